/** At the two ends of the earth's calendar a child's day is the one that the child's own clock shows. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { press } from "#tests/pages/userActions";
import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quiz/quizMoneyBrainBattle";
import { addDays } from "@/domain/calendar";
import { addEntry } from "./journalForm";
import { tellNoTime } from "./network";
import { open, rowsOf, signUp } from "./site";

// There is no canvas to draw it on.
vi.mock("canvas-confetti", () => ({ create: () => Object.assign(() => null, { reset: () => {} }) }));

// The session is younger than the moment at which these children live, and would say so of their clock.
vi.mock("@/backend/session", async (original) => ({
  ...(await original<typeof import("@/backend/session")>()),
  claimsIn: () => ({}),
}));

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const utcDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);
/** That hour of the moment's day, both in UTC. */
const atHour = (moment: number, hour: number) => Math.floor(moment / DAY_MS) * DAY_MS + hour * HOUR_MS;
/** That hour of the last Sunday (0) or Monday (1) that is over, both in UTC. */
const lastWeekday = (weekday: number, hour: number) => {
  const daysAgo = ((new Date().getUTCDay() - weekday + 6) % 7) + 1;
  return atHour(Date.now() - daysAgo * DAY_MS, hour);
};

/** The database takes days beside its own alone: these moments stay there when its midnight comes during the test. */
const NEAR_MIDNIGHT_MS = 120_000;

const ENDS = [
  {
    zone: "Pacific/Kiritimati",
    ahead: 1,
    // It is Monday there, and Sunday in Greenwich.
    weeksEdge: () => lastWeekday(0, 11),
    // From 10:00 in Greenwich on it is tomorrow there.
    today: () => {
      const now = Date.now() - NEAR_MIDNIGHT_MS;
      return Math.max(now, atHour(now, 10.5));
    },
  },
  {
    zone: "Pacific/Pago_Pago",
    ahead: -1,
    // It is Sunday there, and Monday in Greenwich.
    weeksEdge: () => lastWeekday(1, 7),
    // Until 11:00 in Greenwich it is still yesterday there.
    today: () => {
      const now = Date.now() + NEAR_MIDNIGHT_MS;
      return Math.min(now, atHour(now, 10.5));
    },
  },
];

const shortDay = (day: string) =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(day));
const figure = (name: RegExp) =>
  within(screen.getByText(name, { selector: "dt, dt *" }).closest("div")!).getByRole("definition");

async function passQuiz() {
  open("/quiz/money-brain-battle");
  for (const [index, { correctAnswer }] of QUIZ_MONEY_BRAIN_BATTLE.questions.entries()) {
    expect(await screen.findByText(`Question ${index + 1} of 10`)).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: correctAnswer }));
    await press(/^(Next Question|Finish Quiz)$/);
  }
  expect(await screen.findByRole("region", { name: "Your score" })).toBeVisible();
}

describe.each(ENDS)("a child in $zone", ({ zone, ahead, weeksEdge, today }) => {
  const ownZone = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = zone;
    tellNoTime();
  });
  afterEach(() => {
    vi.useRealTimers();
    if (ownZone === undefined) delete process.env.TZ;
    else process.env.TZ = ownZone;
  });

  it("counts entries in the child's own week", async () => {
    const moment = weeksEdge();
    const day = addDays(utcDay(moment), ahead);
    vi.useFakeTimers({ toFake: ["Date"], now: moment });
    const session = await signUp();
    open("/challenge-dashboard");
    expect(await screen.findByLabelText("Date")).toHaveValue(day);
    await addEntry();
    await waitFor(async () =>
      expect(await rowsOf("journal_entries", session)).toMatchObject([{ entry_date: day }]),
    );
    const list = within(screen.getByRole("region", { name: "Your entries" }));
    expect(list.getByRole("heading", { level: 3 })).toHaveTextContent("This week");
    expect(list.getByRole("heading", { level: 4 })).toHaveTextContent("Today");

    open("/challenge-dashboard?tab=kpis");
    const monday = ahead > 0 ? day : addDays(day, -6);
    const week = await screen.findByRole("region", { name: "This Week's Performance" });
    expect((await within(week).findAllByText("£12.50"))[0]).toBeVisible();
    expect(week).toHaveTextContent(shortDay(monday));
    expect(week).toHaveTextContent(shortDay(addDays(monday, 6)));
  });

  it("counts a streak and a coin on the child's own day", async () => {
    const moment = today();
    const day = addDays(utcDay(moment), ahead);
    vi.useFakeTimers({ toFake: ["Date"], now: moment });
    await signUp();
    open("/challenge-dashboard");
    expect(await screen.findByLabelText("Date")).toHaveValue(day);
    await addEntry();
    open("/kpi-scorecard");
    await waitFor(() => expect(figure(/^Streak/)).toHaveTextContent(/^1 day/));
    expect(figure(/^Weekly earnings/)).toHaveTextContent(/^£12\.50/);

    await passQuiz();
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem("userEarnings")!)).toMatchObject({
        dailyEarnings: [{ date: day, coins: 1 }],
      }),
    );
    const scoreboard = within(screen.getByRole("region", { name: "Your coins" }));
    const coins = (name: string) =>
      within(scoreboard.getByText(name).closest("div")!).getByRole("definition");
    expect(coins("Today")).toHaveTextContent(/^1$/);
    expect(coins("Streak")).toHaveTextContent(/^1 day$/);
  });
});
