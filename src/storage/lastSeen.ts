/** What the signed-in pages showed last, in this browser, for its user alone. */
import * as v from "valibot";
import type { Seen } from "@/domain/lastSeen";
import { SEEN_KEY } from "@/domain/seenKey";
import { browserStorage } from "./browserStorage";

const Stored = v.object({
  /** The build that wrote it: another one may mean something else by the same words. */
  build: v.string(),
  seen: v.array(
    v.object({
      key: v.pipe(v.array(v.unknown()), v.minLength(2)),
      data: v.unknown(),
      at: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
});

export interface LastSeenStore {
  read: () => readonly Seen[];
  write: (seen: readonly Seen[]) => void;
}

/** What cannot be read, and what another build wrote, is as good as nothing: it is only a copy. */
function parse(raw: string, build: string): readonly Seen[] {
  try {
    const stored = v.parse(Stored, JSON.parse(raw));
    return stored.build === build ? stored.seen : [];
  } catch {
    return [];
  }
}

export const lastSeenOf = (userId: string, build: string): LastSeenStore => ({
  read: () => parse(browserStorage.getItem(SEEN_KEY + userId) ?? "", build),
  write: (seen) => browserStorage.setItem(SEEN_KEY + userId, JSON.stringify({ build, seen })),
});
