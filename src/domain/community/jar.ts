/** Entries that were saved for a goal and then dropped into its jar, each once. */
import { MAX_PENCE } from "@/domain/money";
import type { Hundredths } from "./communityChallenges";

/**
 * `dropping` and `taking` are under way, or their answers were lost: the jar held `from` before. `in`: the money is in the jar.
 */
export type DropState = "dropping" | "in" | "taking";

export interface Drop {
  /** The id that the page gave the entry, the same for every attempt to send it. */
  entry: string;
  /** The id of the goal. */
  goal: string;
  amount: Hundredths;
  from: Hundredths;
  state: DropState;
}
export type Drops = readonly Drop[];

/** Older ones are forgotten: the question follows an entry that is new, or has just been removed. */
const MAX_KEPT = 400;

export const dropOf = (drops: Drops, entry: string): Drop | undefined =>
  drops.find((drop) => drop.entry === entry);

export const withoutDrop = (drops: Drops, entry: string): Drops =>
  drops.filter((drop) => drop.entry !== entry);

export const withDrop = (drops: Drops, drop: Drop): Drops =>
  [...withoutDrop(drops, drop.entry), drop].slice(-MAX_KEPT);

/** An entry that was removed has come back under another id. */
export const withEntryBack = (drops: Drops, before: string, entry: string): Drops =>
  dropOf(drops, before) ? drops.map((drop) => (drop.entry === before ? { ...drop, entry } : drop)) : drops;

/** The figures are the same in the journal and in the jar: pounds are not made dollars. */
export const totalWith = (progress: Hundredths, amount: Hundredths): Hundredths =>
  Math.min(progress + amount, MAX_PENCE);
export const totalWithout = (progress: Hundredths, amount: Hundredths): Hundredths =>
  Math.max(progress - amount, 0);

/** True if the jar has changed since the attempt: it has arrived, or it can no longer be told from what came after it. */
export const hasArrived = ({ from, state }: Drop, progress: Hundredths): boolean =>
  state === "in" || progress !== from;
