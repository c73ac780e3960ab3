/** The challenge dashboard's frame and its My KPIs: enrolment, figures, trend, refreshing, and a server in trouble. */
import { MISSION_TITLES } from "@/content/challenge/missionTitles";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { keepOutboxIn } from "@/backend/journal/outboxStore";
import ChallengeDashboardPage from "@/pages/journal/ChallengeDashboardPage";
import { CARDS } from "@/domain/challenge/postcards";
import { keepCard } from "@/storage/challenge/postcards";
import { outboxOf } from "@/storage/journal/journal";
import { currentToasts } from "@/ui/feedback/toast";
import {
  deferredAnswer,
  json,
  open,
  refused,
  serve,
  signInAs,
  USER_ID,
  type Answers,
  type Call,
} from "./signedIn";
import { setConnection } from "./userActions";

const KPIS = "/challenge-dashboard?tab=kpis";

beforeAll(() => {
  // A Saturday, late in the evening: the server's day is another one in many places.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 21, 23, 30) });
});
/** Days on which the challenges of these tests begin. */
const STARTS = ["2026-08-29", "2026-10-30", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"];
beforeEach(() => {
  signInAs("amara@example.com");
  // The postcards, which have a test of their own, have been put away.
  for (const start of STARTS) for (const card of CARDS) keepCard(USER_ID, start, "closed", card);
});
afterEach(() => setConnection(true));
afterAll(() => vi.useRealTimers());

const ZEROS = {
  total_earning: 0,
  total_saving: 0,
  total_spending: 0,
  total_ks_spending: 0,
  se_ratio: 0,
  ks_ratio: 0,
};
const WEEK = {
  total_earning: 12.5,
  total_saving: 4.17,
  total_spending: 6.2,
  total_ks_spending: 4,
  se_ratio: 33.36,
  ks_ratio: 64.52,
};
const started = (day: string) => () => json([{ challenge_start_date: day }]);
const EARLIER_WEEKS = Array.from({ length: 7 }, () => ZEROS);
const NAMES = {
  week: "rpc/calculate_weekly_stats_ksp",
  trend: "rpc/calculate_week_trend_ksp",
  phase: "rpc/calculate_phase_stats_ksp",
};
/** How often each function was called. */
const asked = (calls: readonly Call[]) =>
  Object.values(NAMES).map((name) => calls.filter((call) => call.name.endsWith(name)).length);

const answers = (more: Answers = {}): Answers => ({
  "GET profiles": () => json([{ first_name: "Amara", current_quadrant: null }]),
  "GET challenge_participants": started("2026-10-30"),
  "POST rpc/calculate_weekly_stats_ksp": () => json([WEEK]),
  "POST rpc/calculate_week_trend_ksp": () => json(EARLIER_WEEKS),
  "POST rpc/calculate_phase_stats_ksp": ({ body }) =>
    json([(body as { p_phase_number: number }).p_phase_number === 2 ? WEEK : ZEROS]),
  ...more,
});
const nothingYet = {
  "POST rpc/calculate_weekly_stats_ksp": () => json([ZEROS]),
  "POST rpc/calculate_phase_stats_ksp": () => json([ZEROS]),
};

keepOutboxIn(outboxOf);

const region = (name: string) => screen.findByRole("region", { name });
const theWeek = () => region("This Week's Performance");
const thePhases = () => region("Phase Performance Summary");
const figure = (where: HTMLElement, name: string) =>
  within(within(where).getByText(name, { selector: "dt" }).parentElement!).getByRole("definition");
const complaints = () => vi.mocked(console.error).mock.calls;
const quiet = () => vi.mocked(console.error).mockClear();
const click = (name: string, where = screen as Pick<typeof screen, "getByRole">) =>
  userEvent.click(where.getByRole("button", { name }));

const NOTICE = /^You've been automatically enrolled/;
const WRITE = "/challenge-dashboard?tab=journal#write";
const WEEK_EMPTY = "No data for this week yet. Start adding journal entries!";
const PHASES_EMPTY = "No phase data available yet. Complete your first phase to see results!";

describe("the figures", () => {
  it("fetches the week's figures for Monday to Sunday, with at most one decimal and a meaning each", async () => {
    const calls = serve(answers());
    open(<ChallengeDashboardPage />, KPIS);
    const week = await theWeek();
    for (const [name, text] of [
      ["Earned", "£12.50£12.50 came in over the week."],
      ["Saved", "£4.17£4.17 was put aside for later."],
      ["Spent", "£6.20£6.20 went out over the week."],
      ["Left over", "£2.13£2.13 was not saved or spent."],
      ["Spent on KS needs", "£4.00KS means planned for: £4.00 of the £6.20."],
      ["Saving ratio", "33.4%Out of every £10 you earned, £3.34 was put aside."],
      ["KS spending ratio", "64.5%Out of every £10 you spent, £6.45 went on needs you planned for."],
    ] as const)
      expect(figure(week, name)).toHaveTextContent(text);
    expect(week).toHaveTextContent("Monday 16 Nov to Sunday 22 Nov");
    expect(
      calls.filter(({ name }) => name.endsWith("weekly_stats_ksp")).map(({ body }) => body),
    ).toContainEqual({
      p_user_id: USER_ID,
      p_week_start: "2026-11-16",
      p_week_end: "2026-11-22",
    });
  });

  it("fetches the seven earlier weeks in one request, and shows all eight in a table", async () => {
    const calls = serve(answers());
    open(<ChallengeDashboardPage />, KPIS);
    const weeks = await region("Your last eight weeks");
    expect(weeks).toHaveTextContent("Over these weeks, you earned £12.50, saved £4.17 and spent £6.20.");
    expect(asked(calls)).toEqual([1, 1, 6]);
    expect(calls.find(({ name }) => name.endsWith("week_trend_ksp"))!.body).toEqual({
      p_user_id: USER_ID,
      p_first_day: "2026-09-28",
      p_weeks: 7,
    });
    await userEvent.click(within(weeks).getByText("Show these figures as a table"));
    const rows = within(weeks)
      .getAllByRole("row")
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toHaveLength(9);
    expect(rows[0]).toEqual(["Week", "Earned", "Saved", "Spent"]);
    expect(rows[1]).toEqual(["Week of 28 Sep", "£0.00", "£0.00", "£0.00"]);
    expect(rows[8]).toEqual(["Week of 16 Nov (this week)", "£12.50", "£4.17", "£6.20"]);
  });

  it("fetches the six phases one by one, and marks today's phase and the later ones", async () => {
    const calls = serve(answers());
    open(<ChallengeDashboardPage />, KPIS);
    const phases = within(await thePhases())
      .getAllByRole("listitem")
      .filter((item) => within(item).queryByRole("heading"));
    expect(phases.map((phase) => within(phase).getByRole("heading").textContent)).toEqual([
      "Phase 1",
      "Phase 2Now",
    ]);
    expect(phases[0]).toHaveTextContent("You haven’t written anything down for this phase yet.");
    expect(within(phases[0]!).getByRole("link", { name: "Write a line" })).toHaveAttribute("href", WRITE);
    expect(phases[1]).toHaveTextContent("Saving ratio33.4%");
    expect(phases[1]).toHaveTextContent("Not over yet, so these figures can still change.");
    expect(await thePhases()).toHaveTextContent(
      "Your day 1 was Friday 30 Oct, so each phase begins on a Friday.",
    );
    expect(await thePhases()).toHaveTextContent("Still to come: Phase 3, Phase 4, Phase 5, Phase 6.");
    // The week above has said it.
    expect(screen.queryByRole("heading", { name: "What the figures mean" })).toBeNull();
    const bodies = calls.filter(({ name }) => name.endsWith("phase_stats_ksp")).map(({ body }) => body);
    expect(bodies).toEqual(
      [1, 2, 3, 4, 5, 6].map((p_phase_number) => ({ p_user_id: USER_ID, p_phase_number })),
    );
  });

  it("says what the figures of the phases mean if the week has none that say it", async () => {
    serve(answers({ "POST rpc/calculate_weekly_stats_ksp": () => json([ZEROS]) }));
    open(<ChallengeDashboardPage />, KPIS);
    const meanings = within(await thePhases()).getByRole("heading", {
      name: "What the figures mean",
    }).nextElementSibling!;
    expect([...meanings.children].map(({ textContent }) => textContent)).toEqual([
      "EarnedMoney that came in.",
      "SavedMoney you put aside.",
      "SpentMoney that went out.",
      "Spent on KS needsNeeds you planned for. KS is their short name.",
      "Saving ratioHow much of your earnings you saved.",
      "KS spending ratioHow much of your spending went on needs you planned for.",
    ]);
  });

  it("shows the two literal texts and no chart if all figures are zero", async () => {
    serve(answers(nothingYet));
    open(<ChallengeDashboardPage />, KPIS);
    for (const [card, empty] of [
      [await theWeek(), WEEK_EMPTY],
      [await thePhases(), PHASES_EMPTY],
    ] as const) {
      expect(card).toHaveTextContent(empty);
      expect(within(card).getByRole("link", { name: "Write a line" })).toHaveAttribute("href", WRITE);
    }
    expect(screen.queryByRole("region", { name: "Your last eight weeks" })).toBeNull();
    expect(screen.queryByText("We could not load this.")).toBeNull();
  });

  it("shows the specified words while loading", async () => {
    const slow = deferredAnswer(() => json([WEEK]));
    serve(answers({ "POST rpc/calculate_phase_stats_ksp": slow.answer }));
    open(<ChallengeDashboardPage />, KPIS);
    expect(await screen.findByText("Loading your KPIs...")).toBeVisible();
    expect(screen.queryByRole("region", { name: "This Week's Performance" })).toBeNull();
    slow.release();
    await theWeek();
    expect(screen.queryByText("Loading your KPIs...")).toBeNull();
  });

  it("shows no figure for a ratio that cannot be calculated yet, says when there will be one, and leads there", async () => {
    const onlySaved = { ...ZEROS, total_saving: 3 };
    serve(answers({ "POST rpc/calculate_weekly_stats_ksp": () => json([onlySaved]) }));
    open(<ChallengeDashboardPage />, KPIS);
    const week = await theWeek();
    for (const [name, deed] of [
      ["Saving ratio", "earned"],
      ["KS spending ratio", "spent"],
    ] as const) {
      expect(figure(week, name)).toHaveTextContent(
        new RegExp(`^Write down something you ${deed} to see it\\.Write a line$`, "u"),
      );
      expect(within(figure(week, name)).getByRole("link")).toHaveAttribute("href", WRITE);
    }
    expect(figure(week, "Left over")).toHaveTextContent(/^-£3\.00More was saved and spent than came in\.$/);
  });
});

describe("enrolment", () => {
  const posts = (calls: Call[]) => calls.filter(({ name }) => name === "POST challenge_participants");

  it.each([
    ["no row", () => json([])],
    ["the code for no rows", () => refused("PGRST116", 406)],
  ])(
    "enrols a new user after %s, once, from today for 90 days, with a notice until it is answered",
    async (_, none) => {
      const slow = deferredAnswer(() => new Response(null, { status: 201 }));
      let enrolled = false;
      const calls = serve(
        answers({
          ...nothingYet,
          "GET challenge_participants": () => (enrolled ? started("2026-11-21")() : none()),
          "POST challenge_participants": slow.answer,
        }),
      );
      open(<ChallengeDashboardPage />, KPIS);
      expect(await screen.findByText(NOTICE)).toBeVisible();
      await theWeek();
      enrolled = true;
      slow.release();
      expect(
        await screen.findByText("Day 1 of 90 · phase 1 of 6 · started on 21 November 2026"),
      ).toBeVisible();
      expect(screen.queryByText(NOTICE)).toBeNull();
      await thePhases();
      expect(asked(calls)).toEqual([1, 1, 6]);
      expect(posts(calls).map(({ body }) => body)).toEqual([
        {
          user_id: USER_ID,
          challenge_start_date: "2026-11-21",
          challenge_end_date: "2027-02-19",
          current_phase: 1,
          is_active: true,
        },
      ]);
    },
  );

  describe("a challenge that is over", () => {
    const wrote = {
      "GET challenge_participants": ({ query }: Call) =>
        query.has("is_active") ? json([]) : json([{ challenge_start_date: "2026-08-23" }]),
      "GET journal_entries": () => json([]),
      "HEAD journal_entries": () => new Response(null, { headers: { "content-range": "*/37" } }),
    };
    const panel = async () => (await screen.findByText(/^Your 90 days from/)).closest("details")!;

    it("is told on the end date, with the database's count and sums of its 90 days", async () => {
      const calls = serve(answers(wrote));
      open(<ChallengeDashboardPage />, "/challenge-dashboard?tab=journal");
      const told = await panel();
      await waitFor(() =>
        expect(
          within(told)
            .getAllByRole("definition")
            .map((figure) => figure.textContent),
        ).toEqual(["37", "£12.50", "£4.17", "£6.20"]),
      );
      expect(told).toHaveTextContent("Your 90 days from 23 August 2026 to 20 November 2026");
      expect(
        screen.getByText(
          "Your 90 days ended on 20 November 2026. New ones will start when you open My KPIs.",
        ),
      ).toBeVisible();
      expect(calls.find(({ name }) => name.endsWith("weekly_stats_ksp"))!.body).toEqual({
        p_user_id: USER_ID,
        p_week_start: "2026-08-23",
        p_week_end: "2026-11-20",
      });
      const counted = calls.find(({ name }) => name === "HEAD journal_entries")!.query;
      expect(counted.getAll("entry_date")).toEqual(["gte.2026-08-23", "lte.2026-11-20"]);
      expect(calls.find(({ query }) => query.has("is_active"))!.query.get("challenge_end_date")).toBe(
        "gt.2026-11-21",
      );
    });

    it("stays in the dashboard after a new enrolment, and is added up when it is opened", async () => {
      const calls = serve(
        answers({
          ...wrote,
          "GET challenge_participants": ({ query }) =>
            json([{ challenge_start_date: query.has("is_active") ? "2026-11-20" : "2026-08-22" }]),
        }),
      );
      open(<ChallengeDashboardPage />, "/challenge-dashboard?tab=journal");
      const told = await panel();
      expect(calls.some(({ name }) => name.startsWith("HEAD"))).toBe(false);
      await userEvent.click(within(told).getByText("Your 90 days from 22 August 2026 to 19 November 2026"));
      expect(await within(told).findByText("37")).toBeInTheDocument();
    });
  });

  it("logs a refused enrolment, mentions it in a quiet line, and tries again at the next opening", async () => {
    let works = false;
    const calls = serve(
      answers({
        "GET challenge_participants": () => json([]),
        "GET user": () => json({ id: USER_ID, email: "amara@example.com", aud: "authenticated" }),
        "POST challenge_participants": () =>
          works ? new Response(null, { status: 201 }) : refused("42501", 403),
      }),
    );
    const first = open(<ChallengeDashboardPage />, KPIS);
    await theWeek();
    expect(
      await screen.findByText(
        "We could not start your 90 days. We will try again next time you open My KPIs.",
      ),
    ).toHaveAttribute("role", "status");
    expect(screen.queryByText(NOTICE)).toBeNull();
    expect(currentToasts()).toEqual([]);
    expect(posts(calls)).toHaveLength(1);
    expect(complaints()).toHaveLength(1);
    quiet();
    first.unmount();
    works = true;
    open(<ChallengeDashboardPage />, KPIS);
    await waitFor(() => expect(posts(calls)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText(/^We could not start/)).toBeNull());
  });

  it("accepts that another tab has already completed the enrolment", async () => {
    const calls = serve(
      answers({
        "GET challenge_participants": () => json([]),
        "POST challenge_participants": () => refused("23505", 409),
      }),
    );
    open(<ChallengeDashboardPage />, KPIS);
    await theWeek();
    await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
    expect(posts(calls)).toHaveLength(1);
    expect(complaints()).toEqual([]);
  });

  it("does not enrol a participant again, nor before My KPIs is open", async () => {
    const calls = serve(answers());
    open(<ChallengeDashboardPage />, KPIS);
    await theWeek();
    expect(posts(calls)).toEqual([]);
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it("does not enrol while it is unknown whether the user takes part", async () => {
    const calls = serve(answers({ "GET challenge_participants": () => refused("57014") }));
    open(<ChallengeDashboardPage />, KPIS);
    await theWeek();
    expect(posts(calls)).toEqual([]);
    quiet();
  });
});

/** A step as it is read aloud, without the number that is drawn on its stone. */
const wordsOf = ({ textContent }: HTMLElement) => textContent.replace(/^\d/u, "");
const spent = (spending_detail: string, nth: number) => ({
  id: `e${nth}`,
  client_id: `c${nth}`,
  entry_date: "2026-11-21",
  entry_type: "P",
  amount: 2,
  earning_detail: null,
  saving_detail: null,
  spending_detail,
});

describe("where the user is in the 90 days", () => {
  it.each([
    {
      start: "2026-11-21",
      words: "Day 1 of 90 · phase 1 of 6 · started on 21 November 2026",
      now: "Phase 1, now: See where it goes",
      prompt:
        "Write your first entry, even if it’s only for 10p. Nothing today? Add the last thing you can remember.",
      measure: "1 day with a line so far. Aim for 10 by 4 December.",
    },
    {
      // Begun on the same day, in a zone where it was the next one already.
      start: "2026-11-22",
      words: "Day 1 of 90 · phase 1 of 6 · started on 21 November 2026",
      now: "Phase 1, now: See where it goes",
      prompt:
        "Write your first entry, even if it’s only for 10p. Nothing today? Add the last thing you can remember.",
      measure: undefined,
    },
    {
      start: "2026-10-30",
      words: "Day 23 of 90 · phase 2 of 6 · started on 30 October 2026",
      now: "Phase 2, now: Put needs first",
      prompt: "One person’s need can be another person’s want. Ask somebody at home for an example.",
      measure: "2 needs and 1 want so far. Aim for 10 by 26 November.",
    },
    {
      start: "2026-08-29",
      words: "Day 85 of 90 · all six phases done · started on 29 August 2026",
      now: undefined,
      prompt: "Read your very first entry. What would you like to tell the person who wrote it?",
      measure: undefined,
    },
  ])(
    "says where the user is in the 90 days, marks it on the six phases and shows the day’s prompt: $words",
    async ({ start, words, now, prompt, measure }) => {
      serve(
        answers({
          "GET challenge_participants": started(start),
          "GET journal_entries": () => json(["P-KS Needs", "P-KS Needs", "P-Wants"].map(spent)),
        }),
      );
      open(<ChallengeDashboardPage />, KPIS);
      expect(await screen.findByText(words)).toBeVisible();
      const steps = within(screen.getByRole("list", { name: "The six phases" })).getAllByRole("listitem");
      expect(steps).toHaveLength(6);
      expect(
        steps.map(wordsOf).filter((_, nth) => steps[nth]!.getAttribute("aria-current") === "step"),
      ).toEqual(now ? [now] : []);
      await userEvent.click(screen.getByRole("tab", { name: "Journal Entry" }));
      const today = await screen.findByRole("region", { name: "Today’s five minutes" });
      expect(within(today).getByText(prompt)).toBeVisible();
      if (measure) expect(await within(today).findByText(measure)).toBeVisible();
    },
  );

  it.each([
    {
      before: "the user takes part",
      participation: () => json([]),
      words: "Your 90 days will start when you open My KPIs.",
    },
    {
      before: "the first day",
      participation: started("2026-11-30"),
      words: "Your 90 days start on 30 November 2026.",
    },
  ])("shows all six phases as still to come before $before", async ({ before, participation, words }) => {
    serve(answers({ "GET challenge_participants": participation, "GET journal_entries": () => json([]) }));
    open(<ChallengeDashboardPage />, "/challenge-dashboard?tab=progress");
    expect(await screen.findByText(words)).toBeVisible();
    const steps = within(screen.getByRole("list", { name: "The six phases" })).getAllByRole("listitem");
    expect(steps.map(wordsOf)).toEqual(
      MISSION_TITLES.map((title, nth) => `Phase ${nth + 1}, still to come: ${title}`),
    );
    for (const step of steps) expect(step).not.toHaveAttribute("aria-current");
    const firstDay = screen.queryByRole("link", { name: "Begin with your first day" });
    expect(firstDay?.getAttribute("href")).toBe(before === "the user takes part" ? "/first-day" : undefined);
  });
});

it("says beside a day between two challenges that it counts in its week and in no phase", async () => {
  serve(
    answers({
      "GET challenge_participants": ({ query }) =>
        json([{ challenge_start_date: query.has("is_active") ? "2026-11-19" : "2026-08-01" }]),
      "GET journal_entries": () =>
        json(
          ["2026-11-19", "2026-11-18", "2026-10-30", "2026-10-29"].map((entry_date, nth) => ({
            ...spent("P-Wants", nth),
            entry_date,
          })),
        ),
    }),
  );
  open(<ChallengeDashboardPage />, "/challenge-dashboard?tab=journal");
  await screen.findByText(/^Your 90 days from 1 August 2026/);
  await waitFor(() => {
    const notes = screen.getAllByText("Before day 1: it counts in its week, and in no phase.");
    expect(notes.map((note) => note.parentElement!.querySelector("h4")!.textContent)).toEqual([
      "Wednesday 18 November",
      "Friday 30 October",
    ]);
  });
});

describe("Refresh Data", () => {
  it("has its button beside the heading of the week", async () => {
    serve(answers());
    open(<ChallengeDashboardPage />, KPIS);
    expect(within(await theWeek()).getByRole("button", { name: "Refresh Data" })).toBeVisible();
  });

  it("fetches all figures again, shows that it is busy, and says when it is done", async () => {
    let earned = 12.5;
    let slow = deferredAnswer(() => json([]));
    slow.release();
    const calls = serve(
      answers({
        "POST rpc/calculate_weekly_stats_ksp": () =>
          slow.answer().then(() => json([{ ...WEEK, total_earning: earned }])),
      }),
    );
    open(<ChallengeDashboardPage />, KPIS);
    await theWeek();
    const button = screen.getByRole("button", { name: "Refresh Data" });
    const before = calls.length;
    earned = 20;
    slow = deferredAnswer(() => json([]));
    await userEvent.click(button);
    expect(button).toBeDisabled();
    expect(screen.getByText("Refreshing…")).toHaveAttribute("role", "status");
    // The earlier figures stay.
    expect(figure(await theWeek(), "Earned")).toHaveTextContent("£12.50");
    slow.release();
    expect(await screen.findByText("Your figures are up to date.")).toHaveAttribute("role", "status");
    expect(figure(await theWeek(), "Earned")).toHaveTextContent("£20.00");
    expect(asked(calls.slice(before))).toEqual([1, 1, 6]);
  });

  it("a failed Refresh Data says so, and leaves the figures that were there", async () => {
    let works = true;
    serve(
      answers({
        "POST rpc/calculate_phase_stats_ksp": () => (works ? json([WEEK]) : refused("57014")),
      }),
    );
    open(<ChallengeDashboardPage />, KPIS);
    await theWeek();
    works = false;
    await click("Refresh Data");
    expect(await screen.findByText(/^We could not load this\. Check your connection/)).toHaveAttribute(
      "role",
      "status",
    );
    expect(await thePhases()).toHaveTextContent("£12.50");
    expect(screen.getByRole("button", { name: "Refresh Data" })).toBeEnabled();
    quiet();
  });

  it("stops being busy without a connection", async () => {
    serve(answers());
    open(<ChallengeDashboardPage />, KPIS);
    await theWeek();
    setConnection(false);
    await click("Refresh Data");
    expect(await screen.findByText(/^We could not load this\. Check your connection/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Refresh Data" })).toBeEnabled();
  });
});

describe("a server in trouble", () => {
  it("shows the literal empty text and an error; Try again loads the week and focuses the heading", async () => {
    let works = false;
    serve(
      answers({
        "POST rpc/calculate_weekly_stats_ksp": () => (works ? json([WEEK]) : refused("57014")),
      }),
    );
    open(<ChallengeDashboardPage />, KPIS);
    const week = await theWeek();
    expect(week).toHaveTextContent(WEEK_EMPTY);
    expect(within(week).getByRole("alert")).toHaveTextContent("We could not load this.");
    expect(await thePhases()).toHaveTextContent("£12.50");
    expect(complaints()).toHaveLength(1);
    works = true;
    await click("Try again", within(week));
    expect(await within(week).findByText("£12.50")).toBeVisible();
    await waitFor(() => expect(within(week).getByRole("heading", { level: 2 })).toHaveFocus());
    quiet();
  });

  it.each(["kpis", "progress"])("says on the tab “%s” that the 90 days could not be loaded", async (tab) => {
    let works = false;
    serve(
      answers({
        "GET challenge_participants": () => (works ? started("2026-11-21")() : refused("57014")),
      }),
    );
    open(<ChallengeDashboardPage />, `/challenge-dashboard?tab=${tab}`);
    expect(await screen.findByRole("alert")).toHaveTextContent("We could not load this.");
    works = true;
    await click("Try again");
    expect(await screen.findByText(/^Day 1 of 90/)).toBeVisible();
    quiet();
  });

  it("a server that still fails leaves its message and Try again", async () => {
    serve(answers({ "POST rpc/calculate_phase_stats_ksp": () => refused("57014") }));
    open(<ChallengeDashboardPage />, KPIS);
    const phases = await thePhases();
    expect(phases).toHaveTextContent(PHASES_EMPTY);
    await click("Try again", within(phases));
    expect(await within(phases).findByRole("button", { name: "Try again" })).toBeEnabled();
    expect(phases).toHaveTextContent("We could not load this.");
    quiet();
  });

  it("draws no chart if the earlier weeks are unknown", async () => {
    serve(answers({ "POST rpc/calculate_week_trend_ksp": () => refused("57014") }));
    open(<ChallengeDashboardPage />, KPIS);
    const weeks = await region("Your last eight weeks");
    expect(within(weeks).getByRole("alert")).toHaveTextContent("We could not load this.");
    expect(within(weeks).queryByText(/Over these weeks/)).toBeNull();
    expect(figure(await theWeek(), "Earned")).toHaveTextContent("£12.50");
    quiet();
  });

  it("stops loading without a connection", async () => {
    serve(answers());
    setConnection(false);
    open(<ChallengeDashboardPage />, KPIS);
    expect(await theWeek()).toHaveTextContent(WEEK_EMPTY);
    expect(await theWeek()).toHaveTextContent("We could not load this.");
    setConnection(true);
    expect(await within(await theWeek()).findByText("£12.50")).toBeVisible();
  });
});

describe("the frame", () => {
  it.each([
    { profile: [{ first_name: "Zadie" }], email: "amara@example.com", name: "Zadie" },
    { profile: [{ first_name: null }], email: "amara@example.com", name: "amara" },
    { profile: [], email: "", name: "Money Champion" },
  ])("greets $name", async ({ profile, email, name }) => {
    signInAs(email);
    serve(answers({ "GET profiles": () => json(profile) }));
    open(<ChallengeDashboardPage />, KPIS);
    await theWeek();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`Hi ${name}!`));
  });

  it("opens the tab in the address or else the last one, and moves through the three by arrow keys", async () => {
    serve(answers());
    const first = open(<ChallengeDashboardPage />, "/challenge-dashboard?tab=progress");
    const selected = () => screen.getAllByRole("tab", { selected: true }).map((tab) => tab.textContent);
    expect(await screen.findByText("Coming Soon")).toBeVisible();
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Journal Entry",
      "My KPIs",
      "Progress",
    ]);
    for (const [name, path] of [
      ["Open my shelf", "/shelf"],
      ["How the challenge works", "/90-days-money-smart-challenge"],
    ] as const)
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", path);
    await userEvent.click(screen.getByRole("tab", { name: "Progress" }));
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(selected()).toEqual(["My KPIs"]));
    await theWeek();
    first.unmount();
    open(<ChallengeDashboardPage />, "/challenge-dashboard");
    await theWeek();
    expect(selected()).toEqual(["My KPIs"]);
  });
});
