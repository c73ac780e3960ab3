/** The first thing that somebody sees who comes back on each of thirty days. */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AuthProvider } from "@/backend/auth";
import { keepSessionsIn, SESSION_KEY } from "@/backend/session";
import { addDays, dayOf } from "@/domain/calendar";
import { TodayStrip } from "@/parts/today/TodayStrip";
import { browserStorage } from "@/storage/browserStorage";
import { hang } from "@/storage/deeds/string";
import { forgetSeen } from "@/storage/seen";

const DAYS = Array.from({ length: 30 }, (_, nth) => addDays("2026-11-09", nth));
const set = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

keepSessionsIn({ ...browserStorage, forgetSeen });
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => void vi.useRealTimers());

const DATES = /\d+|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|November|December/gu;

/** The strip's words and drawings on this day, without date, weekday and counts. */
async function screenOn(day: string): Promise<string> {
  vi.setSystemTime(`${day}T16:00:00`);
  expect(dayOf(new Date())).toBe(day);
  const { unmount } = render(
    <MemoryRouter>
      <AuthProvider>
        <TodayStrip />
      </AuthProvider>
    </MemoryRouter>,
  );
  await screen.findByRole("button", { name: /^Today, one minute/ });
  const strip = screen.getByRole("region", { name: "Your day" });
  const seen = strip.textContent.replaceAll(DATES, "");
  unmount();
  return seen;
}

/** Answers what is behind the door. */
async function openDoor(day: string) {
  vi.setSystemTime(`${day}T16:30:00`);
  const { unmount } = render(
    <MemoryRouter>
      <AuthProvider>
        <TodayStrip />
      </AuthProvider>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole("button", { name: /^Today, one minute/ }));
  const [option] = within(within(screen.getByRole("dialog")).getByRole("group")).getAllByRole("button");
  await userEvent.click(option!);
  unmount();
}

const DOES = {
  "only looks": async () => {},
  "opens the door": openDoor,
  "reads a part": async (day: string) => hang(undefined, "read", day, day),
} as const;

it.each(
  (["8-10", "11-13", "14-16"] as const).flatMap((band) =>
    (Object.keys(DOES) as (keyof typeof DOES)[]).map((does) => [band, does] as const),
  ),
)("is something else each day for a visitor of %s who %s", async (band, does) => {
  localStorage.setItem("4mq_me", "none sun");
  localStorage.setItem("4mq_band", band);
  const seen: string[] = [];
  for (const day of DAYS) {
    // oxlint-disable-next-line no-await-in-loop
    seen.push(await screenOn(day));
    // oxlint-disable-next-line no-await-in-loop
    await DOES[does](day);
  }
  expect(new Set(seen).size).toBe(DAYS.length);
});

it("is something else each day for somebody in the ninety days who only looks", async () => {
  set(SESSION_KEY, { access_token: "a.e30.c", user: { id: "u1", email: "amara@example.com" } });
  set("4mq_seen_u1_today", { firstName: "Amara", start: DAYS[0], days: [] });
  const seen: string[] = [];
  // oxlint-disable-next-line no-await-in-loop
  for (const day of DAYS) seen.push(await screenOn(day));
  expect(new Set(seen).size).toBe(DAYS.length);
});
