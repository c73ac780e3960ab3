/** Entries and logs of habits that the server has not confirmed yet, in the order in which they were made. */
import type { Day } from "@/domain/calendar";
import type { HabitLog } from "@/domain/community/habits";
import { wasSetBack, type ClockMoment, type ClockReading } from "./clockReading";
import type { JournalEntry } from "./journal";

/** The reasons for which the server refuses an entry, regardless of the connection. */
export const REFUSALS = ["tooMany", "wrongDate", "refused"] as const;
export type Refusal = (typeof REFUSALS)[number];

/**
 * `new` waits for the first answer, along with its form; `waiting` waits for a connection;
 * `refused` waits for its owner.
 */
export type Stage = "new" | "waiting" | "refused";

export interface WaitingEntry {
  /** The same id for every attempt, so that sending the entry again is harmless. */
  clientId: string;
  /** Null for a log, and if the entry was withdrawn after an attempt: it may have arrived, and must not stay on the server. */
  entry: JournalEntry | null;
  log?: HabitLog | undefined;
  /** Is there as long as the day is by a clock that nothing has confirmed. */
  clock?: ClockReading | undefined;
  stage: Stage;
  /** True if the entry may have arrived and only the answer was lost. */
  tried: boolean;
  refusal?: Refusal | undefined;
  /** The server's day (UTC) on which the refusal came. */
  refusedOn?: Day | undefined;
}

export type Outbox = readonly WaitingEntry[];

export interface ShownEntry extends WaitingEntry {
  entry: JournalEntry;
}

export const findWaiting = (outbox: Outbox, clientId: string): WaitingEntry | undefined =>
  outbox.find((item) => item.clientId === clientId);

/** True if something waits for a connection. */
export const isWaiting = (outbox: Outbox): boolean => outbox.some(({ stage }) => stage === "waiting");

export const without = (outbox: Outbox, clientId: string): Outbox =>
  outbox.filter((item) => item.clientId !== clientId);

/** An entry or a log, as it is written. */
export type Written = Pick<WaitingEntry, "entry" | "log" | "clock">;

const isSetBack = ({ clock }: WaitingEntry, now: ClockMoment) =>
  clock !== undefined && wasSetBack(clock, now);

/** Marks the days of a clock that has been set back, because it may go on to where it was before they are sent. */
export function withDoubts(outbox: Outbox, now: ClockMoment): Outbox {
  const doubt = (item: WaitingEntry) =>
    isSetBack(item, now) ? { ...item, clock: { ...item.clock!, isDoubtful: true } } : item;
  return outbox.some((item) => isSetBack(item, now) && !item.clock!.isDoubtful) ? outbox.map(doubt) : outbox;
}

/** Appends the entry or log; one that is already in the list keeps its place. */
export function withNew(outbox: Outbox, clientId: string, written: Written): Outbox {
  const { clock } = written;
  const isDoubtful = (clock && outbox.some((item) => isSetBack(item, clock))) || undefined;
  const item: WaitingEntry = {
    clientId,
    ...written,
    clock: clock && { ...clock, isDoubtful },
    stage: "new",
    tried: false,
  };
  const before = clock ? withDoubts(outbox, clock) : outbox;
  return findWaiting(before, clientId) ? withChange(before, clientId, item) : [...before, item];
}

/** The change that gives an entry, or a log, its true day. */
export const onTrueDay = ({ entry, log }: Written, day: Day): Written => ({
  entry: entry && { ...entry, day },
  log: log && { ...log, day },
  clock: undefined,
});

export const waitingLogs = (outbox: Outbox): HabitLog[] => outbox.flatMap(({ log }) => (log ? [log] : []));

/** Returns the same list if there is nothing to change. */
export function withChange(outbox: Outbox, clientId: string, change: Partial<WaitingEntry>): Outbox {
  const before = findWaiting(outbox, clientId);
  if (!before) return outbox;
  const keys = Object.keys(change) as (keyof WaitingEntry)[];
  if (keys.every((key) => before[key] === change[key])) return outbox;
  return outbox.map((item) => (item === before ? { ...before, ...change } : item));
}

/** Ready to be sent (again). */
const QUEUED = { stage: "waiting", refusal: undefined, refusedOn: undefined } as const;

/** Queues what the server should hold; an entry that has gone from the list was sent meanwhile, and is sent over. */
const queued = (outbox: Outbox, clientId: string, written: Written): Outbox =>
  findWaiting(outbox, clientId)
    ? withChange(outbox, clientId, { ...written, ...QUEUED })
    : [...outbox, { clientId, ...written, stage: "waiting", tried: true }];

/** An entry that its owner saw, as it is by now. @param stored is there if a list shows that it has been sent. */
export function asItIsNow(outbox: Outbox, seen: ShownEntry, stored?: JournalEntry): ShownEntry {
  const item = findWaiting(outbox, seen.clientId);
  if (item?.entry) return item as ShownEntry;
  return stored ? { ...seen, ...QUEUED, entry: stored, clock: undefined } : seen;
}

/** Replaces an entry that its owner corrected, so that it is sent (again). A field that they left as they saw it stays as it is now. */
export function corrected(
  outbox: Outbox,
  seen: ShownEntry,
  { entry, clock }: Pick<ShownEntry, "entry" | "clock">,
  stored?: JournalEntry,
): Outbox {
  const now = asItIsNow(outbox, seen, stored);
  const { day, pence, type, detail } = seen.entry;
  // The owner of a refused entry has been asked for the day, and leaves it on purpose.
  const keepsDay = entry.day === day && seen.stage !== "refused";
  const changed = {
    ...now.entry,
    ...(!keepsDay && { day: entry.day }),
    ...(entry.pence !== pence && { pence: entry.pence }),
    // A detail fits its type alone.
    ...((entry.type !== type || entry.detail !== detail) && { type: entry.type, detail: entry.detail }),
  };
  return queued(outbox, seen.clientId, { entry: changed, clock: keepsDay ? now.clock : clock });
}

/** Brings back what its owner removed, as it was. */
export function restored(outbox: Outbox, removed: ShownEntry): Outbox {
  const now = findWaiting(outbox, removed.clientId);
  if (!now) return [...outbox, removed];
  return withChange(outbox, removed.clientId, { ...removed, tried: now.tried });
}

const requeued = (outbox: Outbox, isReady: (item: WaitingEntry) => boolean): Outbox =>
  outbox.some(isReady) ? outbox.map((item) => (isReady(item) ? { ...item, ...QUEUED } : item)) : outbox;

/** Queues the refused entries once more, unchanged. */
export const retryAll = (outbox: Outbox): Outbox => requeued(outbox, ({ stage }) => stage === "refused");

/** Queues the entries that were too many on an earlier day, because each day of the server (UTC) has a limit of its own. */
export const retryTooMany = (outbox: Outbox, serverDay: Day): Outbox =>
  requeued(outbox, ({ refusal, refusedOn }) => refusal === "tooMany" && refusedOn !== serverDay);

/** Removes the entry if it cannot have arrived; otherwise the entry waits to be withdrawn on the server as well. */
export const withdrawn = (outbox: Outbox, clientId: string): Outbox =>
  findWaiting(outbox, clientId)?.tried === false
    ? without(outbox, clientId)
    : queued(outbox, clientId, { entry: null, clock: undefined });

export const isSameEntry = (one: JournalEntry | null, other: JournalEntry | null): boolean =>
  one?.day === other?.day &&
  one?.type === other?.type &&
  one?.pence === other?.pence &&
  one?.detail === other?.detail;

/** Leaves out the entries that the server stores unchanged: only their answers had been lost. */
export function withoutStored(
  outbox: Outbox,
  stored: readonly (JournalEntry & { clientId: string })[],
): Outbox {
  if (!outbox.length) return outbox;
  const rest = outbox.filter(({ clientId, entry }) => {
    const arrived = stored.find((row) => row.clientId === clientId);
    return !(arrived && isSameEntry(arrived, entry));
  });
  return rest.length === outbox.length ? outbox : rest;
}

/** The entries that a person sees: neither those in flight for the first time nor those that have been withdrawn. */
export const shownEntries = (outbox: Outbox): ShownEntry[] =>
  outbox.filter((item): item is ShownEntry => item.entry !== null && item.stage !== "new");
