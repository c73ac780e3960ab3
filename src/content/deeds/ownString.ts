/** Words of the whole string, on the shelf. */
import { dateName, fullDayName, shortDayName, weekdayName, type Day } from "@/domain/calendar";
import { PER_LOOP, type DeedKind } from "@/domain/deeds/deeds";
import { DEEDS_TEXTS, deedName, pictureName } from "./deeds";

/** @param today its year is not said. */
const dayInWords = (day: Day, today: Day) =>
  `${weekdayName(day)} ${day.slice(0, 4) === today.slice(0, 4) ? dateName(day) : fullDayName(day)}`;

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

export const OWN_STRING_TEXTS = {
  heading: (level: number) => (level > 1 ? "What you have done" : "Your string of berries"),
  stays: (count: number) => (count === 1 ? "It stays." : "Every one of them stays."),
  empty: (level: number) =>
    level > 1
      ? "Read, answer a question or write a line, and it shows here."
      : "Read, answer a question or write a line, and your first berry hangs here.",
  /** Signed in, on a browser that has seen nothing yet. */
  elsewhere: {
    text: "Open your journal, and what you have done shows here too.",
    link: { to: "/challenge-dashboard", label: "Open my journal" },
  },
  toFirst: (level: number) =>
    level > 1
      ? { to: "/resources", label: "Find something to read" }
      : { to: "/short-stories", label: "Find a story" },
  account: (level: number) =>
    `Lines and habits come with your account. ${
      level > 1
        ? "The other things are in the browser where you did them."
        : "The other berries are in the browser where you earned them."
    }`,
  tap: "Tap a berry to see what you did.",
  earlier: "Show earlier berries",
  loop: (first: number, last: number) => (first === last ? `Berry ${first}` : `Berries ${first} to ${last}`),
  dayInWords,
  kind: (kind: DeedKind, level: number) => capital(deedName(kind, level)),
  deed: (kind: DeedKind, level: number) => deedName(kind, level),
  /** @returns "Friday 20 November: a plan you did" */
  berry: (kind: DeedKind, day: Day, today: Day) => `${dayInWords(day, today)}: ${deedName(kind, 1)}`,
  hangs: (nth: number) => `${capital(pictureName(nth))} ${nth % PER_LOOP === 2 ? "hang" : "hangs"} here.`,
  picture: (nth: number) => capital(pictureName(nth)),
  pictures: "Pictures from the story",
  picturesLead: "Every seventh berry hangs one. They are all in",
  story: { to: "/short-stories/keeper-of-embers", title: "The Keeper of the Embers" },
  hungOn: (day: Day) => shortDayName(day),
  hangsAgain: (times: number) => `${times} times by now`,
  hangsNext: "Hangs next",
  berries: (count: number) => DEEDS_TEXTS.count(count, 1),
  all: "All together",
  fortnight: (first: Day, last: Day) =>
    `Things done on each day from ${dateName(first)} to ${dateName(last)}`,
  day: dateName,
  list: (level: number) => (level > 1 ? "Show it all as a list" : "Show the string as a list"),
  /** The deeds of a day, for the list. @returns "a part you read (2), a plan you did" */
  deeds: (counts: readonly [DeedKind, number][], level: number) =>
    counts.map(([kind, count]) => deedName(kind, level) + (count > 1 ? ` (${count})` : "")).join(", "),
  earlierDays: "Show earlier days",
} as const;
