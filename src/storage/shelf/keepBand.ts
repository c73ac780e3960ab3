import type { Band } from "@/domain/shelf/portrait";
import { browserStorage } from "@/storage/browserStorage";
import { announceChange } from "@/storage/isKnown";
import { BAND_KEY } from "@/storage/sharedKeys";

/** Keeps the ages that were tapped on a page of ours. */
export function keepBand(band: Band): void {
  browserStorage.setItem(BAND_KEY, band);
  announceChange();
}
