/**
 * The entries, and logs of habits, that wait to be sent. The browser's storage keeps them, and is the truth for all tabs.
 * One mutation sends them in their order: it pauses offline, and tries again while the server does not answer.
 */
import { focusManager, MutationObserver, onlineManager } from "@tanstack/react-query";
import type { HabitLog } from "@/domain/community/habits";
import { inTurn, MAX_LOCK_WAIT_MS } from "@/domain/inTurn";
import type { JournalEntry } from "@/domain/journal/journal";
import * as list from "@/domain/journal/outbox";
import { addToLists, refreshAfterEntry, removeFromLists, sentInLists } from "./entryLists";
import { change, storeOf } from "./outboxStore";
import {
  askTime,
  SaveError,
  storeEntry,
  type SaveErrorReason,
  withdrawEntry,
  type StoredEntry,
} from "./entryRows";
import { fateOf, storeLog, type LogFate } from "@/backend/community/habitLog";
import { habitsKey } from "@/backend/community/habitRows";
import { queryClient } from "@/backend/queryClient";
import { refetch } from "@/backend/refetch";
import { isTimeKnown, onTimeLearnt, serverDay, serverNow } from "@/backend/serverClock";
import { clockMoment, deviceDay, readClock, trueDayOf } from "@/backend/deviceClock";

export type AddResult =
  /** A log has no entry. */
  | { outcome: "added"; entry: StoredEntry | undefined }
  /** It is sent later, because nothing answered or others wait before it. */
  | { outcome: "waiting" }
  /** It is kept, and sent on the server's next day, because this day has the most entries already. */
  | { outcome: "tomorrow" }
  /** The account has been deleted on another device. The entry stays on this one, and nobody can send it. */
  | { outcome: "accountDeleted" };

/** A form, or a habit's button, waits for the first answer. What the server does not accept goes back to it, unless another day accepts it. */
interface Form {
  resolve: (result: AddResult) => void;
  reject: (error: unknown) => void;
}

/** Learns the fate of a log that has waited. */
type OnLog = (fate: LogFate, log: HabitLog) => void;

let onLog: OnLog = () => {};

/** The new entries that this tab sends: its forms' own, and those of forms that may have gone. */
const newEntries = new Map<string, Form | undefined>();

const LONGEST_DELAY_MS = 20_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The number of server errors after which an entry must not hold up the next ones. */
const MAX_FAILURES = 3;
const failures = new Map<string, number>();

const keyOf = (userId: string) => ["outbox", userId] as const;

const mark = (userId: string, clientId: string, marks: Partial<list.WaitingEntry>) =>
  change(userId, (outbox) => list.withChange(outbox, clientId, marks));

const forget = (userId: string, clientId: string) =>
  change(userId, (outbox) => list.without(outbox, clientId));

/** The next entry to send. An entry that the form of another tab is sending right now is left out. */
const nextOf = (userId: string) =>
  storeOf(userId)
    .read()
    .find(({ clientId, stage }) => stage === "waiting" || (stage === "new" && newEntries.has(clientId)));

/**
 * Lets one tab work at a time, if the browser can make the tabs take turns. Otherwise, if a sleeping tab holds its turn, and if a turn begins before the
 * tab learns what the previous one wrote, an entry may be sent again, which is harmless.
 */
const byTurns = (userId: string, work: () => Promise<void>): Promise<void> =>
  inTurn(
    navigator.locks as LockManager | undefined,
    `outbox ${userId}`,
    AbortSignal.timeout(MAX_LOCK_WAIT_MS),
    work,
  );

/** @returns it with its true day, which the storage then has too. @throws SaveError if only its owner can tell that day. */
function putDayRight(userId: string, item: list.WaitingEntry): list.WaitingEntry {
  const { clock, clientId } = item;
  const before = (item.entry ?? item.log)?.day;
  if (!before || !clock) return item;
  const day = trueDayOf(before, clock);
  if (!day) throw new SaveError("wrongDate");
  mark(userId, clientId, list.onTrueDay(item, day));
  return { ...item, ...list.onTrueDay(item, day) };
}

/** @returns the stored row; undefined if another tab was quicker or the entry was withdrawn. @throws SaveError */
async function send(userId: string, clientId: string): Promise<StoredEntry | undefined> {
  const find = () => list.findWaiting(storeOf(userId).read(), clientId);
  if (find()?.clock && !isTimeKnown()) await askTime(userId);
  let row: StoredEntry | undefined;
  // An entry corrected in the meantime is sent once more, over the version that has arrived.
  for (let item = find(); item && item.stage !== "refused"; item = find()) {
    const { entry, log } = putDayRight(userId, item);
    mark(userId, clientId, { tried: true });
    row = undefined;
    // oxlint-disable-next-line no-await-in-loop
    if (log) await storeLog(userId, log);
    // oxlint-disable-next-line no-await-in-loop
    else if (entry) row = await storeEntry(userId, clientId, entry);
    // oxlint-disable-next-line no-await-in-loop
    else await withdrawEntry(userId, clientId);
    if (list.isSameEntry(find()?.entry ?? null, entry)) forget(userId, clientId);
  }
  return row;
}

/** The reasons for which entries wait, whatever they say. */
const STAYING = new Set<SaveErrorReason>(["unreachable", "signedOut", "accountDeleted"]);

/** Settles the fate of an entry that was not stored. @throws the error if all entries have to wait. */
function settleFailure(userId: string, clientId: string, error: unknown): void {
  const reason = error instanceof SaveError ? error.reason : "refused";
  const form = newEntries.get(clientId);
  const failed = (failures.get(clientId) ?? 0) + 1;
  const isTriedAgain = reason === "trouble" && !form && failed <= MAX_FAILURES;
  if (isTriedAgain) failures.set(clientId, failed);
  if (isTriedAgain || STAYING.has(reason)) {
    letFormsGo(userId, reason === "accountDeleted" ? reason : "waiting");
    throw error;
  }
  const { log, clock } = list.findWaiting(storeOf(userId).read(), clientId) ?? {};
  const isKept = !log && reason === "tooMany";
  if (form && !isKept) {
    forget(userId, clientId);
    form.reject(error);
  } else if (log) {
    // Its owner can change nothing about a log, so it does not wait for them.
    forget(userId, clientId);
    onLog(fateOf(error, log, clock), log);
  } else {
    const refusal = reason === "tooMany" || reason === "wrongDate" ? reason : "refused";
    mark(userId, clientId, { stage: "refused", refusal, refusedOn: serverDay() });
    form?.resolve({ outcome: "tomorrow" });
  }
}

/** Lets the forms take the next entry: what they have handed over stays here. */
function letFormsGo(userId: string, outcome: "waiting" | "accountDeleted"): void {
  for (const [clientId, form] of newEntries) {
    mark(userId, clientId, { stage: "waiting" });
    form?.resolve({ outcome });
  }
  newEntries.clear();
}

async function sendOne(userId: string, clientId: string): Promise<void> {
  const form = newEntries.get(clientId);
  const log = list.findWaiting(storeOf(userId).read(), clientId)?.log;
  if (!form) mark(userId, clientId, { stage: "waiting" });
  let row: StoredEntry | undefined;
  try {
    row = await send(userId, clientId);
    if (row) addToLists(userId, row);
    form?.resolve({ outcome: "added", entry: row });
    if (log && !form) onLog("logged", log);
  } catch (error) {
    // This happens during this tab's turn, so that no other tab picks up an entry that goes back to the form.
    settleFailure(userId, clientId, error);
  }
  newEntries.delete(clientId);
  failures.delete(clientId);
  if (log) void refetch(queryClient, habitsKey(userId));
  else void refreshAfterEntry(userId, !row);
}

async function sendAll(userId: string): Promise<void> {
  for (let next = nextOf(userId); next; next = nextOf(userId)) {
    const { clientId } = next;
    // oxlint-disable-next-line no-await-in-loop -- the entries keep their order
    await byTurns(userId, () => sendOne(userId, clientId));
  }
}

const isSending = (userId: string) => queryClient.isMutating({ mutationKey: keyOf(userId) }) > 0;

/** Sends the entries that wait, unless that is already happening or about to. */
function start(userId: string): void {
  if (isSending(userId) || !nextOf(userId)) return;
  const sending = new MutationObserver(queryClient, {
    mutationKey: keyOf(userId),
    mutationFn: () => sendAll(userId),
    networkMode: "online",
    retry: (_failures, error) => error instanceof SaveError && error.again,
    retryDelay: (count) => Math.min(1000 * 2 ** count, LONGEST_DELAY_MS),
  });
  sending.mutate().then(
    // An entry may have been added at the very end.
    () => start(userId),
    // The entries wait for their owner, who has to sign in again.
    () => {},
  );
}

/**
 * Sends what waits, also from earlier visits and other tabs.
 * @param tellOfLog learns what became of a habit's log.
 * @returns the function that stops it.
 */
export function watchOutbox(userId: string, tellOfLog: OnLog = () => {}): () => void {
  onLog = tellOfLog;
  // A mutation that has paused goes on only while the client is mounted, which only the signed-in pages do by themselves.
  queryClient.mount();
  void queryClient.resumePausedMutations();
  const look = () => {
    // A form of another tab may have been closed while it was sending, which cannot be detected.
    for (const { clientId, stage } of storeOf(userId).read())
      if (stage === "new" && !newEntries.has(clientId)) newEntries.set(clientId, undefined);
    change(userId, (outbox) => list.withDoubts(list.retryTooMany(outbox, serverDay()), clockMoment()));
    start(userId);
  };
  // A page left open notices the server's new day itself, a minute late because its answers take a while.
  let nextDay: ReturnType<typeof setTimeout> | undefined;
  const waitForNextDay = () => {
    clearTimeout(nextDay);
    nextDay = setTimeout(
      () => {
        look();
        waitForNextDay();
      },
      DAY_MS - (serverNow().getTime() % DAY_MS) + MINUTE_MS,
    );
  };
  waitForNextDay();
  look();
  let waiting = storeOf(userId).read().length;
  /** An entry that another tab has sent may have been stored after this tab read its list. */
  const onOtherTab = () => {
    if (storeOf(userId).read().length < waiting) void refreshAfterEntry(userId, true);
  };
  // It listens before the store does, so it still finds the number from before the change.
  addEventListener("storage", onOtherTab);
  const stops = [
    () => queryClient.unmount(),
    onTimeLearnt(waitForNextDay),
    () => clearTimeout(nextDay),
    () => removeEventListener("storage", onOtherTab),
    storeOf(userId).subscribe(() => {
      waiting = storeOf(userId).read().length;
      start(userId);
    }),
    focusManager.subscribe((focused) => focused && look()),
    onlineManager.subscribe((online) => online && look()),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Sends the waiting entries now, and not when the next attempt is due. */
export function sendNow(userId: string): void {
  const cache = queryClient.getMutationCache();
  // A mutation asleep between two attempts would sleep on, so it is removed; if it wakes later, it
  // finds nothing left to do.
  for (const mutation of cache.findAll({ mutationKey: keyOf(userId), status: "pending" }))
    cache.remove(mutation);
  change(userId, list.retryAll);
  start(userId);
}

/**
 * Hands over what has just been written. It is in the storage before anything is sent, so that not even a crash loses it.
 * @throws SaveError if the server answered and did not accept it: then it is the caller's again.
 */
async function sendNew(userId: string, clientId: string, written: list.Written): Promise<AddResult> {
  const doOthersWait = list.isWaiting(storeOf(userId).read());
  if ((isSending(userId) && doOthersWait) || !onlineManager.isOnline()) {
    keep(userId, clientId, written);
    start(userId);
    return { outcome: "waiting" };
  }
  return new Promise((resolve, reject) => {
    newEntries.set(clientId, { resolve, reject });
    change(userId, (outbox) => list.withNew(outbox, clientId, written));
    start(userId);
  });
}

const keep = (userId: string, clientId: string, written: list.Written): void =>
  change(userId, (outbox) =>
    list.withChange(list.withNew(outbox, clientId, written), clientId, { stage: "waiting" }),
  );

/** The reading of the clock when a day was put in; undefined if the server's time confirmed it. */
type DayClock = Pick<list.Written, "clock">;

const ofEntry = (
  entry: JournalEntry,
  { clock }: DayClock = { clock: readClock(entry.day === deviceDay()) },
) => ({
  entry,
  clock,
});

/** Sends an entry of a form. @param of by default, its day has only just been put in. @throws SaveError if it is the form's again. */
export const sendEntry = (
  userId: string,
  clientId: string,
  entry: JournalEntry,
  of?: DayClock,
): Promise<AddResult> => sendNew(userId, clientId, ofEntry(entry, of));

/** Sends the log of a habit. @throws SaveError if it does not count (`fateOf`). */
export const sendLog = (userId: string, clientId: string, log: HabitLog): Promise<AddResult> =>
  sendNew(userId, clientId, { entry: null, log, clock: readClock(true) });

/** Replaces an entry with its owner's latest version. It may have been put right, or sent, since they saw it. */
export function correctWaiting(userId: string, seen: list.ShownEntry, entry: JournalEntry): void {
  const written = ofEntry(entry);
  change(userId, (outbox) => list.corrected(outbox, seen, written, sentInLists(userId, seen.clientId)));
}

/**
 * Keeps an entry that no form keeps. Whatever the server answers, the entry stays here until it is stored or removed.
 */
export const keepWaiting = (userId: string, clientId: string, entry: JournalEntry, of?: DayClock): void =>
  keep(userId, clientId, ofEntry(entry, of));

/** Removes an entry that waits, or was sent in the meantime. @returns what `restoreWaiting` brings back. */
export function removeWaiting(userId: string, seen: list.ShownEntry): list.ShownEntry {
  const sent = sentInLists(userId, seen.clientId);
  const removed = list.asItIsNow(storeOf(userId).read(), seen, sent);
  change(userId, (outbox) => list.withdrawn(outbox, seen.clientId));
  if (sent) removeFromLists(userId, sent);
  return removed;
}

/** Brings back a removed entry. Its clock may have been set back meanwhile. */
export const restoreWaiting = (userId: string, removed: list.ShownEntry): void =>
  change(userId, (outbox) => list.withDoubts(list.restored(outbox, removed), clockMoment()));

/** Removes the entries that are already on the server, even if their answers never came. */
export const confirmStored = (userId: string, rows: readonly StoredEntry[]): void =>
  change(userId, (outbox) => list.withoutStored(outbox, rows));
