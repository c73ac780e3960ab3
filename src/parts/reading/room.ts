/** The parts of a text, and the reader's place among them. */
import type { ReadingPart } from "@/ui/reading/Reading";

export interface RoomPart extends ReadingPart {
  /** "Ages 8-10", if the parts of the text are for several ages. */
  ages?: string | undefined;
}

/** A part with the minutes that it takes, which are counted once and not at every scroll. */
export interface TimedPart extends RoomPart {
  minutes: number;
}

/** Where the reader is, before the browser's memory has been asked and after. */
export interface RoomPlace {
  /** Index of the part. */
  part: number;
  /** "start" has read nothing, and "end" everything. */
  state: "start" | "reading" | "end";
  /** How far the text has been read, in sentences. */
  sentence: number;
  /** True if the reader looks at what comes after the text. */
  isBeyond: boolean;
  count: number;
  quote?: string | undefined;
  show?: () => void;
  restart?: () => void;
}

/** @param nth part of the text, counted from 0. */
export const isPartRead = ({ state, part }: RoomPlace, nth: number): boolean =>
  state === "end" || (state === "reading" && nth < part);
