import { readMe, type Me } from "@/domain/shelf/portrait";
import { clearTabStorage } from "@/storage/account/clearTab";
import { browserStorage, players } from "@/storage/browserStorage";
import { PROGRESS_LOCK } from "@/storage/sharedKeys";
import { outboxKey } from "@/storage/unsent";
import { tabStorage } from "@/storage/tabStorage";
import { withLock } from "@/storage/withLock";

/** The nickname that plays, or will once nobody is signed in. */
export const visitorHere = (): string => players.visitor();

export const isAccountPlaying = (): boolean => players.isAccountPlaying();

/** Lets somebody else play, in turn with a coin that is being paid. @returns false if the browser has no room for it. */
export async function switchTo(id: string): Promise<boolean> {
  let isDone = false;
  await withLock(PROGRESS_LOCK, () => {
    isDone = players.play(id);
  });
  if (isDone) clearTabStorage();
  return isDone;
}

const ME_KEY = "4mq_me";

/** A player's portrait, whoever is playing. */
export const portraitOfPlayer = (id: string): Me =>
  readMe(id === players.visitor() ? browserStorage.getItem(ME_KEY) : (players.asideOf(id)[ME_KEY] ?? null));

/** Clears all that this site keeps here, of everybody; the caller signs out first. */
export function clearEverything(): void {
  tabStorage.clear();
  browserStorage.clear();
}

/** True if words are here that an account has not been sent. */
export const hasUnsentHere = (): boolean =>
  browserStorage.keys().some((key) => key.startsWith(outboxKey("")) && browserStorage.getItem(key) !== "[]");
