/**
 * The names of those who share this browser: at most four, for the players and for the tracker's sheets. They never leave it.
 * The list is only of names: whoever's name is lost comes back without one.
 */
import * as v from "valibot";
import { MAX_NAME, MAX_PLAYERS, type Named } from "@/domain/players/names";
import { cleanName } from "@/domain/sharedText";
import { players } from "@/storage/browserStorage";
import { announceChange, onKeptChange } from "@/storage/isKnown";
import { localStore } from "@/storage/localStore";
import { NAMES_KEY } from "./hasNames";
import { sheetIds } from "@/storage/tracker/sheetKeys";
import { withLock } from "@/storage/withLock";
import { FIRST, newVisitorId, VISITOR_ID } from "./players";

const list = localStore<readonly Named[]>({
  key: NAMES_KEY,
  schema: v.array(
    v.object({
      id: v.pipe(v.string(), v.regex(VISITOR_ID)),
      name: v.pipe(v.string(), v.maxLength(MAX_NAME)),
    }),
  ),
  empty: [],
});

/** Everybody on the list, and whoever else has something here. */
function everybody(): readonly Named[] {
  const listed = list.read();
  const known = new Set(listed.map(({ id }) => id));
  const found = new Set([players.visitor(), ...players.idsAside(), ...sheetIds()]);
  if (listed.length === 0) found.add(FIRST);
  // Among those without a place in the list, the first player is the oldest.
  const others = [...found]
    .filter((id) => !known.has(id))
    .toSorted((one, other) => Number(other === FIRST) - Number(one === FIRST));
  return [...others.map((id) => ({ id, name: "" })), ...listed];
}

let last: readonly Named[] = [];

/** The same list as long as nothing has changed. */
export function readNames(): readonly Named[] {
  const now = everybody();
  if (JSON.stringify(now) !== JSON.stringify(last)) last = now;
  return last;
}

/** While prerendering, nobody has a name. */
export const NO_NAMES: readonly Named[] = [{ id: FIRST, name: "" }];

export const onNamesChange = onKeptChange;

async function change(how: (all: readonly Named[]) => readonly Named[]): Promise<void> {
  await withLock(NAMES_KEY, () => list.update(() => how(everybody())));
  announceChange();
}

/** @returns the new id, or undefined if there are four names already. */
export async function addName(name: string): Promise<string | undefined> {
  const id = newVisitorId();
  await change((all) => (all.length < MAX_PLAYERS ? [...all, { id, name: cleanName(name) }] : all));
  return readNames().some((one) => one.id === id) ? id : undefined;
}

export const rename = (id: string, name: string): Promise<void> =>
  change((all) => all.map((one) => (one.id === id ? { id, name: cleanName(name) } : one)));

export const forgetName = (id: string): Promise<void> => change((all) => all.filter((one) => one.id !== id));

/** Puts a name back into its place. */
export const putNameBack = (named: Named, place: number): Promise<void> =>
  change((all) => all.filter(({ id }) => id !== named.id).toSpliced(place, 0, named));
