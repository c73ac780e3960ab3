/** How far the visitor is in each story to play. Nothing of it is sent. */
import * as v from "valibot";
import { localStore } from "@/storage/localStore";

const Place = v.object({
  /** The choices so far, in the order of the turns. */
  chosen: v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(12)),
  /** The place of the shown screen in the walk, from 1; 0 is the start. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
});
const Places = v.object({
  plays: v.record(v.string(), Place),
  /** Two play on one device. */
  isTwo: v.boolean(),
  hasSound: v.boolean(),
});

export type PlayPlace = v.InferOutput<typeof Place>;

export const AT_START: PlayPlace = { chosen: [], at: 0 };

export const playPlaces = localStore<v.InferOutput<typeof Places>>({
  key: "4mq_play",
  schema: Places,
  empty: { plays: {}, isTwo: false, hasSound: false },
});

export const keepPlayPlace = (id: string, place: PlayPlace): void =>
  playPlaces.update((places) => ({ ...places, plays: { ...places.plays, [id]: place } }));
