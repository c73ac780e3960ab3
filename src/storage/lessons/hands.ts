/**
 * The hands that a teacher has counted in each lesson: numbers for the whole class and no names. They survive a reload
 * and go with the tab.
 */
import * as v from "valibot";
import { MOST_HANDS, type Hands } from "@/domain/lessons/hands";
import { localStore } from "@/storage/localStore";
import { tabStorage } from "@/storage/tabStorage";

/** By the name of the screen: handsName makes it. */
export type LessonHands = Readonly<Record<string, Hands>>;

const Count = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_HANDS)));
const Name = v.pipe(v.string(), v.maxLength(100));
const NO_HANDS: LessonHands = {};

/** By the lesson's path. */
export const allHands = localStore<Readonly<Record<string, LessonHands>>>({
  key: "4mq_hands",
  schema: v.record(Name, v.record(Name, v.pipe(v.array(Count), v.maxLength(4)))),
  empty: {},
  storage: tabStorage,
});

/** @param screen its place in the block, from 0. */
export const handsName = (blockId: string, screen: number): string => `${blockId}-${screen}`;

export const handsIn = (all: Readonly<Record<string, LessonHands>>, path: string): LessonHands =>
  all[path] ?? NO_HANDS;

/** @param choice its place, from 0. */
export function countHands(path: string, name: string, choice: number, count: number | null): void {
  allHands.update((all) => {
    const lesson = handsIn(all, path);
    const before = lesson[name] ?? [];
    const hands = Array.from({ length: Math.max(before.length, choice + 1) }, (_, place) =>
      place === choice ? count : (before[place] ?? null),
    );
    return { ...all, [path]: { ...lesson, [name]: hands } };
  });
}

/** @param hands all of the lesson's; by default none. */
export const replaceHands = (path: string, hands: LessonHands = NO_HANDS): void =>
  allHands.update((all) => ({ ...all, [path]: hands }));
