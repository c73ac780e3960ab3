import type { PageFigures } from "./lighthouse.ts";
import { isDecided, type Figure } from "./report.ts";

/** @param values at least one; for an even number, the upper of the two middle ones. */
export function median(values: readonly number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** The median of several runs, and the distance between the highest and the lowest of them. */
export const medianAndSpread = (values: readonly number[]) => ({
  value: median(values),
  spread: Math.max(...values) - Math.min(...values),
});

/** The median of each figure by itself, so one slow visit spoils none of them. */
export function medianOf(visits: readonly PageFigures[]): PageFigures {
  const figures = Object.keys(visits[0]!) as (keyof PageFigures)[];
  const medians = figures.map((figure) => [figure, median(visits.map((visit) => visit[figure]))] as const);
  return Object.fromEntries(medians) as unknown as PageFigures;
}

type Results<Visits extends readonly (() => Promise<unknown>)[]> = {
  [Index in keyof Visits]: Awaited<ReturnType<Visits[Index]>>[];
};

/**
 * Measures all of them in turn, so that a busy moment of this machine affects all.
 * @param mostRuns how often, if the results do not decide earlier.
 * @param figuresOf what they say of the goals; without it, all of the runs are made.
 */
export async function inTurns<Visits extends readonly (() => Promise<unknown>)[]>(
  mostRuns: number,
  visits: readonly [...Visits],
  figuresOf?: (results: Results<Visits>) => readonly Figure[],
): Promise<Results<Visits>> {
  const results = visits.map((): unknown[] => []);
  const sofar = results as Results<Visits>;
  for (let run = 1; run <= mostRuns; run++) {
    for (const [index, visit] of visits.entries()) results[index]!.push(await visit());
    if (figuresOf?.(sofar).every((figure) => isDecided(figure, run))) break;
  }
  return sofar;
}
