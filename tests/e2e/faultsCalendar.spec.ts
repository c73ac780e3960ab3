/** At the two ends of the earth's calendar, and when the clock jumps, a child's day is the one that the child's own clock shows. */
import type { Page } from "@playwright/test";
import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quizMoneyBrainBattle";
import { addDays } from "@/domain/calendar";
import { storedRows, userIdOf } from "./database";
import { addEntry, entries, expect, figure, signUp, stored, test } from "./fixtures";

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
    timezoneId: "Pacific/Kiritimati",
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
    timezoneId: "Pacific/Pago_Pago",
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

const week = (page: Page) => page.getByRole("region", { name: "This Week's Performance" });

const shortDay = (day: string) =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(day));

async function passQuiz(page: Page) {
  await page.goto("/quiz/money-brain-battle");
  for (const [index, { correctAnswer }] of QUIZ_MONEY_BRAIN_BATTLE.questions.entries()) {
    await expect(page.getByText(`Question ${index + 1} of 10`)).toBeVisible();
    await page.getByRole("radio", { name: correctAnswer, exact: true }).check({ force: true });
    await page.getByRole("button", { name: /^(Next Question|Finish Quiz)$/ }).click();
  }
  await expect(page.getByRole("region", { name: "Your score" })).toBeVisible();
}

for (const { timezoneId, ahead, weeksEdge, today } of ENDS)
  test.describe(`a child in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("writes in a week of their own", async ({ page, request }) => {
      const moment = weeksEdge();
      const day = addDays(utcDay(moment), ahead);
      await page.clock.setFixedTime(moment);
      await signUp(page);
      await expect(page.getByLabel("Date")).toHaveValue(day);
      await addEntry(page, { type: "Earn", amount: "12.50", detail: "E-Chore" });
      await expect
        .poll(async () => storedRows(request, "journal_entries", `user_id=eq.${await userIdOf(page)}`))
        .toMatchObject([{ entry_date: day }]);
      const list = page.getByRole("region", { name: "Your entries" });
      await expect(list.getByRole("heading", { level: 3 })).toHaveText(["This week"]);
      await expect(list.getByRole("heading", { level: 4 })).toHaveText(["Today"]);

      await page.goto("/challenge-dashboard?tab=kpis");
      const monday = ahead > 0 ? day : addDays(day, -6);
      await expect(week(page)).toContainText(shortDay(monday));
      await expect(week(page)).toContainText(shortDay(addDays(monday, 6)));
      await expect(week(page).getByText("£12.50", { exact: true })).toBeVisible();
    });

    test("has a streak and a coin on their own day", async ({ page }) => {
      const moment = today();
      const day = addDays(utcDay(moment), ahead);
      await page.clock.setFixedTime(moment);
      await signUp(page);
      await expect(page.getByLabel("Date")).toHaveValue(day);
      await addEntry(page, { type: "Earn", amount: "12.50", detail: "E-Chore" });
      await page.goto("/kpi-scorecard");
      await expect(figure(page, "Streak")).toHaveText(/^1 day/);
      await expect(figure(page, "Weekly earnings")).toHaveText(/^£12\.50/);

      await passQuiz(page);
      await expect
        .poll(() => stored(page, "userEarnings"))
        .toMatchObject({ dailyEarnings: [{ date: day, coins: 1 }] });
      const scoreboard = page.getByRole("region", { name: "Your coins" });
      for (const [name, value] of [
        ["Today", "1"],
        ["Streak", "1 day"],
      ] as const)
        await expect(
          scoreboard
            .locator("dl > div")
            .filter({ has: page.getByText(name, { exact: true }) })
            .locator("dd"),
        ).toHaveText(value);
    });
  });

test("a page left open over nights and over a clock that was set wrong goes on with the child's new day", async ({
  page,
}) => {
  // The clocks go back in this night: the day has 25 hours.
  await page.clock.setFixedTime("2026-10-24T22:59:00Z");
  await signUp(page);
  await addEntry(page, { type: "Earn", amount: "3", detail: "E-Chore" });
  const days = page.getByRole("region", { name: "Your entries" }).getByRole("heading", { level: 4 });
  await expect(days).toHaveText(["Today"]);
  const comeBack = () =>
    page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  for (const [moment, day, heading] of [
    ["2026-10-25T23:59:00Z", "2026-10-25", "Yesterday"],
    ["2026-10-26T00:01:00Z", "2026-10-26", "Saturday 24 October"],
    // Back again: somebody had set the clock wrong.
    ["2026-10-24T12:00:00Z", "2026-10-24", "Today"],
    ["2027-01-01T00:01:00Z", "2027-01-01", "24 October 2026"],
    ["2028-02-29T12:00:00Z", "2028-02-29", "24 October 2026"],
  ] as const) {
    await page.clock.setFixedTime(moment);
    await comeBack();
    await expect(page.getByLabel("Date")).toHaveValue(day);
    await expect(days).toHaveText([heading]);
    await expect(entries(page)).toHaveCount(1);
  }
});
