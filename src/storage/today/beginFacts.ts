import { browserStorage } from "@/storage/browserStorage";
import { announceChange } from "@/storage/isKnown";
import { factsKey } from "@/storage/seen";

/** An account that begins on this device has written nothing yet, so today's strip may lead to the first day. */
export function beginFacts(userId: string): void {
  browserStorage.setItem(factsKey(userId), '{"days":[]}');
  announceChange();
}
