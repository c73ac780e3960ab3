/**
 * The day's door. Each visitor walks a fixed row of things from the day when they first saw it: each day shows the next
 * thing, opened or not, and what was not opened comes again after the row's end. One a day is opened.
 */
import { daysBetween, type Day } from "@/domain/calendar";

export interface Opening {
  /** The thing's name in its row. */
  thing: string;
  day: Day;
  /** The place of the pressed option, from 0. */
  option: number;
}

export interface Door {
  /** The day on which the row began; null before that. */
  start: Day | null;
  /** At most one for each day, earliest first. */
  opened: readonly Opening[];
}

/** As many openings take thirteen years. */
export const MAX_OPENED = 5000;

/** With fewer things left unopened than this, the whole row begins again, so that none is on two days of the same month. */
export const SHORTEST_PASS = 30;

/** @param row not empty. @returns the thing that the door has on this day. */
export function thingOfDay(row: readonly string[], { start, opened }: Door, today: Day): string {
  let left = start ? daysBetween(start, today) : 0;
  // A clock that was set back before the first day walks the row backwards.
  if (left < 0) return row.at(left % row.length)!;
  const openings = start ? opened.map(({ thing, day }) => ({ thing, nth: daysBetween(start, day) })) : [];
  let pass = row;
  let begin = 0;
  while (left >= pass.length) {
    const end = begin + pass.length;
    const openedNow = new Set(
      openings.filter(({ nth }) => begin <= nth && nth < end).map(({ thing }) => thing),
    );
    left -= pass.length;
    begin = end;
    const unopened = pass.filter((thing) => !openedNow.has(thing));
    pass = unopened.length < SHORTEST_PASS ? row : unopened;
  }
  return pass[left]!;
}

export const openingOn = ({ opened }: Door, day: Day): Opening | undefined =>
  opened.find((one) => one.day === day);

/** @returns the door with its first day; the same door if it has one. */
export const withStart = (door: Door, today: Day): Door => (door.start ? door : { ...door, start: today });

const inOrder = (one: Opening, other: Opening) => (one.day < other.day ? -1 : 1);

/** @returns the door with the opening; the same door if one has been opened on that day. */
export function withOpening(door: Door, opening: Opening): Door {
  if (openingOn(door, opening.day)) return door;
  const opened = [...door.opened, opening].toSorted(inOrder).slice(-MAX_OPENED);
  return { ...withStart(door, opening.day), opened };
}
