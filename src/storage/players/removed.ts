/** Players who were removed in this tab. Until it closes, it holds all that was theirs. */
import * as v from "valibot";
import { isSameName, MAX_NAME, MAX_PLAYERS } from "@/domain/players/names";
import { clearTabStorage } from "@/storage/account/clearTab";
import { browserStorage, players } from "@/storage/browserStorage";
import { localStore } from "@/storage/localStore";
import { tabStorage } from "@/storage/tabStorage";
import { sheetKey } from "@/storage/tracker/sheetKeys";
import { withLock } from "@/storage/withLock";
import { PROGRESS_LOCK } from "@/storage/sharedKeys";
import { forgetName, putNameBack, readNames } from "./names";
import { REMOVED_KEY, VISITOR_ID } from "./players";

const Removed = v.object({
  id: v.pipe(v.string(), v.regex(VISITOR_ID)),
  name: v.pipe(v.string(), v.maxLength(MAX_NAME)),
  /** In the list. */
  place: v.number(),
  values: v.record(v.string(), v.string()),
  /** The text of the sheet, if there is one. */
  sheet: v.nullable(v.string()),
});
export type Removed = v.InferOutput<typeof Removed>;

export const removedHere = localStore<readonly Removed[]>({
  key: REMOVED_KEY,
  schema: v.array(Removed),
  empty: [],
  storage: tabStorage,
});

/** @returns false if this browser has no room to let another one play first. */
export async function removePlayer(id: string): Promise<boolean> {
  const all = readNames();
  const place = all.findIndex((one) => one.id === id);
  const next = all.find((one) => one.id !== id);
  if (place < 0 || !next) return false;
  let isRemoved = false;
  await withLock(PROGRESS_LOCK, () => {
    if (players.visitor() === id) {
      if (!players.play(next.id)) return;
      clearTabStorage();
    }
    const removed = {
      ...all[place]!,
      place,
      values: players.asideOf(id),
      sheet: browserStorage.getItem(sheetKey(id)),
    };
    removedHere.update((others) => [...others, removed]);
    browserStorage.removeItem(sheetKey(id));
    players.setAside(id, {});
    isRemoved = true;
  });
  if (isRemoved) await forgetName(id);
  return isRemoved;
}

/** @returns false if there is no place, or no room, for them: then they can be brought back later. */
export async function bringBack({ id, name, place, values, sheet }: Removed): Promise<boolean> {
  if (readNames().length >= MAX_PLAYERS) return false;
  players.setAside(id, values);
  if (sheet !== null) browserStorage.setItem(sheetKey(id), sheet);
  if (!players.isAsideStored(id) || !browserStorage.isKept(sheetKey(id))) {
    players.setAside(id, {});
    browserStorage.removeItem(sheetKey(id));
    return false;
  }
  // Somebody new may have the name by now.
  const isTaken = name && readNames().some((one) => isSameName(one.name, name));
  await putNameBack(
    {
      id,
      name: isTaken
        ? `${Array.from(name)
            .slice(0, MAX_NAME - 2)
            .join("")} 2`
        : name,
    },
    place,
  );
  removedHere.update((others) => others.filter((one) => one.id !== id));
  return true;
}
