/** A device whose date is days off the server's, on the real database. */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "@/backend/queryClient";
import { learnTime } from "@/backend/serverClock";
import { LOG_WAITS } from "@/content/community/communityHabits";
import { addDays, dayOf, fullDayName } from "@/domain/calendar";
import { draftOf, outboxOf } from "@/storage/journal/journal";
import { addHabit, pressOn } from "./communityParts";
import { addEntry, amount, CHORE, expectEntries, fillEntry, press } from "./journalParts";
import { goOffline, requestsTo, tellNoTime } from "./network";
import {
  type Session,
  changeRows,
  expectLogged,
  expectToast,
  insertRows,
  open,
  rowsOf,
  signUp,
} from "./site";

afterEach(() => vi.useRealTimers());

const HOUR_MS = 3_600_000;
const setDeviceClock = (hours: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * HOUR_MS });
const setDeviceDate = (days: number) => setDeviceClock(24 * days);

const NAME = "Put a coin in my jar";
const LOOKS_WRONG = /That (date|time) looks wrong\./;

async function openHabits() {
  const session = await signUp();
  open("/community?tab=habits");
  await addHabit(NAME);
  await expectToast("New habit created!");
  return session;
}

it.each([3, -3, 12, -12, 23, 24, -24, 72, -72, 8760])(
  "is named on a device %i hours off, where a habit and an entry go to the true day",
  async (hours) => {
    const session = await openHabits();
    await changeRows("habit_streaks", `user_id=eq.${session.user.id}`, {
      current_streak: 3,
      best_streak: 3,
      last_logged_date: addDays(dayOf(new Date()), -1),
    });
    const today = dayOf(new Date());
    setDeviceClock(hours);
    open("/community?tab=habits");
    expect(await screen.findByText(LOOKS_WRONG)).toHaveRole("alert");
    await pressOn(NAME, "Log Today");
    await expectToast("Habit logged! Keep up the streak! 🔥");
    expect(await rowsOf("habit_streaks", session)).toMatchObject([
      { current_streak: 4, last_logged_date: today },
    ]);
    open("/challenge-dashboard");
    expect(await screen.findByText(LOOKS_WRONG)).toHaveRole("alert");
    await waitFor(() => expect(screen.getByLabelText("Date")).toHaveValue(today));
    await addEntry(CHORE);
    await expectEntries(1);
    expect(await rowsOf("journal_entries", session)).toMatchObject([{ entry_date: today }]);
  },
);

it.each([24, -30, 72, -8760])(
  "does not cost the true day of a log and an entry from offline, %i hours off",
  async (hours) => {
    const session = await openHabits();
    const today = dayOf(new Date());
    await waitFor(() => expect(localStorage.getItem(`4mq_seen_${session.user.id}`)).toContain(NAME));
    const goOnline = goOffline();
    setDeviceClock(hours);
    open("/community?tab=habits");
    // The moment of the list is told, unless it is still to come by this clock.
    const told = hours < 0 ? /right now\.$/ : /right now\. This page was last updated at/;
    expect(await screen.findByText(told)).toBeVisible();
    await pressOn(NAME, "Log Today");
    await expectToast("Saved on this device", LOG_WAITS.description);
    open("/challenge-dashboard");
    await addEntry(CHORE);
    await expectToast(
      "Saved on this device",
      "We cannot reach 4MQ right now. We will send your entry as soon as we can.",
    );
    goOnline();
    await waitFor(() => expect(outboxOf(session.user.id).read()).toEqual([]), { timeout: 5000 });
    expect(await rowsOf("habit_streaks", session)).toMatchObject([
      { current_streak: 1, last_logged_date: today },
    ]);
    expect(await rowsOf("journal_entries", session)).toMatchObject([{ entry_date: today }]);
    vi.mocked(console.error).mockClear();
  },
);

it("is asked about in the outbox for an entry from offline with a day that was chosen", async () => {
  const session = await signUp();
  open("/challenge-dashboard");
  await screen.findByText(/^Your journal is still empty\./);
  const goOnline = goOffline();
  setDeviceClock(-48);
  open("/challenge-dashboard");
  const chosen = addDays(dayOf(new Date()), -1);
  await fillEntry(CHORE);
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: chosen } });
  await press("Add entry");
  await expectToast("Saved on this device");
  goOnline();
  expect(await screen.findByText(/because its date looks wrong\./)).toBeVisible();
  expect(requestsTo("POST journal_entries")).toEqual([]);
  expect(outboxOf(session.user.id).read()).toMatchObject([{ stage: "refused", entry: { day: chosen } }]);
  vi.mocked(console.error).mockClear();
});

describe("before the server has told the time", () => {
  /** Begins an entry by a clock that is days off. @returns the function that lets the answers tell the time. */
  async function begin(daysOff: number) {
    const session = await signUp();
    const today = dayOf(new Date());
    // The test before has told the time for a clock that was as wrong.
    learnTime(new Response(null, { headers: { Date: new Date().toUTCString() } }));
    setDeviceDate(daysOff);
    const tellTime = tellNoTime();
    open("/challenge-dashboard");
    await fillEntry(CHORE);
    const date = screen.getByLabelText("Date");
    expect(date).toHaveValue(addDays(today, daysOff));
    return { session, today, date, tellTime };
  }
  const expectStored = async (session: Session, day: string) => {
    await expectEntries(1);
    expect(await rowsOf("journal_entries", session)).toMatchObject([{ entry_date: day }]);
    await waitFor(() => expect(screen.getByLabelText("Amount")).toHaveValue(null));
    expect(draftOf(session.user.id).read()).toBeNull();
  };

  it.each([3, -3])("moves the suggested day of a begun entry, %i days off, to the true one", async (off) => {
    const { session, today, date, tellTime } = await begin(off);
    tellTime();
    void queryClient.refetchQueries();
    await waitFor(() => expect(date).toHaveValue(today));
    expect(await amount()).toHaveValue(Number(CHORE.amount));
    await press("Add entry");
    await expectStored(session, today);
  });

  it.each([3, -3])(
    "stores a begun entry, %i days off, on the true day that its sending tells",
    async (off) => {
      const { session, today, tellTime } = await begin(off);
      tellTime();
      await press("Add entry");
      await expectStored(session, today);
    },
  );

  it("leaves a day that was chosen", async () => {
    const { session, today, date, tellTime } = await begin(3);
    const chosen = addDays(today, -2);
    fireEvent.change(date, { target: { value: chosen } });
    tellTime();
    await queryClient.refetchQueries();
    expect(date).toHaveValue(chosen);
    await press("Add entry");
    await expectStored(session, chosen);
  });

  it.each([3, -3])("moves an entry begun on an earlier visit, %i days off, to the true day", async (off) => {
    const { session, today, tellTime } = await begin(off);
    vi.useRealTimers();
    tellTime();
    open("/challenge-dashboard");
    expect(await screen.findByText("Here is the entry you started.")).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText("Date")).toHaveValue(today));
    await press("Add entry");
    await expectStored(session, today);
  });
});

/** A participation that began so many days before the real today. */
async function takePart(daysAgo: number) {
  const session = await signUp();
  const start = addDays(dayOf(new Date()), -daysAgo);
  await insertRows("challenge_participants", {
    user_id: session.user.id,
    challenge_start_date: start,
    challenge_end_date: addDays(start, 90),
  });
  await changeRows("challenge_participants", `user_id=eq.${session.user.id}`, {
    challenge_start_date: start,
    challenge_end_date: addDays(start, 90),
  });
  return session;
}
const DAYS_TEXT = /^Day \d+ of 90|are over|^Your 90 days start on/;

it.each([
  ["", 0, 100],
  ["", 0, 3],
  ["", 0, -3],
  ["", 88, 3],
  ["", 89, 3],
  ["?tab=kpis", 0, 100],
  ["?tab=kpis", 0, -3],
  ["?tab=kpis", 89, 3],
])(
  "is named on the dashboard%s, which tells the true day: %i days after the start, %i days off",
  async (tab, daysAgo, off) => {
    await takePart(daysAgo);
    setDeviceDate(off);
    open(`/challenge-dashboard${tab}`);
    const named = `on ${fullDayName(dayOf(new Date()))}, in the time zone`;
    expect(await screen.findByText(new RegExp(`${named}.*That date looks wrong`))).toHaveRole("alert");
    const told = await screen.findAllByText(DAYS_TEXT);
    expect(told).toHaveLength(1);
    expect(told[0]).toHaveTextContent(new RegExp(`^Day ${daysAgo + 1} of 90`));
    expect(requestsTo("POST challenge_participants")).toEqual([]);
  },
);

it("is named when the 90 days begin, on the database's day", async () => {
  await signUp();
  setDeviceDate(2);
  open("/challenge-dashboard?tab=kpis");
  expect(await screen.findByText(/That date looks wrong\./)).toHaveRole("alert");
  expect(await screen.findByText(/^Day 1 of 90/)).toBeInTheDocument();
});

it.each(["/account", "/community", "/show-a-grown-up", "/first-day"])(
  "is named once on %s",
  async (address) => {
    await signUp();
    setDeviceDate(-3);
    open(address);
    expect(await screen.findByText(/That date looks wrong\./)).toHaveRole("alert");
  },
);

it("is named with its own time when it is set wrong while a page is in view", async () => {
  await takePart(0);
  open("/challenge-dashboard");
  await screen.findAllByText(DAYS_TEXT);
  const answer = new Response(null, { headers: { date: new Date().toUTCString() } });
  setDeviceDate(3);
  act(() => learnTime(answer));
  const named = `on ${fullDayName(dayOf(new Date()))}, in the time zone`;
  expect(await screen.findByText(/That date looks wrong\./)).toHaveTextContent(named);
});

it("is named no longer once it has been put right", async () => {
  await signUp();
  setDeviceDate(-3);
  open("/challenge-dashboard");
  expect(await screen.findByText(/That date looks wrong\./)).toBeVisible();
  vi.useRealTimers();
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(screen.queryByText(/That date looks wrong\./)).toBeNull());
});

describe("in the time zone", () => {
  const own = process.env.TZ;
  afterEach(() => {
    process.env.TZ = own;
    if (own === undefined) delete process.env.TZ;
  });

  it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/London"])(
    "%s is not named on a device whose clock is right, or an hour off",
    async (zone) => {
      await signUp();
      process.env.TZ = zone;
      for (const hours of [0, 1, -1]) {
        setDeviceClock(hours);
        open("/challenge-dashboard");
        // oxlint-disable-next-line no-await-in-loop
        await screen.findByText(/^Your journal is still empty\./);
        // The page begins with what it showed last; the time comes with the server's answers.
        // oxlint-disable-next-line no-await-in-loop
        await waitFor(() => expect(queryClient.isFetching()).toBe(0));
        expect(screen.queryByText(LOOKS_WRONG)).toBeNull();
        expect(screen.getByLabelText("Date")).toHaveValue(dayOf(new Date()));
        vi.useRealTimers();
      }
    },
  );
});

it("is not named when the 90 days begin today", async () => {
  await signUp();
  open("/challenge-dashboard?tab=kpis");
  await screen.findByText(/^Day 1 of 90/);
  expect(screen.queryByText(/That date looks wrong\./)).toBeNull();
});

it("is named when no day fits, because the device's is before the first", async () => {
  await signUp();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("1970-01-01T12:00:00") });
  tellNoTime();
  open("/challenge-dashboard");
  await fillEntry(CHORE);
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: "1970-01-01" } });
  await press("Add entry");
  const date = screen.getByLabelText("Date");
  await waitFor(() =>
    expect(date).toHaveAccessibleDescription(/says that today is 1 January 1970\. That date looks wrong\./),
  );
});

it("is named when an entry's day is refused, in the form and when an entry is changed", async () => {
  await signUp();
  setDeviceDate(10);
  tellNoTime();
  open("/challenge-dashboard");
  await addEntry(CHORE);
  await expectEntries(1);
  const tooFar = addDays(dayOf(new Date()), 365);
  await fillEntry(CHORE);
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: tooFar } });
  await press("Add entry");
  await expectToast("Error", "Failed to add journal entry. Please try again.");
  const form = within(screen.getByRole("button", { name: "Add entry" }).closest("form")!);
  expect(await form.findByRole("alert")).toHaveTextContent("That date looks wrong.");
  expectLogged(/not stored: wrongDate/);

  await press(/^Change:/);
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("Date"), { target: { value: tooFar } });
  await userEvent.click(dialog.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent("That date looks wrong."));
  vi.mocked(console.error).mockClear();
});
