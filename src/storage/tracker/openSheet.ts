/** The sheet that is open in this tab. A parent opens any of them, whoever is playing. */
import type { Named } from "@/domain/players/names";
import { announceChange } from "@/storage/isKnown";
import { players } from "@/storage/browserStorage";
import { tabStorage } from "@/storage/tabStorage";

const KEY = "4mq_sheet";

/** @returns the id of the one that was opened last, else of whoever plays. */
export function openSheet(all: readonly Named[]): string {
  const ids = all.map(({ id }) => id);
  return [tabStorage.getItem(KEY) ?? "", players.visitor()].find((id) => ids.includes(id)) ?? ids[0]!;
}

export function chooseSheet(id: string): void {
  tabStorage.setItem(KEY, id);
  announceChange();
}
