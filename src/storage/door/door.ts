/** The day's door of each user, and of the visitor who is playing. Nothing of it is sent. */
import * as v from "valibot";
import { isDay, type Day } from "@/domain/calendar";
import { MAX_OPENED, withOpening, withStart, type Door, type Opening } from "@/domain/door/door";
import { localStore } from "@/storage/localStore";
import { perUser } from "@/storage/perUser";

const StoredDay = v.pipe(v.string(), v.check(isDay));
const StoredOpening = v.tuple([
  v.pipe(v.string(), v.maxLength(60)),
  StoredDay,
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
]);
type Stored = v.InferOutput<typeof StoredOpening>;

function doorOf(start: Day | null, stored: readonly Stored[]): Door {
  const opened = stored.map(([thing, day, option]): Opening => ({ thing, day, option }));
  // Each day has one, whatever was stored.
  const byDay = new Map(opened.toReversed().map((opening) => [opening.day, opening]));
  const days = [...byDay.keys()].toSorted();
  return { start: start ?? days[0] ?? null, opened: days.map((day) => byDay.get(day)!) };
}

const StoredDoor = v.pipe(
  v.object({ start: v.nullable(StoredDay), opened: v.pipe(v.array(StoredOpening), v.maxLength(MAX_OPENED)) }),
  v.transform(({ start, opened }) => doorOf(start, opened)),
);

const EMPTY: Door = { start: null, opened: [] };
const storeOf = perUser((suffix) =>
  localStore<Door>({
    key: `4mq_door${suffix}`,
    schema: StoredDoor,
    empty: EMPTY,
    encode: ({ start, opened }) => ({
      start,
      opened: opened.map(({ thing, day, option }) => [thing, day, option]),
    }),
    recover: (stored) => {
      const { start, opened } = v.parse(v.looseObject({}), stored);
      const all: readonly unknown[] = Array.isArray(opened) ? opened : [];
      const read = all.filter((one) => v.is(StoredOpening, one));
      return {
        value: doorOf(v.is(StoredDay, start) ? start : null, read.slice(-MAX_OPENED)),
        rest: { start, opened: all.filter((one) => !v.is(StoredOpening, one)) },
      };
    },
  }),
);

/** @param userId undefined for the visitor who is playing. */
export const doorStoreOf = (userId: string | undefined) => storeOf(userId ? `_${userId}` : "");

/** Begins the row of somebody who sees the door for the first time. */
export function beginDoor(userId: string | undefined, today: Day): void {
  if (!doorStoreOf(userId).read().start) doorStoreOf(userId).update((door) => withStart(door, today));
}

export const keepOpening = (userId: string | undefined, opening: Opening): void =>
  doorStoreOf(userId).update((door) => withOpening(door, opening));
