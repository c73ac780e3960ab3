/** Words above and inside a text in parts. Those of the ways into it are in readingWays.ts, which loads later. */

/** "1 minute", "3 minutes" */
export const minutesInWords = (minutes: number) => (minutes === 1 ? "1 minute" : `${minutes} minutes`);

export const READING_ROOM = {
  nthOf: (nth: number, parts: number) => `${nth} of ${parts}`,
  progress: (nth: number, parts: number, title: string) => `Part ${nth} of ${parts}: ${title}`,
} as const;
