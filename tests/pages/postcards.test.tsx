/** The cards of Day 1 and of each mission's end: on the dashboard, on the first day, on the shelf and after the end. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { keepOutboxIn } from "@/backend/journal/outboxStore";
import { queryClient } from "@/backend/queryClient";
import { addDays } from "@/domain/calendar";
import { PostcardList } from "@/parts/challenge/postcard/PostcardList";
import ChallengeDashboardPage from "@/pages/journal/ChallengeDashboardPage";
import FirstDayPage from "@/pages/today/FirstDayPage";
import { clearUserData } from "@/storage/account/ownData";
import { keepCard, postcardsOf } from "@/storage/challenge/postcards";
import { outboxOf } from "@/storage/journal/journal";
import { json, open, refused, serve, signInAs, USER_ID, type Answers, type Call } from "./signedIn";
import { expectLoggedError, press, setConnection } from "./userActions";

const TODAY = "2026-11-21";
const KEY = `4mq_postcards_${USER_ID}`;
const startOn = (day: number) => addDays(TODAY, 1 - day);

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 21, 16, 30) });
});
beforeEach(() => {
  signInAs();
  localStorage.clear();
});
afterEach(() => setConnection(true));
afterAll(() => vi.useRealTimers());
keepOutboxIn(outboxOf);

const sums = (earning: number, saving: number, spending: number) => ({
  total_earning: earning,
  total_saving: saving,
  total_spending: spending,
  total_ks_spending: 0,
  se_ratio: 0,
  ks_ratio: 0,
});
let nth = 0;
const row = (entry_date: string, column: string, detail: string, amount: number) => ({
  id: `e${(nth += 1)}`,
  client_id: `c${nth}`,
  entry_date,
  entry_type: detail[0],
  amount,
  earning_detail: null,
  saving_detail: null,
  spending_detail: null,
  [column]: detail,
});

/** Six days of a mission: £11.20 of needs, £4.80 of wants and £2.40 saved. */
const rowsFrom = (first: string) => [
  row(first, "spending_detail", "P-KS Needs", 8),
  row(addDays(first, 1), "spending_detail", "P-Non-KS Needs", 3.2),
  row(addDays(first, 3), "spending_detail", "P-Wants", 4),
  row(addDays(first, 5), "spending_detail", "P-Wants", 0.8),
  row(addDays(first, 8), "saving_detail", "S-For Goal", 2),
  row(addDays(first, 13), "saving_detail", "S-For Goal", 0.4),
];

/** Every mission has the same lines, or none has any. */
const answers = (day: number, isWritten: boolean, more: Answers = {}): Answers => ({
  "GET profiles": () => json([{ first_name: "Amara", current_quadrant: null }]),
  "GET challenge_participants": ({ query }: Call) =>
    json(query.has("is_active") === day <= 90 ? [{ challenge_start_date: startOn(day) }] : []),
  "POST rpc/calculate_weekly_stats_ksp": () => json([isWritten ? sums(0, 2.4, 16) : sums(0, 0, 0)]),
  "GET journal_entries": ({ query }) =>
    json(isWritten && query.has("entry_date") ? rowsFrom(query.get("entry_date")!.slice(4)) : []),
  "HEAD journal_entries": ({ query }) =>
    new Response(null, {
      headers: { "content-range": query.get("entry_date") === `gte.${startOn(day)}` ? "*/6" : "*/0" },
    }),
  "GET habit_streaks": () => json([]),
  "GET kindness_quests": () => json([]),
  ...more,
});

/** The dashboard on a day of one's 90 days. */
function openOn(day: number, { isWritten = true, more = {} as Answers } = {}) {
  const calls = serve(answers(day, isWritten, more));
  const page = open(<ChallengeDashboardPage />, "/challenge-dashboard?tab=journal");
  return { calls, page };
}
const card = (title: string) => screen.findByRole("region", { name: title });
/** On the dashboard a card waits in one row. */
async function openCard(title: string) {
  await press(/^Your postcard is here/);
  const told = await card(title);
  await waitFor(() => expect(within(told).getByRole("heading", { name: title })).toHaveFocus());
  return told;
}
const noCard = async () => {
  await screen.findByRole("list", { name: "The six phases" });
  for (const name of [/^Your postcard is here/, "Turn the card over"])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByRole("region", { name: "Day 1" })).toBeNull();
};

describe("the card of Day 1", () => {
  it("is under the trail on that day, until it is closed", async () => {
    const { page } = openOn(1);
    const told = await openCard("Day 1");
    expect(told).toHaveTextContent("Ninety days, six missions, five minutes a day. A day off is fine.");
    expect(await within(told).findByText("Your first line is written.")).toBeVisible();
    expect(told).toHaveTextContent("Tomorrow");
    expect(screen.getAllByRole("list", { name: "The six phases" })).toHaveLength(1);
    await userEvent.click(screen.getByRole("tab", { name: "Progress" }));
    expect(screen.queryByRole("region", { name: "Day 1" })).toBeNull();

    page.unmount();
    openOn(1);
    await openCard("Day 1");
    await press("Start mission 1");
    await noCard();
    expect(document.activeElement).toHaveTextContent(/^1See where it goes/);
  });

  it("says nothing of a line that is not there", async () => {
    openOn(1, { isWritten: false });
    const told = await openCard("Day 1");
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(within(told).queryByText("Your first line is written.")).toBeNull();
  });

  it("comes when somebody starts Day 1, and is not there again on the dashboard", async () => {
    let isEnrolled = false;
    serve({
      ...answers(1, true),
      "GET challenge_participants": ({ query }) =>
        json(query.has("is_active") && isEnrolled ? [{ challenge_start_date: TODAY }] : []),
      "POST challenge_participants": () => {
        isEnrolled = true;
        return new Response(null, { status: 201 });
      },
      "POST rpc/settle_my_challenges": () => json(0),
      "GET community_challenges": () => json([]),
    });
    const page = open(<FirstDayPage />, "/first-day");
    await press("Start Day 1");
    const told = await card("Day 1");
    await waitFor(() => expect(within(told).getByRole("heading", { name: "Day 1" })).toHaveFocus());
    await userEvent.click(within(told).getByRole("link", { name: "Open my journal" }));
    page.unmount();
    openOn(1);
    await noCard();
  });
});

describe("the card of a mission", () => {
  it.each([2, 14])("is not there on day %i", async (day) => {
    openOn(day);
    await noCard();
  });

  it.each([
    [15, "See where it goes", "£18.40spent and saved"],
    [29, "Put needs first", "£16.00spent"],
    [57, "Save before you spend", "£2.40saved"],
    [85, "Share and look back", "£18.40spent and saved"],
  ])("is there on day %i with one figure of its own: %s, %s", async (day, title, figure) => {
    const { calls } = openOn(day);
    const told = await openCard(title);
    expect(await within(told).findByText("You wrote on 6 days.")).toBeVisible();
    expect(told).toHaveTextContent(figure);
    const first = addDays(startOn(day), (Math.floor((day - 1) / 14) - 1) * 14);
    expect(calls.find(({ name }) => name.endsWith("weekly_stats_ksp"))!.body).toEqual({
      p_user_id: USER_ID,
      p_week_start: first,
      p_week_end: addDays(first, 13),
    });
  });

  it("tells its parts with their shares, which come to the whole", async () => {
    openOn(15);
    const told = await openCard("See where it goes");
    expect(await within(told).findByText("Most of it went on needs.", { exact: false })).toBeVisible();
    for (const part of [/^Needsabout 61%$/, /^Wantsabout 26%$/, /^Savedabout 13%$/])
      expect(
        within(told)
          .getAllByRole("listitem")
          .some((item) => part.test(item.textContent)),
      ).toBe(true);
  });

  it("comes back after a reload, and not after it was closed", async () => {
    const { page } = openOn(17);
    await openCard("See where it goes");
    page.unmount();
    const again = openOn(17).page;
    await openCard("See where it goes");
    await press("Close the card");
    await noCard();
    expect(document.activeElement).toHaveTextContent(/^2Put needs first/);
    again.unmount();
    openOn(17);
    await noCard();
  });

  it("gives way to that of the next mission", async () => {
    openOn(29);
    await openCard("Put needs first");
    expect(screen.queryByText("See where it goes", { selector: "h2" })).toBeNull();
  });

  it("only says that a new mission starts where no line was written", async () => {
    openOn(15, { isWritten: false });
    const told = await openCard("See where it goes");
    expect(await within(told).findByText("A new mission starts today.")).toBeVisible();
    await waitFor(() => expect(within(told).queryByRole("status")).toBeNull());
    expect(told).not.toHaveTextContent(/£|You wrote/);
    expect(screen.queryByRole("button", { name: /picture to share/ })).toBeNull();
  });

  it("only says what the calendar says if its figures do not come, and asks for them again", async () => {
    let works = false;
    openOn(16, {
      more: {
        "POST rpc/calculate_weekly_stats_ksp": () => (works ? json([sums(0, 2.4, 16)]) : refused("57014")),
      },
    });
    const told = await openCard("See where it goes");
    expect(await within(told).findByRole("alert")).toHaveTextContent("We could not add up what you wrote.");
    expect(within(told).getByText("Mission 2 has begun.")).toBeVisible();
    expect(told).not.toHaveTextContent(/£|You wrote on/);
    expectLoggedError();
    works = true;
    await userEvent.click(within(told).getByRole("button", { name: "Try again" }));
    expect(await within(told).findByText("You wrote on 6 days.")).toBeVisible();
  });

  it("says the sum and no parts if the lines do not come to it", async () => {
    openOn(15, { more: { "POST rpc/calculate_weekly_stats_ksp": () => json([sums(0, 0, 9_000_000.05)]) } });
    const told = await openCard("See where it goes");
    expect(await within(told).findByText("£9,000,000.05")).toBeVisible();
    expect(told).toHaveTextContent("All of it comes from your own lines.");
    expect(told).not.toHaveTextContent(/Most of it|Needs$|You wrote on/);
  });

  it("is turned over and closed by the keyboard, and what turned up has the focus", async () => {
    openOn(15);
    const told = await openCard("See where it goes");
    within(told).getByRole("button", { name: "Turn the card over" }).focus();
    await userEvent.keyboard("{Enter}");
    const back = await card("Put needs first");
    await waitFor(() => expect(within(back).getByRole("heading", { name: "Put needs first" })).toHaveFocus());
    expect(back).toHaveTextContent("Mission 2 · 14 days");
    expect(back).toHaveTextContent("21 November to 4 December");
    expect(back).toHaveTextContent("Which were needs, and which were wants?");
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Start mission 2" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const front = await card("See where it goes");
    await waitFor(() =>
      expect(within(front).getByRole("heading", { name: "See where it goes" })).toHaveFocus(),
    );
    await press("Turn the card over");
    await press("Start mission 2");
    await noCard();
  });

  it("turns to the last six days after mission 6", async () => {
    openOn(85);
    await openCard("Share and look back");
    await press("Turn the card over");
    const back = await card("Look back, and look ahead");
    expect(back).toHaveTextContent("Days 85 to 90");
    expect(back).toHaveTextContent("Read your very first entry.");
    expect(within(back).getByRole("button", { name: "Start the last six days" })).toBeVisible();
  });

  it.each(["{", '"no"', '[{"start":"2026-99-99","shown":[],"closed":[]}]', '[{"closed":[1]}]'])(
    "is there once more if what was kept cannot be read: %s",
    async (broken) => {
      localStorage.setItem(KEY, broken);
      openOn(15);
      await openCard("See where it goes");
      await press("Close the card");
      await noCard();
    },
  );

  it("is of the challenge that runs, whatever was seen in one before", async () => {
    keepCard(USER_ID, "2026-01-01", "closed", 1);
    openOn(15);
    await openCard("See where it goes");
  });
});

describe("the stamps after day 90", () => {
  it("are there for the missions with a line, and an outline for the others", async () => {
    openOn(91);
    const stamps = await screen.findByRole("list", { name: "Your six missions" });
    const items = within(stamps).getAllByRole("listitem");
    expect(items).toHaveLength(6);
    expect(items[0]).toHaveTextContent("See where it goesYou wrote lines in this one.");
    for (const item of items.slice(1)) expect(item).not.toHaveTextContent("You wrote lines");
    expect(screen.queryByRole("button", { name: "Turn the card over" })).toBeNull();
  });
});

describe("the postcards on the shelf", () => {
  const shelf = (day: number) => {
    serve(answers(day, true));
    return open(<PostcardList userId={USER_ID} />, "/shelf");
  };

  it("are opened and closed again, seen before or not", async () => {
    keepCard(USER_ID, startOn(30), "closed", 2);
    shelf(30);
    const list = await screen.findByRole("region", { name: "Your postcards" });
    expect(
      within(list)
        .getAllByRole("button")
        .map((button) => button.textContent),
    ).toEqual(["2Mission 2Put needs first", "1Mission 1See where it goes", "★Day 1Where it all began"]);
    await press("Mission 1 See where it goes");
    const told = await card("See where it goes");
    await waitFor(() =>
      expect(within(told).getByRole("heading", { name: "See where it goes" })).toHaveFocus(),
    );
    expect(await within(told).findByText("You wrote on 6 days.")).toBeVisible();
    await press("Close the card");
    expect(screen.queryByRole("button", { name: "Turn the card over" })).toBeNull();
    expect(screen.getByRole("button", { name: "Mission 1 See where it goes" })).toHaveFocus();
  });

  it("are not there before any 90 days", () => {
    shelf(30);
    expect(screen.queryByRole("region", { name: "Your postcards" })).toBeNull();
  });
});

it("is cleared with the rest of the account's data", () => {
  keepCard(USER_ID, TODAY, "closed", 0);
  expect(localStorage.getItem(KEY)).not.toBeNull();
  clearUserData(USER_ID, false);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(postcardsOf(USER_ID).read()).toEqual([]);
});
