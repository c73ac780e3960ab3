import type { RoomPlace } from "./ReadingRoom";

/** @param nth part of the text, counted from 0. */
export const isPartRead = ({ state, part }: RoomPlace, nth: number): boolean =>
  state === "end" || (state === "reading" && nth < part);
