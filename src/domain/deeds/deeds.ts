/**
 * The deeds on somebody's string: a berry for the ages of 8 to 10, a bead for the others. A deed stays for ever. Coins are no
 * part of it.
 */
import type { Day } from "@/domain/calendar";

/**
 * A part read; a returning question answered, right or not; a line written; a plan done; a habit logged; a mission's prompt
 * followed; the day's door opened; a story played to its end.
 */
export const DEED_KINDS = ["read", "question", "line", "plan", "habit", "prompt", "door", "play"] as const;
export type DeedKind = (typeof DEED_KINDS)[number];

export interface Deed {
  kind: DeedKind;
  day: Day;
  /** The part, question, plan or play; "" for the kinds of which each day has one. */
  thing: string;
}

const ONE_A_DAY: readonly DeedKind[] = ["line", "habit", "prompt", "door"];

/** A string this long takes thirteen years, with one deed a day. */
export const MAX_DEEDS = 5000;

const identityOf = ({ kind, day, thing }: Deed) => `${kind} ${ONE_A_DAY.includes(kind) ? day : thing}`;

/** @returns the string with those deeds that it does not have, earliest day first; the same string if it has them all. */
export function withDeeds(string: readonly Deed[], deeds: readonly Deed[]): readonly Deed[] {
  const there = new Set(string.map(identityOf));
  const added = deeds.filter((deed) => {
    const identity = identityOf(deed);
    if (there.has(identity)) return false;
    there.add(identity);
    return true;
  });
  if (!added.length || string.length + added.length > MAX_DEEDS) return string;
  return [...string, ...added].toSorted((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
  );
}

/** Every seventh berry hangs a picture, and every seventh bead its number. */
export const PER_LOOP = 7;

export const deedsOn = (string: readonly Deed[], day: Day): Deed[] =>
  string.filter((deed) => deed.day === day);

/** How many there are of each kind, those with any, in the order of the kinds. */
export const countsByKind = (string: readonly Deed[]): [DeedKind, number][] =>
  DEED_KINDS.map((kind): [DeedKind, number] => [
    kind,
    string.filter((deed) => deed.kind === kind).length,
  ]).filter(([, count]) => count > 0);
