/** The string of each user, and of the visitor who is playing. Nothing of it is sent. */
import * as v from "valibot";
import { isDay, type Day } from "@/domain/calendar";
import { DEED_KINDS, MAX_DEEDS, withDeeds, type Deed, type DeedKind } from "@/domain/deeds/deeds";
import { becomeKnown } from "@/storage/becomeKnown";
import { localStore } from "@/storage/localStore";
import { perUser } from "@/storage/perUser";

const StoredDeed = v.tuple([
  v.picklist(DEED_KINDS),
  v.pipe(v.string(), v.check(isDay)),
  v.pipe(v.string(), v.maxLength(120)),
]);
const deedOf = ([kind, day, thing]: v.InferOutput<typeof StoredDeed>): Deed => ({ kind, day, thing });
const StoredString = v.pipe(
  v.array(StoredDeed),
  v.maxLength(MAX_DEEDS),
  v.transform((stored): readonly Deed[] => stored.map(deedOf)),
);

const EMPTY: readonly Deed[] = [];
const storeOf = perUser((suffix) =>
  localStore<readonly Deed[]>({
    key: `4mq_string${suffix}`,
    schema: StoredString,
    empty: EMPTY,
    encode: (string) => string.map(({ kind, day, thing }) => [kind, day, thing]),
    recover: (stored) => {
      const all = Array.isArray(stored) ? stored : [];
      const isRead = (one: unknown) => v.is(StoredDeed, one);
      return {
        value: all
          .filter(isRead)
          .slice(0, MAX_DEEDS)
          .map((one) => deedOf(one as v.InferOutput<typeof StoredDeed>)),
        rest: all.filter((one) => !isRead(one)),
      };
    },
  }),
);

/** @param userId undefined for the visitor who is playing. */
export const stringOf = (userId: string | undefined) => storeOf(userId ? `_${userId}` : "");

/** Adds the deeds that the string does not have, and tells today's strip. */
export function hangAll(userId: string | undefined, deeds: readonly Deed[]): void {
  if (withDeeds(stringOf(userId).read(), deeds) === stringOf(userId).read()) return;
  stringOf(userId).update((string) => withDeeds(string, deeds));
  becomeKnown();
}

/** @param thing the part, question, plan or play; none for the kinds of which each day has one. */
export const hang = (userId: string | undefined, kind: DeedKind, day: Day, thing = ""): void =>
  hangAll(userId, [{ kind, day, thing }]);

/** Adds the visitor's string to a user's. */
export function takeString(userId: string): void {
  hangAll(userId, stringOf(undefined).read());
  if (stringOf(userId).isKept()) stringOf(undefined).forget();
}
