import { browserStorage } from "@/storage/browserStorage";
import { announceChange } from "@/storage/isKnown";
import { factsKey } from "@/storage/seen";

/** An account that begins on this device has written nothing yet, so today's strip may lead to the first day. */
export function beginFacts(userId: string): void {
  if (browserStorage.getItem(factsKey(userId)) !== null) return;
  browserStorage.setItem(factsKey(userId), '{"days":[]}');
  announceChange();
}
