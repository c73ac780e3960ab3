/** What the signed-in pages showed last, in this browser, for its user alone. */
import * as v from "valibot";
import type { Seen } from "@/domain/lastSeen";
import { browserStorage } from "./browserStorage";
import { SEEN_KEY } from "./seen";

/** What `data` is, its page knows: another build may have written it. */
const Stored = v.array(
  v.object({
    key: v.pipe(v.array(v.unknown()), v.minLength(2)),
    data: v.unknown(),
    at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
);

export interface LastSeenStore {
  read: () => readonly Seen[];
  write: (seen: readonly Seen[]) => void;
}

/** What cannot be read is as good as nothing: it is only a copy. */
function parse(raw: string): readonly Seen[] {
  try {
    return v.parse(Stored, JSON.parse(raw));
  } catch {
    return [];
  }
}

export const lastSeenOf = (userId: string): LastSeenStore => ({
  read: () => parse(browserStorage.getItem(SEEN_KEY + userId) ?? ""),
  write: (seen) => browserStorage.setItem(SEEN_KEY + userId, JSON.stringify(seen)),
});
