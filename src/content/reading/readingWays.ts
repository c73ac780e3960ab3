/** Words of the ways into a text in parts: the list of its parts, and the place where the reader stopped. */
import type { StoryPath } from "@/content/stories/stories";
import { minutesInWords } from "./readingRoom";

const NUMBERS = [
  "No",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
] as const;

export const READING_WAYS = {
  /** @param parts at most ten. */
  parts: (parts: number) => `${NUMBERS[parts]} parts`,
  /** @param ages "Ages 8-10", if the parts are for several ages. */
  card: (minutes: number, ages?: string) => [ages, minutesInWords(minutes)].filter(Boolean).join(" · "),
  print: "Print it",
  here: "You are here",
  read: "Read",
  start: {
    title: (minutes: number) => `About ${minutesInWords(minutes)} to read`,
    text: "We will keep your place.",
    button: "Start reading",
  },
  goOn: {
    title: (nth: number, parts: number) => `You are in part ${nth} of ${parts}`,
    button: "Go on reading",
    fromStart: "From the start",
  },
  end: { title: "You have read to the end", text: "You can read any part again.", button: "Read it again" },
  /** Below the last part. @param parts at most ten. */
  readAll: (parts: number) => `You read all ${NUMBERS[parts]?.toLowerCase()} parts`,
  theEnd: "The end",
  /** A word to take along from each text that ends in "Do it now". The story has none: its last line is the end. */
  closing: {
    "/resources/sample-chapter": "Now you can tell a need from a want. Try it out on a list of your own.",
    "/resources/level-2-sample-chapter": "You have seen how the tricks work. The next one is easier to spot.",
    "/resources/level-3-sample-chapter": "You know how the trap closes. Now find one whole price.",
    "/resources/raising-money-smart-kids": "Children copy what they see. Ten minutes at the table is enough.",
  } satisfies Partial<Record<StoryPath | `/resources/${string}`, string>> as Readonly<Record<string, string>>,
} as const;
