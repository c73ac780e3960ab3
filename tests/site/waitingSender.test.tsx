/** Entries and logs that wait from an earlier visit, in a document that begins with a public page, on the real database. */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it } from "vitest";
import { dayOf } from "@/domain/calendar";
import type { WaitingEntry } from "@/domain/journal/outbox";
import { outboxOf } from "@/storage/journal/journal";
import { CHORE as CHORE_FIELDS, entryRow, fillEntry, press } from "./journalParts";
import { goOffline, requestsTo } from "./network";
import { expectToast, insertRows, newAccount, keepSession, open, rowsOf, signUp, type Session } from "./site";

const today = dayOf(new Date());
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const CHORE = { day: today, type: "E", pence: 1250, detail: "E-Chore" } as const;

const keepWaiting = ({ user }: Session, ...items: Partial<WaitingEntry>[]) =>
  outboxOf(user.id).write(
    items.map((item, nth) => ({ clientId: id(nth), entry: null, stage: "waiting", tried: false, ...item })),
  );
const expectAllSent = ({ user }: Session) =>
  waitFor(() => expect(outboxOf(user.id).read()).toEqual([]), { timeout: 5000 });

// It comes late. On a machine that does much else, no test waits for it.
beforeAll(() => import("@/app/Sender"), 60_000);

it.each(["/", "/books", "/excel-tracker", "/no-such-page"])("sends an entry from %s", async (address) => {
  const session = await signUp();
  keepWaiting(session, { entry: CHORE });
  open(address);
  await expectAllSent(session);
  expect(await rowsOf("journal_entries", session)).toMatchObject([{ amount: 12.5 }]);
});

it("sends a change, a removal and the log of a habit from a public page", async () => {
  const session = await signUp();
  await insertRows("journal_entries", [
    entryRow(session, { client_id: id(0), amount: 4 }),
    entryRow(session, { client_id: id(1), amount: 7 }),
  ]);
  await insertRows("habit_streaks", { user_id: session.user.id, habit_name: "Read" });
  const [habit] = await rowsOf("habit_streaks", session);
  const log = { habitId: String(habit!.id), name: "Read", day: today };
  keepWaiting(session, { entry: CHORE, tried: true }, { tried: true }, { log });
  open("/books");
  await expectToast("Habit logged! Keep up the streak! 🔥");
  await expectAllSent(session);
  expect(await rowsOf("journal_entries", session)).toMatchObject([{ client_id: id(0), amount: 12.5 }]);
  expect(await rowsOf("habit_streaks", session)).toMatchObject([{ current_streak: 1 }]);
});

it("sends from a public page once the connection is back", async () => {
  const session = await signUp();
  keepWaiting(session, { entry: CHORE });
  const goOnline = goOffline();
  open("/books");
  goOnline();
  await expectAllSent(session);
});

it("goes on from a public page with what its owner wrote offline in the same visit", async () => {
  const session = await signUp();
  open("/challenge-dashboard");
  await fillEntry(CHORE_FIELDS);
  const goOnline = goOffline();
  await press("Add entry");
  await expectToast("Saved on this device");
  await userEvent.click(screen.getAllByRole("link", { name: "4MQ, home" })[0]!);
  await waitFor(() => expect(screen.queryByLabelText("Amount")).toBeNull());
  goOnline();
  await expectAllSent(session);
});

it("sends from a public page as soon as its owner signs in", async () => {
  const session = await newAccount();
  keepWaiting(session, { entry: CHORE });
  open("/books");
  keepSession(session);
  dispatchEvent(new StorageEvent("storage", { key: "4mq_session" }));
  await expectAllSent(session);
});

it("leaves the entries of another person alone", async () => {
  const [session, sibling] = [await newAccount(), await signUp()];
  keepWaiting(session, { entry: CHORE });
  keepWaiting(sibling, { entry: CHORE });
  open("/books");
  await expectAllSent(sibling);
  expect(outboxOf(session.user.id).read()).toHaveLength(1);
  expect(requestsTo("POST journal_entries")).toHaveLength(1);
});
