/** A savings goal's name, picture and jar, with PostgREST's answers. */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { goalWords } from "@/content/community/goalNames";
import { GOAL_PICTURE_NAMES } from "@/content/community/goals";
import { GOAL_PICTURES } from "@/domain/community/communityChallenges";
import { ChallengesTab } from "@/pages/community/ChallengesTab";
import { fakeRest, refuse, renderSignedIn, type Answer, type Call } from "./fakeRest";
import { expectLoggedError, press, toastTitles, USER } from "./userActions";

const TABLE = "community_challenges";
const TODAY = "2026-11-21";
const GOAL = {
  id: "c1",
  challenge_type: "savings_goal",
  target_value: 50,
  current_progress: 20.5,
  end_date: "2026-12-21",
  status: "active",
  title: null as string | null,
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
    [`POST ${TABLE}`]: () => {
      rows = [GOAL];
      return [201];
    },
    [`PATCH ${TABLE}`]: ({ body }: Call) => {
      rows = [{ ...GOAL, ...(body as object) }];
      return [200, { needs_help: null }];
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

async function joinFor(title: string, picture?: string) {
  await press("Join Savings Challenge");
  await userEvent.type(await screen.findByLabelText("How much do you want to save?"), "50");
  if (title) await userEvent.type(await screen.findByLabelText("What is it for?"), title);
  if (picture) await userEvent.click(screen.getByRole("radio", { name: picture }));
  await press("Join");
}

describe("a new goal", () => {
  it("gets its name and picture by an update of their own, after the specified insert", async () => {
    open();
    await joinFor("  A red bike ", "Bike");
    expect(await screen.findByRole("listitem", { name: "A red bike" })).toBeVisible();
    expect(rest.sent(`POST ${TABLE}`)).toEqual([
      { user_id: "u1", challenge_type: "savings_goal", target_value: 50, end_date: "2026-12-21" },
    ]);
    expect(rest.sent(`PATCH ${TABLE}`)).toEqual([{ title: "A red bike", picture: "bike" }]);
    expect(screen.getByText(/^Until/u)).toBeVisible();
  });

  it("needs neither name nor picture", async () => {
    open();
    await joinFor("");
    expect(await screen.findByRole("listitem", { name: "Savings challenge" })).toBeVisible();
    expect(rest.sent(`PATCH ${TABLE}`)).toEqual([]);
  });

  it("sends nothing while its name is too long, and says so beside it", async () => {
    open();
    await joinFor("x".repeat(61));
    const field = screen.getByLabelText("What is it for?");
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/60 characters or fewer/u);
    expect(rest.sent(`POST ${TABLE}`)).toEqual([]);
  });

  it.each([
    [
      "tells how somebody is reached",
      refuse(400, "goal_contact"),
      /Please leave out how to get in touch/u,
      false,
    ],
    ["did not arrive", refuse(500, "XX000"), /Anyone who can sign in/u, true],
  ] as const)("is set, and asks for its name again, if the name %s", async (_, refusal, words, isLogged) => {
    answers[`PATCH ${TABLE}`] = () => refusal;
    open();
    await joinFor("07700 900123");
    expect(await screen.findByRole("dialog", { name: "Name your goal" })).toBeVisible();
    const field = screen.getByLabelText("What is it for?");
    expect(field).toHaveValue("07700 900123");
    expect(field).toHaveAccessibleDescription(words);
    expect(toastTitles()).toContain("Your goal is set, but its name was not saved.");
    if (isLogged) expectLoggedError();
  });

  it("is answered with help if its name tells of need", async () => {
    answers[`PATCH ${TABLE}`] = () => [200, { needs_help: "crisis" }];
    open();
    await joinFor("i want to die");
    expect(await screen.findByRole("link", { name: "0800 1111" })).toBeVisible();
  });
});

describe("a goal that is there", () => {
  it("is named later, and its name changed or taken away", async () => {
    rows = [GOAL];
    open();
    await press("Give it a name");
    await userEvent.type(await screen.findByLabelText("What is it for?"), "Skates");
    await userEvent.click(screen.getByRole("radio", { name: "Skateboard" }));
    await press("Save name");
    await screen.findByRole("listitem", { name: "Skates" });
    await press(/^Change the name/u);
    await userEvent.clear(await screen.findByLabelText("What is it for?"));
    await press("Save name");
    await screen.findByRole("listitem", { name: "Savings challenge" });
    expect(rest.sent(`PATCH ${TABLE}`)).toEqual([
      { title: "Skates", picture: "skateboard" },
      { title: null, picture: "skateboard" },
    ]);
  });

  it("keeps what was typed if the name cannot be saved", async () => {
    rows = [GOAL];
    answers[`PATCH ${TABLE}`] = () => refuse(500, "XX000");
    open();
    await press("Give it a name");
    await userEvent.type(await screen.findByLabelText("What is it for?"), "Skates");
    await press("Save name");
    expect(await screen.findByRole("alert")).toHaveTextContent("We could not save the name.");
    expect(screen.getByLabelText("What is it for?")).toHaveValue("Skates");
    expectLoggedError();
  });

  it.each([
    [0, "The jar is 0% full.", "0%", "$50 to go."],
    [5, "The jar is 10% full.", "10%", "$45 to go."],
    [30, "The jar is 60% full.", "60%", "$20 to go."],
    [49.99, "The jar is 99% full.", "99%", "$0.01 to go."],
    [50, "The jar is full.", "You filled your jar!", "$50"],
  ])("says at %s of 50 how full the jar is", async (saved, name, words, figure) => {
    rows = [{ ...GOAL, current_progress: saved, status: saved >= 50 ? "completed" : "active" }];
    open();
    const card = within(await screen.findByRole("listitem", { name: "Savings challenge" }));
    expect(card.getByRole("img", { name })).toBeVisible();
    expect(card.getAllByText(words)[0]).toBeVisible();
    expect(card.getAllByText(figure)[0]).toBeVisible();
  });

  it("asks for nothing more once the time is up", async () => {
    rows = [{ ...GOAL, current_progress: 30, status: "failed" }];
    open();
    expect(await screen.findByText("$30")).toBeVisible();
    expect(screen.queryByText(/to go/u)).toBeNull();
  });

  it.each(["completed", "failed"])(
    "offers a new goal once it is %s, and stays as a keepsake",
    async (status) => {
      const over = { ...GOAL, id: "c0", title: "Skates", status };
      rows = [over];
      answers[`POST ${TABLE}`] = () => {
        rows = [GOAL, over];
        return [201];
      };
      open();
      await press("Choose a new goal");
      await userEvent.type(await screen.findByLabelText("How much do you want to save?"), "50");
      await press("Join");
      expect(await screen.findByRole("listitem", { name: "Savings challenge" })).toBeVisible();
      expect(screen.getByRole("listitem", { name: "Skates" })).toBeVisible();
      for (const name of ["Choose a new goal", "Join Savings Challenge"])
        expect(screen.queryByRole("button", { name })).toBeNull();
    },
  );

  it("an unknown picture of a later version counts as none", async () => {
    rows = [{ ...GOAL, title: "Rocket", picture: "rocket" }];
    open();
    expect(await screen.findByRole("listitem", { name: "Rocket" })).toBeVisible();
  });
});

it("draws every picture, and names it", async () => {
  const art = await import("/public/art/goals.svg?raw");
  for (const picture of GOAL_PICTURES) {
    expect((art as { default: string }).default).toContain(`<symbol id="${picture}"`);
    expect(GOAL_PICTURE_NAMES[picture]).toMatch(/^\p{Lu}/u);
  }
  expect(goalWords(50)).not.toBe(goalWords(51));
});
