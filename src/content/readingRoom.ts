/** Words around a text in parts: its list, the reader's place, and the way back to it. */

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
] as const;
const minutesInWords = (minutes: number) => (minutes === 1 ? "1 minute" : `${minutes} minutes`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const READING_ROOM = {
  /** @param parts at most ten. */
  parts: (parts: number) => capital(`${NUMBERS[parts]} parts`),
  /** @param ages "Ages 8-10", if the parts are for several ages. */
  card: (nth: number, minutes: number, ages?: string) =>
    `${ages ?? `Part ${nth}`} · ${minutesInWords(minutes)}`,
  /** The short line above the title of a part. */
  label: (nth: number, parts: number, minutes: number, ages?: string) =>
    [`Part ${nth} of ${parts}`, ages, minutesInWords(minutes)].filter(Boolean).join(" · "),
  nthOf: (nth: number, parts: number) => `${nth} of ${parts}`,
  here: "You are here",
  read: "Read",
  progress: (nth: number, parts: number, title: string) => `Part ${nth} of ${parts}: ${title}`,
  start: {
    title: (parts: number, minutes: number) =>
      `${capital(`${NUMBERS[parts]} parts`)}, about ${minutesInWords(minutes)}`,
    button: "Start reading",
  },
  goOn: {
    title: (nth: number, parts: number) => `You are in part ${nth} of ${parts}`,
    button: "Go on reading",
    fromStart: "From the start",
  },
  end: { title: "You have read to the end", text: "You can read any part again.", button: "Read it again" },
} as const;
