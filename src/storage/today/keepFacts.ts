import { browserStorage } from "@/storage/browserStorage";
import { announceChange } from "@/storage/isKnown";
import { seenFactsOf } from "@/storage/known";
import { factsKey } from "@/storage/seen";
import type { SeenFacts } from "@/domain/today/today";

/** Keeps what the signed-in pages learn about a user, for today's strip. */
export function keepFacts(userId: string, newer: (known: SeenFacts) => Partial<SeenFacts>): void {
  const known = seenFactsOf(userId);
  const text = JSON.stringify({ ...known, ...newer(known) });
  if (text === browserStorage.getItem(factsKey(userId))) return;
  browserStorage.setItem(factsKey(userId), text);
  announceChange();
}
