/** Words of the string in today's strip. Those of the whole string are in `ownString.ts`. */
import { dateName, fullDayName } from "@/domain/calendar";
import { PER_LOOP, type Deed, type DeedKind } from "@/domain/deeds/deeds";

const NAMES: Record<DeedKind, string> = {
  read: "a part you read",
  question: "a question you answered",
  line: "a line you wrote",
  plan: "a plan you did",
  habit: "a habit you logged",
  prompt: "a mission task you did",
  door: "a door you opened",
  play: "a story you played",
};

/** @returns "a plan you did" */
export const deedName = (kind: DeedKind, level: number): string =>
  kind === "door" && level > 1 ? "a daily minute you took" : NAMES[kind];

/** They hang in this order, and then again. */
const PICTURES = [
  "the owl lantern",
  "the mended pot",
  "the two sticks",
  "the wind cart",
  "the Admiral",
  "the red scarf",
  "the jam jar",
] as const;

/** @param nth from 0. */
export const pictureName = (nth: number): string => PICTURES[nth % PICTURES.length]!;

const COUNTED = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"];

export const DEEDS_TEXTS = {
  /** @returns "24 berries", or "31 things done" */
  count: (count: number, level: number) =>
    level > 1
      ? `${count} ${count === 1 ? "thing" : "things"} done`
      : `${count} ${count === 1 ? "berry" : "berries"}`,
  /** @param string with at least one deed. @returns "24 berries since 9 November" */
  since(string: readonly Deed[], level: number) {
    const first = string[0]!.day;
    const isThisYear = first.slice(0, 4) === string.at(-1)!.day.slice(0, 4);
    return `${DEEDS_TEXTS.count(string.length, level)} since ${isThisYear ? dateName(first) : fullDayName(first)}`;
  },
  /** @returns "3 pictures. Four more to the wind cart." @param count of berries. */
  next(count: number) {
    const hung = Math.floor(count / PER_LOOP);
    const pictures = hung === 0 ? "" : hung === 1 ? "1 picture. " : `${hung} pictures. `;
    const left = PER_LOOP - (count % PER_LOOP);
    return left === PER_LOOP
      ? `${pictures}New: ${pictureName(hung - 1)}.`
      : `${pictures}${COUNTED[left - 1]!} more to ${pictureName(hung)}.`;
  },
  /** The string in the strip, for a reader. */
  strip: (string: readonly Deed[], level: number) =>
    `${DEEDS_TEXTS.since(string, level)}. The newest: ${deedName(string.at(-1)!.kind, level)}.`,
} as const;
