/**
 * At the ends of the earth's time zones, and when the clock jumps, a child's day is the one on the child's own clock.
 */
import { addDays } from "@/domain/calendar";
import { storedRows, userIdOf } from "./database";
import { addEntry, entries, expect, signUp, test } from "./fixtures";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** 11:00 in Greenwich on the most recent Sunday. */
function lastSunday() {
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const daysAgo = ((new Date().getUTCDay() + 6) % 7) + 1;
  return midnight - daysAgo * DAY_MS + 11 * HOUR_MS;
}

const shortDay = (day: string) =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(day));

// The tests set the device's clock alone: a server whose answers told another time would be believed before it.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const told = Object.getOwnPropertyDescriptor(Headers.prototype, "get")!.value as Headers["get"];
    Headers.prototype.get = function (this: Headers, name) {
      return name === "Date" ? null : told.call(this, name);
    };
    // A session tells when it was given out, and that is after these moments.
    const decode = globalThis.atob;
    globalThis.atob = (text) => decode(text).replace(/"iat":\d+,?/u, "");
  }),
);

// Both ends, with streaks and coins: tests/site/calendarEnds.test.tsx.
test.describe("a child in Kiritimati, where it is Monday while Greenwich has Sunday", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("writes in a week of their own", async ({ page, request }) => {
    const moment = lastSunday();
    const day = addDays(new Date(moment).toISOString().slice(0, 10), 1);
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
    const week = page.getByRole("region", { name: "This Week's Performance" });
    await expect(week).toContainText(shortDay(day));
    await expect(week).toContainText(shortDay(addDays(day, 6)));
    await expect(week.getByText("£12.50", { exact: true }).first()).toBeVisible();
  });
});

test("a page left open over nights and over a clock that was set wrong goes on with the child's new day", async ({
  page,
}) => {
  // The clocks go back that night, so the day has 25 hours.
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
    // The clock goes back again, because somebody had set it wrong.
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
