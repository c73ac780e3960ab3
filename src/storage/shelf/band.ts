/** The readers that somebody here belongs to. Nobody is asked an age, and it hides no text. */
import { BANDS, levelOfPortrait, type Band } from "@/domain/shelf/portrait";
import { browserStorage } from "@/storage/browserStorage";
import { meOf } from "@/storage/known";
import { BAND_KEY } from "@/storage/sharedKeys";

/** The ages that were tapped last on a page of ours; null before that. */
export const tappedBand = (): Band | null =>
  BANDS.find((band) => band === browserStorage.getItem(BAND_KEY)) ?? null;

/** @returns 1, 2 or 3: the level of somebody's portrait; without one, of the ages that were tapped; without either, the first. */
export function levelOf(userId: string | undefined): number {
  const { portrait } = meOf(userId);
  return portrait ? levelOfPortrait(portrait) : BANDS.indexOf(tappedBand() ?? "8-10") + 1;
}
