/** Entries that the server has not confirmed yet, in the order in which they were made. */
import type { JournalEntry } from "./journal";

/** Why the server does not take an entry, whatever happens to the connection. */
export const REFUSALS = ["tooMany", "refused"] as const;
export type Refusal = (typeof REFUSALS)[number];

/** `new`: a form is waiting for the first answer; `waiting`: for a connection; `refused`: for its owner. */
export type Stage = "new" | "waiting" | "refused";

export interface WaitingEntry {
  /** The same for every attempt, so that sending it again is harmless. */
  clientId: string;
  /** Null when it has been taken back after an attempt: it may have arrived, and must not stay there. */
  entry: JournalEntry | null;
  stage: Stage;
  /** Whether it may have arrived, and only the answer been lost. */
  tried: boolean;
  refusal?: Refusal | undefined;
}

export type Outbox = readonly WaitingEntry[];

export const findWaiting = (outbox: Outbox, clientId: string): WaitingEntry | undefined =>
  outbox.find((item) => item.clientId === clientId);

export const without = (outbox: Outbox, clientId: string): Outbox =>
  outbox.filter((item) => item.clientId !== clientId);

/** At the end; an entry that stands there already keeps its place. */
export const withNew = (outbox: Outbox, clientId: string, entry: JournalEntry): Outbox => {
  const item: WaitingEntry = { clientId, entry, stage: "new", tried: false };
  return findWaiting(outbox, clientId) ? withChange(outbox, clientId, item) : [...outbox, item];
};

/** The same list when there is nothing to change. */
export function withChange(outbox: Outbox, clientId: string, change: Partial<WaitingEntry>): Outbox {
  const before = findWaiting(outbox, clientId);
  if (!before) return outbox;
  const keys = Object.keys(change) as (keyof WaitingEntry)[];
  if (keys.every((key) => before[key] === change[key])) return outbox;
  return outbox.map((item) => (item === before ? { ...before, ...change } : item));
}

/** Corrected by its owner, it is sent (again). */
export const corrected = (outbox: Outbox, clientId: string, entry: JournalEntry): Outbox =>
  withChange(outbox, clientId, { entry, stage: "waiting", refusal: undefined });

/** Those that were refused are sent once more as they are. */
export const retryAll = (outbox: Outbox): Outbox =>
  outbox.some(({ stage }) => stage === "refused")
    ? outbox.map((item) =>
        item.stage === "refused" ? { ...item, stage: "waiting" as const, refusal: undefined } : item,
      )
    : outbox;

/** Gone, if it cannot have arrived; else it waits to be taken back on the server too. */
export const withdrawn = (outbox: Outbox, clientId: string): Outbox =>
  findWaiting(outbox, clientId)?.tried
    ? withChange(outbox, clientId, { entry: null, stage: "waiting", refusal: undefined })
    : without(outbox, clientId);

export const isSameEntry = (one: JournalEntry | null, other: JournalEntry | null): boolean =>
  one?.day === other?.day &&
  one?.type === other?.type &&
  one?.pence === other?.pence &&
  one?.detail === other?.detail;

/** Without the entries that stand on the server as they were made: only the answers had been lost. */
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

export interface ShownEntry extends WaitingEntry {
  entry: JournalEntry;
}

/** What a person is shown: neither what is on its way for the first time nor what has been taken back. */
export const shownEntries = (outbox: Outbox): ShownEntry[] =>
  outbox.filter((item): item is ShownEntry => item.entry !== null && item.stage !== "new");
