import { browserStorage } from "@/storage/browserStorage";
import { announceChange } from "@/storage/isKnown";
import { seenFactsOf } from "@/storage/known";
import { factsKey } from "@/storage/seen";
import type { Day } from "@/domain/calendar";
import type { DeedKind } from "@/domain/deeds/deeds";
import type { ReadFacts, SeenFacts } from "@/domain/today/today";
import { hangAll } from "@/storage/deeds/string";

/**
 * Keeps what the signed-in pages learn about a user, for today's strip. The days with a line or a habit, from whatever device,
 * hang on the string here.
 */
export function keepFacts(userId: string, newer: (known: SeenFacts) => ReadFacts): void {
  const known = seenFactsOf(userId);
  const { habitDays = [], ...facts } = newer(known);
  const proved = (kind: DeedKind) => (day: Day) => ({ kind, day, thing: "" });
  hangAll(userId, [...(facts.days ?? []).map(proved("line")), ...habitDays.map(proved("habit"))]);
  const text = JSON.stringify({ ...known, ...facts });
  if (text === browserStorage.getItem(factsKey(userId))) return;
  browserStorage.setItem(factsKey(userId), text);
  announceChange();
}
