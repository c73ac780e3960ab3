/** Logs of habits that find no answer, on the real database. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";
import { addDays, dayOf } from "@/domain/calendar";
import { outboxOf } from "@/storage/journal/journal";
import { currentToasts } from "@/ui/feedback/toast";
import { addHabit, button, card, press, pressOn } from "./communityParts";
import {
  answeredWith,
  answerLost,
  goOffline,
  interceptRequests,
  requestLost,
  requestsTo,
  unanswered,
  type RequestOutcome,
} from "./network";
import {
  changeRows,
  dismissToasts,
  expectToast,
  insertRows,
  open,
  rowsOf,
  signUp,
  type Session,
} from "./site";

const NAME = "Put a coin in my jar";
const HABITS = "/community?tab=habits";
const LOGGED = "Habit logged! Keep up the streak! 🔥";
const onceToday = () => [{ current_streak: 1, best_streak: 1, last_logged_date: dayOf(new Date()) }];

// They come late. On a machine that does much else, no test waits for them.
beforeAll(() => Promise.all([import("@/app/SignedInArea"), import("@/pages/community/HabitsTab")]), 60_000);

async function openHabits() {
  const session = await signUp();
  open(HABITS);
  await addHabit(NAME);
  await expectToast("New habit created!");
  dismissToasts();
  return session;
}

it("keeps a log without a connection, shows it as done, and sends it once there is one", async () => {
  const session = await openHabits();
  const goOnline = goOffline();
  await pressOn(NAME, "Log Today");
  await expectToast("Saved on this device");
  expect(await button(NAME, "Already Logged Today")).toBeDisabled();
  expect(await card(NAME)).toHaveTextContent("You have logged this today. Well done!");
  expect(await card(NAME)).toHaveTextContent("It is saved on this device.");
  expect(currentToasts().map(({ title }) => title)).not.toContain("Failed to log habit");
  goOnline();
  await expectToast(LOGGED);
  expect(await rowsOf("habit_streaks", session)).toMatchObject(onceToday());
  await waitFor(() => expect(screen.queryByText(/^It is saved on this device/)).toBeNull());
  expect(await button(NAME, "Already Logged Today")).toBeDisabled();
});

it.each(["GET habit_streaks", "PATCH habit_streaks"])(
  "has a log in the storage while nobody answers %s",
  async (which) => {
    const session = await openHabits();
    interceptRequests(which, unanswered);
    const before = requestsTo(which).length;
    await pressOn(NAME, "Log Today");
    await waitFor(() => expect(requestsTo(which).length).toBeGreaterThan(before));
    expect(await button(NAME, "Logging")).toBeVisible();
    expect(outboxOf(session.user.id).read()).toMatchObject([{ stage: "new", log: { name: NAME } }]);
    expect(currentToasts()).toEqual([]);
  },
);

it("counts a log once whose answer was lost", async () => {
  const session = await openHabits();
  let hasArrived = false;
  const lostAfterwards: RequestOutcome = (send, sent) => (hasArrived ? requestLost(send, sent) : send());
  const lostAnswer: RequestOutcome = (send, sent) => {
    hasArrived = true;
    return answerLost(send, sent);
  };
  const ends = [
    interceptRequests("GET /rest/v1/", lostAfterwards),
    interceptRequests("PATCH habit_streaks", lostAnswer),
  ];
  await pressOn(NAME, "Log Today");
  await expectToast("Saved on this device");
  expect(await rowsOf("habit_streaks", session)).toMatchObject(onceToday());
  for (const end of ends) end();
  await expectToast(LOGGED);
  expect(await rowsOf("habit_streaks", session)).toMatchObject(onceToday());
});

it("sends a log that waited when its owner opens another page", async () => {
  const session = await openHabits();
  const end = interceptRequests("* /rest/v1/", requestLost);
  await pressOn(NAME, "Log Today");
  await expectToast("Saved on this device");
  end();
  dismissToasts();
  open("/account");
  await expectToast(LOGGED);
  expect(await rowsOf("habit_streaks", session)).toMatchObject(onceToday());
});

it("names a log that waits before signing out", async () => {
  await openHabits();
  interceptRequests("* /rest/v1/", requestLost);
  await pressOn(NAME, "Log Today");
  await expectToast("Saved on this device");
  await press("Sign Out");
  const dialog = within(await screen.findByRole("dialog", { name: "Not everything has been sent yet" }));
  expect(dialog.getByRole("listitem")).toHaveTextContent(
    /^Logged “\u2068Put a coin in my jar\u2069”, \d+ \w+$/,
  );
  await userEvent.click(dialog.getByRole("button", { name: "Stay signed in" }));
  vi.mocked(console.error).mockClear(); // The dialogue is still going when the page ends.
});

it("says that the habit of a log that waited has been put away elsewhere", async () => {
  const session = await openHabits();
  const goOnline = goOffline();
  await pressOn(NAME, "Log Today");
  await expectToast("Saved on this device");
  await changeRows("habit_streaks", `user_id=eq.${session.user.id}`, { is_deleted: true });
  goOnline();
  await expectToast("Failed to log habit");
  await expectToast("This habit has been put away");
  expect(outboxOf(session.user.id).read()).toEqual([]);
});

it("keeps a log that a filter refuses on the way, and sends it afterwards", async () => {
  const session = await openHabits();
  const end = interceptRequests("* habit_streaks", answeredWith(404, { message: "Blocked" }));
  await pressOn(NAME, "Log Today");
  await expectToast("Saved on this device");
  expect(outboxOf(session.user.id).read()).toHaveLength(1);
  end();
  open("/");
  await waitFor(async () => expect(await rowsOf("habit_streaks", session)).toMatchObject(onceToday()));
});

/** A habit as other devices left it, and the log of a day that waits on this one. */
async function openWithLog(daysFromToday: number, figures: object = {}) {
  const { user } = await signUp();
  await insertRows("habit_streaks", { user_id: user.id, habit_name: NAME, ...figures });
  const [habit] = await rowsOf("habit_streaks", { user } as never);
  const log = { habitId: String(habit!.id), name: NAME, day: addDays(dayOf(new Date()), daysFromToday) };
  const clientId = "00000000-0000-4000-8000-000000000001";
  outboxOf(user.id).write([{ clientId, entry: null, log, stage: "waiting", tried: false }]);
  open(HABITS);
  return { user } as never as Session;
}
const streakUpTo = (daysFromToday: number, current: number) => ({
  current_streak: current,
  best_streak: current,
  last_logged_date: addDays(dayOf(new Date()), daysFromToday),
});
const expectNotPromised = () => expect(currentToasts().map(({ title }) => title)).not.toContain(LOGGED);

it("says that a log came too late, and keeps it no longer", async () => {
  const session = await openWithLog(-4);
  await expectToast("A log came too late to count");
  expect(outboxOf(session.user.id).read()).toEqual([]);
  expect(await rowsOf("habit_streaks", session)).toMatchObject([{ current_streak: 0 }]);
  expect(await button(NAME, "Log Today")).toBeEnabled();
});

it.each([
  ["today", 0],
  ["tomorrow by its own calendar", 1],
])("says that a log came too late when another device has logged %s", async (_, later) => {
  const session = await openWithLog(later - 1, streakUpTo(later, 1));
  await expectToast("A log came too late to count");
  expectNotPromised();
  expect(outboxOf(session.user.id).read()).toEqual([]);
  expect(await rowsOf("habit_streaks", session)).toMatchObject([streakUpTo(later, 1)]);
});

it("counts a log of a day that is in the streak already", async () => {
  const session = await openWithLog(-1, streakUpTo(0, 2));
  await expectToast(LOGGED);
  expect(outboxOf(session.user.id).read()).toEqual([]);
  expect(await rowsOf("habit_streaks", session)).toMatchObject([streakUpTo(0, 2)]);
});

it.each([2, 3, 100])("says that nobody can tell the day when one %i days ahead was logged", async (ahead) => {
  const session = await openWithLog(ahead);
  await expectToast("A log could not count");
  const words = currentToasts().map(({ title, description }) => `${title} ${description}`);
  expect(words.join()).toContain("So we cannot tell its day.");
  expect(words.join()).not.toMatch(/too late|That date looks wrong/);
  expect(outboxOf(session.user.id).read()).toEqual([]);
  expect(await button(NAME, "Log Today")).toBeEnabled();
});
