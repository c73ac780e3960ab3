/** The KPI scorecard: own figures, the sample, what it falls back to and what it says when it cannot be loaded. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import KpiScorecardPage from "@/pages/scorecard/KpiScorecardPage";
import {
  deferredAnswer,
  json,
  nothing,
  open,
  refused,
  serve,
  signInAs,
  USER_ID,
  type Answers,
} from "./signedIn";
import { setConnection } from "./userActions";

beforeAll(() => {
  // Late in the evening: the server's day is another one in many places.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 21, 23, 30) });
  signInAs("amara@example.com");
});
const PLAYED = '["money-brain-battle","keeper-of-embers"]';
beforeEach(() => {
  localStorage.setItem("completedQuizzes", PLAYED);
});
afterEach(() => setConnection(true));
afterAll(() => vi.useRealTimers());

const ROW = {
  earning_score: 82,
  spending_score: 27,
  savings_rate: 33.33,
  weekly_earnings: 12.5,
  weekly_spending: 6.2,
  streak_days: 1,
  goals_completed: 2,
  total_goals: 5,
  knowledge_points: 20,
};
const WRITE = "/challenge-dashboard?tab=journal#write";
const PROFILE = { first_name: "Amara", current_quadrant: "QII" };

const answers = (more: Answers = {}): Answers => ({
  "GET profiles": () => json([PROFILE]),
  "POST rpc/refresh_my_kpi": nothing,
  "GET kpi_data": () => json([ROW]),
  ...more,
});

/** The figure that stands under this name. */
const figure = (name: string) => {
  const term = screen.getAllByRole("term").find(({ textContent }) => textContent.startsWith(name))!;
  return within(term.parentElement!).getByRole("definition");
};
const figures = () => screen.findByRole("region", { name: /figures$/ });
const sample = () => screen.queryByText("Sample data");
const complaints = () => vi.mocked(console.error).mock.calls;

describe("a user with figures", () => {
  it("asks for today's figures first, then reads them, and shows that they are loading", async () => {
    const slow = deferredAnswer(() => json([ROW]));
    const calls = serve(answers({ "GET kpi_data": slow.answer }));
    open(<KpiScorecardPage />);
    expect(await screen.findByText("Loading your scorecard...")).toBeVisible();
    slow.release();
    await figures();
    const asked = calls.filter(({ name }) => name.includes("kpi"));
    expect(asked.map(({ name }) => name)).toEqual(["POST rpc/refresh_my_kpi", "GET kpi_data"]);
    expect(asked[0]!.body).toEqual({ p_today: "2026-11-21" });
    expect(asked[1]!.query.get("user_id")).toBe(`eq.${USER_ID}`);
    expect(screen.queryByText("Loading your scorecard...")).toBeNull();
  });

  it("shows each of the nine figures, money in pounds, and no sample", async () => {
    serve(answers());
    open(<KpiScorecardPage />);
    await figures();
    for (const [name, text] of [
      ["Overall score", "55 out of 100"],
      ["Earning score", "82 out of 100"],
      ["Spending score", "27 out of 100"],
      ["Savings rate", "33.3%"],
      ["Weekly earnings", "£12.50"],
      ["Weekly spending", "£6.20"],
      ["Streak", "1 day"],
      ["Goals completed", "2 of 5"],
      ["Knowledge points", "20"],
    ] as const)
      expect(figure(name).textContent).toMatch(new RegExp(`^${text.replace(".", "\\.")}`));
    expect(sample()).toBeNull();
    expect(figure("Overall score")).toHaveTextContent(
      "Halfway between 82 and 27. It is not a mark, so a higher score is not a better one.",
    );
  });

  it.each([
    [
      "Earning score",
      { earning_score: 82 },
      "82 is above the middle: your answers lean towards earning more.",
    ],
    [
      "Spending score",
      { spending_score: 27 },
      "27 is below the middle: your answers lean towards spending less.",
    ],
    ["Earning score", { earning_score: 50 }, "A higher score means you look for more ways to earn."],
    [
      "Overall score",
      { earning_score: 50, spending_score: 50 },
      "Both of your scores are 50, the middle, where everyone starts. Five questions move them. It is not a mark, so a higher score is not a better one.",
    ],
    ["Savings rate", {}, "Out of every £10 you earned in the last 28 days, you saved £3.33."],
    [
      "Savings rate",
      { savings_rate: 0.01 },
      "Out of every £10 you earned in the last 28 days, you saved £0.01.",
    ],
    ["Savings rate", { savings_rate: 100 }, "In the last 28 days, you saved as much as you earned."],
    ["Savings rate", { savings_rate: 250 }, "In the last 28 days, you saved more than you earned."],
    ["Weekly earnings", {}, "£12.50 came in this week, Monday to Sunday."],
    ["Weekly spending", {}, "£6.20 went out this week, Monday to Sunday."],
    ["Streak", { streak_days: 7 }, "You have an entry for each of 7 days in a row."],
    ["Streak", {}, "You have an entry for one day. One for the next day makes it two."],
    ["Goals completed", {}, "2 of your 5 community challenges are complete."],
    ["Goals completed", { goals_completed: 0 }, "None of your 5 community challenges is complete."],
    ["Goals completed", { goals_completed: 5 }, "All of your 5 community challenges are complete."],
    ["Goals completed", { goals_completed: 1 }, "1 of your 5 community challenges is complete."],
    [
      "Goals completed",
      { goals_completed: 0, total_goals: 1 },
      "Your community challenge is not complete yet.",
    ],
    ["Knowledge points", {}, "Each quiz you passed gave you ten points: 2 so far."],
  ] as const)("says what the %s means in a row with %j", async (name, row, words) => {
    serve(answers({ "GET kpi_data": () => json([{ ...ROW, ...row }]) }));
    open(<KpiScorecardPage />);
    await figures();
    expect(figure(name)).toHaveTextContent(words);
    expect(within(figure(name)).queryByRole("link")).toBeNull();
  });

  it("says what is not there yet, each with a way on", async () => {
    localStorage.removeItem("completedQuizzes");
    const nothing = Object.fromEntries(Object.keys(ROW).map((name) => [name, 0]));
    serve(answers({ "GET kpi_data": () => json([{ ...nothing, earning_score: 50, spending_score: 50 }]) }));
    open(<KpiScorecardPage />);
    await figures();
    for (const [name, words, to] of [
      ["Savings rate", "Your journal has nothing saved out of what you earned in the last 28 days.", WRITE],
      ["Weekly earnings", "Nothing that you earned this week is written down.", WRITE],
      ["Weekly spending", "Nothing that you spent this week is written down.", WRITE],
      ["Streak", "It starts with an entry for today or yesterday.", WRITE],
      ["Goals completed", "You have no community challenges at the moment.", "/community?tab=challenges"],
      ["Knowledge points", "The first quiz you pass gives you ten points.", "/quiz-hub"],
    ] as const) {
      expect(figure(name)).toHaveTextContent(words);
      expect(within(figure(name)).getByRole("link")).toHaveAttribute("href", to);
    }
  });

  it("places the user on the assessment's tile, in the picture and in words", async () => {
    serve(answers());
    open(<KpiScorecardPage />);
    await figures();
    expect(
      await screen.findByRole("img", {
        name: /The dot is in the Money Master tile, at 82 for earning and 27 for spending/,
      }),
    ).toBeVisible();
    expect(screen.getByText("Last time, you chose like a Money Master.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Answer the questions again" })).toHaveAttribute(
      "href",
      "/find-your-quadrant",
    );
  });

  it.each([{ current_quadrant: null }, { current_quadrant: "QIX" }, {}])(
    "places the user on QI while the profile says %j",
    async (quadrant) => {
      serve(answers({ "GET profiles": () => json([{ first_name: "Amara", ...quadrant }]) }));
      open(<KpiScorecardPage />);
      await figures();
      expect(screen.getByText("Everyone starts in the Fun Spender tile.")).toBeVisible();
      expect(screen.getByRole("link", { name: "Find my quadrant" })).toBeVisible();
      expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Hi Amara!");
    },
  );

  it("has three buttons still to come, and four example lines", async () => {
    serve(answers());
    open(<KpiScorecardPage />);
    await figures();
    for (const name of ["Update Weekly Goal", "Log New Earnings", "Track Spending"])
      expect(screen.getByRole("button", { name: `${name} Coming Soon` })).toBeDisabled();
    const insights = screen.getByRole("region", { name: "How your figures might change" });
    expect(within(insights).getByText("Example")).toBeVisible();
    for (const line of ["+5", "-2", "+3%", "Level 3"]) expect(within(insights).getByText(line)).toBeVisible();
  });
});

describe("a user without a row", () => {
  async function expectSample() {
    await figures();
    expect(sample()).toBeVisible();
    expect(screen.getByText(/^These are sample figures, not yours/)).toBeVisible();
    expect(screen.getByText("The sample shows a Fun Spender.")).toBeVisible();
    for (const [name, text] of [
      ["Overall score", "62"],
      ["Earning score", "65"],
      ["Spending score", "58"],
      ["Savings rate", "28%"],
      ["Weekly earnings", "£45.00"],
      ["Weekly spending", "£32.00"],
      ["Streak", "7 days"],
      ["Goals completed", "3 of 8"],
      ["Knowledge points", "150"],
    ] as const)
      expect(figure(name).textContent).toMatch(new RegExp(`^${text}(?!\\d)`));
  }

  it("shows a user without a row the sample under its banner, and writes nothing", async () => {
    const calls = serve(answers({ "GET kpi_data": () => json([]), "GET profiles": () => json([]) }));
    open(<KpiScorecardPage />);
    await expectSample();
    expect(screen.getAllByRole("link", { name: "Open my journal" })[0]).toHaveAttribute(
      "href",
      "/challenge-dashboard?tab=journal",
    );
    expect(calls.filter(({ name }) => name.startsWith("PATCH"))).toEqual([]);
  });

  it("shows the sample too if the server answers “no rows” with its code", async () => {
    serve(answers({ "GET kpi_data": () => refused("PGRST116", 406) }));
    open(<KpiScorecardPage />);
    await expectSample();
  });
});

describe("knowledge points", () => {
  const patches = (calls: ReturnType<typeof serve>) => calls.filter(({ name }) => name === "PATCH kpi_data");

  it("stores knowledge points above the row's once, ten for each quiz", async () => {
    localStorage.setItem("completedQuizzes", '["keeper-of-embers","money-brain-battle","keeper-of-embers"]');
    const calls = serve(
      answers({
        "GET kpi_data": () => json([{ ...ROW, knowledge_points: 0 }]),
        "PATCH kpi_data": () => json({ ...ROW, knowledge_points: 20 }),
      }),
    );
    open(<KpiScorecardPage />);
    await figures();
    expect(figure("Knowledge points").textContent).toMatch(/^20/);
    await waitFor(() => expect(patches(calls)).toHaveLength(1));
    expect(patches(calls)[0]!.body).toEqual({ knowledge_points: 20 });
    expect(patches(calls)[0]!.query.get("user_id")).toBe(`eq.${USER_ID}`);
    expect(patches(calls)[0]!.query.get("select")).toContain("knowledge_points");
  });

  it.each([
    ["of a browser without quizzes", () => localStorage.removeItem("completedQuizzes")],
    [
      "of a browser with fewer quizzes",
      () => localStorage.setItem("completedQuizzes", '["keeper-of-embers"]'),
    ],
    ["of a list that could not be right", () => localStorage.setItem("completedQuizzes", "{")],
    [
      "of a list that no storage gives away",
      () =>
        vi.stubGlobal("localStorage", {
          getItem() {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        }),
    ],
  ])("takes no knowledge points away for %s", async (_, spoil) => {
    spoil();
    const calls = serve(answers());
    open(<KpiScorecardPage />);
    await figures();
    expect(figure("Knowledge points").textContent).toMatch(/^20/);
    expect(patches(calls)).toEqual([]);
    vi.unstubAllGlobals();
  });

  it("does not store knowledge points that the row already has", async () => {
    const calls = serve(answers());
    open(<KpiScorecardPage />);
    await figures();
    expect(patches(calls)).toEqual([]);
  });

  it("logs knowledge points that could not be stored, without the values, and does not claim them", async () => {
    const calls = serve(
      answers({
        "GET kpi_data": () => json([{ ...ROW, knowledge_points: 10 }]),
        "PATCH kpi_data": () => refused("XX000"),
      }),
    );
    open(<KpiScorecardPage />);
    await figures();
    await waitFor(() => expect(figure("Knowledge points").textContent).toMatch(/^10/));
    expect(patches(calls)).toHaveLength(1);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(complaints()).toEqual([["The knowledge points were not saved."]]);
    vi.mocked(console.error).mockClear();
  });
});

describe("a server in trouble", () => {
  it("shows no sample for a failing server, logs the failure, and can ask again", async () => {
    let works = false;
    serve(answers({ "GET kpi_data": () => (works ? json([ROW]) : refused("57014")) }));
    open(<KpiScorecardPage />);
    expect(await screen.findByText(/^We could not load your scorecard\./)).toBeVisible();
    expect(sample()).toBeNull();
    expect(complaints()).toHaveLength(1);
    vi.mocked(console.error).mockClear();
    works = true;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await figures();
    expect(figure("Weekly earnings").textContent).toMatch(/^£12.50/);
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("shows the stored figures if the server cannot refresh them, and logs only the code", async () => {
    serve(answers({ "POST rpc/refresh_my_kpi": () => refused("not_today", 400) }));
    open(<KpiScorecardPage />);
    await figures();
    expect(figure("Weekly earnings").textContent).toMatch(/^£12.50/);
    expect(complaints()).toEqual([["The scorecard was not brought up to date:", "not_today"]]);
    vi.mocked(console.error).mockClear();
  });

  it("says that there is no connection, and shows the figures once there is", async () => {
    serve(answers());
    setConnection(false);
    open(<KpiScorecardPage />);
    expect(await screen.findByText(/^We could not load your scorecard\./)).toBeVisible();
    setConnection(true);
    await figures();
  });

  it("shows the name before the @, and QI, without a profile", async () => {
    serve(answers({ "GET profiles": () => refused("57014") }));
    open(<KpiScorecardPage />);
    await figures();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Hi amara!"));
    expect(screen.getByText(/^Everyone starts in the Fun Spender tile/)).toBeVisible();
    vi.mocked(console.error).mockClear();
  });
});

describe("the name", () => {
  it.each([
    { profile: [{ ...PROFILE, first_name: "Zadie" }], email: "amara@example.com", name: "Zadie" },
    { profile: [{ ...PROFILE, first_name: " " }], email: "amara@example.com", name: "amara" },
    { profile: [], email: "amara@example.com", name: "amara" },
    { profile: [], email: "", name: "Money Master" },
  ])("greets $name", async ({ profile, email, name }) => {
    signInAs(email);
    serve(answers({ "GET profiles": () => json(profile) }));
    open(<KpiScorecardPage />);
    await figures();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`Hi ${name}!`));
  });
});
