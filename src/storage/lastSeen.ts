/** The data that the signed-in pages last showed in this browser, for one user. */
import * as v from "valibot";
import type { Seen } from "@/domain/lastSeen";
import { browserStorage } from "./browserStorage";
import { SEEN_KEY } from "./seen";

/** The page checks the shape of `data`, because another build may have written it. */
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

/** Unreadable data is treated as missing, because it is only a copy. */
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
