/**
 * The answers that the signed-in pages showed last: which of them are kept, and which stand in when no answer comes.
 */
import { isDay } from "./calendar";

/** The answer to one question, and the moment it came (milliseconds). */
export interface Seen {
  key: readonly unknown[];
  data: unknown;
  at: number;
}

/** Characters of JSON. The browser has room for five million, and entries that wait to be sent take priority. */
const MOST_IN_ALL = 200_000;
const MOST_EACH = 80_000;
const OLDEST_MS = 30 * 24 * 3_600_000;

/** Daily figures: those of another day stand in for them, with their own time. */
const OF_A_DAY = new Set<unknown>(["kpi", "participation", "challenges"]);

/** The kinds of answer worth keeping, by the first word of the key. Names, sign-ins and second steps are not. */
const KINDS = new Set<unknown>([...OF_A_DAY, "profile", "journal", "habits", "kindness", "gigs", "badges"]);

/**
 * Returns true if the question belongs to this user and its answer may be kept. A full name and
 * private drafts may not be kept.
 */
export const isKept = (key: readonly unknown[], userId: string): boolean =>
  KINDS.has(key[0]) && key[1] === userId && key[2] !== "names" && key[2] !== "of streak";

const idOf = (key: readonly unknown[]): string => JSON.stringify(key);

const isOfADay = (key: readonly unknown[]): boolean =>
  key.length === 3 && OF_A_DAY.has(key[0]) && typeof key[2] === "string" && isDay(key[2]);

const latest = (one: Seen | undefined, other: Seen): Seen => (one && one.at >= other.at ? one : other);

/**
 * The stand-in for the answer: the last answer to the same question or, for daily figures, the one
 * of the latest day seen.
 */
export function standIn(all: readonly Seen[], key: readonly unknown[]): Seen | undefined {
  const id = idOf(key);
  const same = all.find((seen) => idOf(seen.key) === id);
  if (same || !isOfADay(key)) return same;
  return all
    .filter((seen) => isOfADay(seen.key) && seen.key[0] === key[0] && seen.key[1] === key[1])
    .reduce<Seen | undefined>(latest, undefined);
}

interface Pages {
  pages: unknown[];
  pageParams: unknown[];
}
const isPages = (data: unknown): data is Pages =>
  typeof data === "object" && data !== null && "pages" in data && "pageParams" in data;

/** Keeps only the first page of a list that goes on; the rest is loaded when somebody wants to see it. */
const shortened = ({ key, data, at }: Seen): Seen => ({
  key,
  at,
  data: isPages(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data,
});

/** Merges the earlier and the new answers, newest first, as far as there is room. @param now milliseconds. */
export function remember(before: readonly Seen[], seenNow: readonly Seen[], now: number): Seen[] {
  const newest = new Map<string, Seen>();
  for (const seen of [...before, ...seenNow.map(shortened)]) {
    const id = isOfADay(seen.key) ? idOf(seen.key.slice(0, 2)) : idOf(seen.key);
    newest.set(id, latest(newest.get(id), seen));
  }
  const kept: Seen[] = [];
  let room = MOST_IN_ALL;
  for (const seen of [...newest.values()].toSorted((one, other) => other.at - one.at)) {
    const size = JSON.stringify(seen).length;
    if (seen.data === undefined || seen.data === null || size > MOST_EACH || size > room) continue;
    if (now - seen.at > OLDEST_MS) continue;
    room -= size;
    kept.push(seen);
  }
  return kept;
}
