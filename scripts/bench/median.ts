import type { PageFigures } from "./lighthouse.ts";

/** @param values at least one; for an even number, the upper of the two middle ones. */
export function median(values: readonly number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** The median of each figure by itself, so one slow visit spoils none of them. */
export function medianOf(visits: readonly PageFigures[]): PageFigures {
  const of = (figure: keyof PageFigures) => median(visits.map((visit) => visit[figure]));
  return {
    score: of("score"),
    lcpMs: of("lcpMs"),
    tbtMs: of("tbtMs"),
    cls: of("cls"),
    scriptKib: of("scriptKib"),
    totalKib: of("totalKib"),
    requests: of("requests"),
  };
}

/** Measures both in turn, so that a busy moment of this machine affects both. */
export async function inTurns<Figure>(
  runs: number,
  one: () => Promise<Figure>,
  other: () => Promise<Figure>,
): Promise<[Figure[], Figure[]]> {
  const ones: Figure[] = [];
  const others: Figure[] = [];
  for (let run = 0; run < runs; run++) {
    ones.push(await one());
    others.push(await other());
  }
  return [ones, others];
}
