/** The words for how far a mission has come. They count what is there, and never what is missing. */
import type { Measure } from "@/domain/missionMeasure";

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function soFar(measure: Measure): string {
  switch (measure.kind) {
    case "days":
      return `${counted(measure.done, "day", "days")} with a line so far.`;
    case "sorted":
      return `${counted(measure.done - measure.wants, "need", "needs")} and ${counted(measure.wants, "want", "wants")} so far.`;
    case "jobs":
      return `${counted(measure.done, "job", "jobs")} paid so far.`;
    case "share":
      return `You have saved ${measure.percent}% of what came in.`;
    case "waits":
      return `${counted(measure.done, "habit day", "habit days")} logged so far.`;
    case "deeds":
      return `${counted(measure.done, "kind deed", "kind deeds")} so far.`;
  }
}

/** "6 needs and 4 wants so far", for today's strip. */
export const measureInShort = (measure: Measure): string =>
  measure.kind === "share" ? `${measure.percent}% saved so far` : soFar(measure).slice(0, -1);

/** @param lastDay "30 November" */
export function measureWords(measure: Measure, lastDay: string): string {
  if (measure.kind === "share") return `${soFar(measure)} Even 10% is a start.`;
  if (measure.done >= measure.aim) return `${soFar(measure)} You got there!`;
  return `${soFar(measure)} Aim for ${measure.aim} by ${lastDay}.`;
}
