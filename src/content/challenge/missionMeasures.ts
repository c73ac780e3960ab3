/** The words for how far a mission has come. They count what is there, and never what is missing. */
import { hasBegun, type Measure } from "@/domain/challenge/missionMeasure";

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const AIMS: Record<Exclude<Measure["kind"], "share">, (count: number) => string> = {
  days: (count) => `Aim for ${count} days with a line`,
  sorted: (count) => `Aim to sort ${count} lines into needs and wants`,
  jobs: (count) => `Aim for ${count} paid jobs`,
  waits: (count) => `Aim for ${count} habit days`,
  deeds: (count) => `Aim for ${count} kind deeds`,
};

/** "2 days with a line" */
function doneInWords(measure: Measure): string {
  switch (measure.kind) {
    case "days":
      return `${counted(measure.done, "day", "days")} with a line`;
    case "sorted":
      return `${counted(measure.done - measure.wants, "need", "needs")} and ${counted(measure.wants, "want", "wants")}`;
    case "jobs":
      return `${counted(measure.done, "job", "jobs")} paid`;
    case "share":
      return `${measure.percent}% saved`;
    case "waits":
      return `${counted(measure.done, "habit day", "habit days")} logged`;
    case "deeds":
      return counted(measure.done, "kind deed", "kind deeds");
  }
}

/** For today's strip; undefined while nothing is done. */
export const measureInShort = (measure: Measure): string | undefined =>
  hasBegun(measure) ? `${doneInWords(measure)} so far` : undefined;

/** The mission before, once it is over; undefined if nothing was done. */
export const lastMissionWords = (title: string, measure: Measure): string | undefined =>
  hasBegun(measure) ? `“${title}” is behind you: ${doneInWords(measure)}.` : undefined;

/** The measure and its aim; before anything is done the aim alone, because a nought reads like a failure. @param lastDay "30 November" */
export function measureWords(measure: Measure, lastDay: string): string {
  if (measure.kind === "share")
    return measure.percent
      ? `You have saved ${measure.percent}% of what came in. Even 10% is a start.`
      : "Even 10% of what comes in is a start.";
  if (!measure.done) return `${AIMS[measure.kind](measure.aim)} by ${lastDay}.`;
  const soFar = `${doneInWords(measure)} so far.`;
  return measure.done >= measure.aim
    ? `${soFar} This mission asks for ${measure.aim}: you got there!`
    : `${soFar} Aim for ${measure.aim} by ${lastDay}.`;
}
