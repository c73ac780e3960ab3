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
  next: (count: number) =>
    `${COUNTED[PER_LOOP - 1 - (count % PER_LOOP)]!} more, and the ${count < PER_LOOP ? "first" : "next"} picture hangs.`,
  /** The string in the strip, for a reader. */
  strip: (string: readonly Deed[], level: number) =>
    `${DEEDS_TEXTS.since(string, level)}. The newest: ${deedName(string.at(-1)!.kind, level)}.`,
} as const;
