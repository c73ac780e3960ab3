/** The last day of a savings goal, with PostgREST's answers: when joining, and after an end that was missed. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { ChallengesTab } from "@/pages/community/ChallengesTab";
import { fakeRest, refuse, renderSignedIn, type Answer, type Call } from "./fakeRest";
import { expectLoggedError, press, toastTitles, USER } from "./userActions";

const TABLE = "community_challenges";
/** A Saturday. */
const TODAY = "2026-11-21";
const MISSED = {
  id: "c1",
  challenge_type: "savings_goal",
  target_value: 50,
  current_progress: 20,
  end_date: "2026-11-01",
  status: "failed",
  title: "Headphones",
  picture: null as string | null,
};
let rows: object[] = [];
const answers: Record<string, (call: Call) => Answer | Promise<Answer>> = {};
let rest: ReturnType<typeof fakeRest>;

beforeEach(() => {
  rows = [];
  Object.assign(answers, {
    "POST rpc/settle_my_challenges": () => [200, 0],
    [`GET ${TABLE}`]: () => [200, rows],
    [`POST ${TABLE}`]: () => [201],
    "POST rpc/choose_new_end": ({ body }: Call) => {
      const end_date = (body as { p_end_date: string }).p_end_date;
      rows = [{ ...MISSED, status: "active", end_date }];
      return [200, end_date];
    },
  });
  rest = fakeRest(answers);
});

const open = () =>
  renderSignedIn(
    <MemoryRouter>
      <ChallengesTab user={USER} today={TODAY} />
    </MemoryRouter>,
  );
const amount = () => screen.findByLabelText("How much do you want to save?");
const week = () => screen.getByLabelText("What can you save each week?");
const lastDay = () => screen.getByLabelText("Last day");
const setDay = async (day: string) => {
  await userEvent.clear(lastDay());
  if (day) await userEvent.type(lastDay(), day);
};
const sentEnds = () => rest.sent(`POST ${TABLE}`).map((body) => (body as { end_date: string }).end_date);

async function openJoin(goal: string) {
  open();
  await press("Join Savings Challenge");
  await userEvent.type(await amount(), goal);
}

describe("joining", () => {
  it("ends in 30 days unless something else is said", async () => {
    await openJoin("30");
    expect(lastDay()).toHaveValue("2026-12-21");
    expect(lastDay()).toHaveAccessibleDescription(/30 days from today/u);
    await press("Join");
    await waitFor(() => expect(sentEnds()).toEqual(["2026-12-21"]));
  });

  it("works the end out from what a week brings, and says how many Saturdays that is", async () => {
    await openJoin("30");
    await userEvent.type(week(), "3.75");
    expect(lastDay()).toHaveValue("2027-01-09");
    expect(screen.getByText("Eight Saturdays. The last one is on 9 January 2027.")).toBeVisible();
    // More to save takes longer.
    await userEvent.clear(await amount());
    await userEvent.type(await amount(), "37.5");
    expect(lastDay()).toHaveValue("2027-01-23");
    await press("Join");
    await waitFor(() => expect(sentEnds()).toEqual(["2027-01-23"]));
  });

  it("sends an end that was changed by hand, which stays until another week is typed", async () => {
    await openJoin("30");
    await userEvent.type(week(), "3");
    await setDay("2027-02-01");
    await userEvent.type(await amount(), "300");
    expect(lastDay()).toHaveValue("2027-02-01");
    await userEvent.type(week(), "0");
    expect(lastDay()).toHaveValue("2027-01-23");
    await setDay("2027-02-01");
    await press("Join");
    await waitFor(() => expect(sentEnds()).toEqual(["2027-02-01"]));
  });

  it("goes to the end of a year at most, and says that a new end can be chosen then", async () => {
    await openJoin("900");
    await userEvent.type(week(), "1");
    expect(lastDay()).toHaveValue("2027-11-21");
    expect(screen.getByText(/longer than a year/u)).toBeVisible();
  });

  it.each([
    ["", "2026-11-20", "Last day", /Choose a day from today to 21 November 2027/u],
    ["", "2027-11-22", "Last day", /Choose a day/u],
    ["", "", "Last day", /Choose a day/u],
    ["0", undefined, "What can you save each week?", /greater than 0/u],
  ])(
    "sends nothing for “%s” a week until “%s”, and says so at the field",
    async (typed, day, label, words) => {
      await openJoin("30");
      if (typed) await userEvent.type(week(), typed);
      if (day !== undefined) await setDay(day);
      await press("Join");
      const field = screen.getByLabelText(label);
      expect(field).toHaveFocus();
      expect(field).toHaveAccessibleDescription(words);
      expect(rest.sent(`POST ${TABLE}`)).toEqual([]);
    },
  );
});

describe("an end that was missed", () => {
  it("is followed by a new one, and the goal is active again", async () => {
    rows = [MISSED];
    open();
    await press(/^Choose a new end/);
    const dialog = within(await screen.findByRole("dialog", { name: "Choose a new end" }));
    expect(dialog.getByText("$30 to go. What you have saved is still in the jar.")).toBeVisible();
    await userEvent.type(week(), "10");
    expect(lastDay()).toHaveValue("2026-12-05");
    await press("Go on saving");
    expect(await screen.findByText("Until 5 December 2026")).toBeVisible();
    expect(rest.sent("POST rpc/choose_new_end")).toEqual([
      { p_challenge_id: "c1", p_end_date: "2026-12-05" },
    ]);
    expect(toastTitles()).toEqual(["Your goal goes on"]);
    await waitFor(() => expect(screen.getByRole("heading", { name: "Your challenges" })).toHaveFocus());
  });

  it("stays missed if the new one is refused, and keeps the chosen day", async () => {
    rows = [MISSED];
    answers["POST rpc/choose_new_end"] = () => refuse(500, "XX000");
    open();
    await press(/^Choose a new end/);
    await screen.findByRole("dialog", { name: "Choose a new end" });
    await setDay("2027-03-01");
    await press("Go on saving");
    expect(await screen.findByRole("alert")).toHaveTextContent("We could not change the end.");
    expect(lastDay()).toHaveValue("2027-03-01");
    expectLoggedError();
  });

  it("is not offered beside an active goal, nor for a goal that was reached or is no savings goal", async () => {
    rows = [
      { ...MISSED, id: "c2", status: "active", title: "Bike" },
      MISSED,
      { ...MISSED, id: "c3", status: "completed", current_progress: 50, title: "Book" },
      { ...MISSED, id: "c4", challenge_type: "habit_streak", title: "Draw" },
    ];
    open();
    await screen.findByRole("listitem", { name: "Headphones" });
    expect(screen.queryByRole("button", { name: /^Choose a new end/ })).toBeNull();
  });
});
