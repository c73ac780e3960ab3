import type { PageFigures } from "./lighthouse.ts";

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

/** Measures all of them in turn, so that a busy moment of this machine affects all. */
export async function inTurns<Visits extends readonly (() => Promise<unknown>)[]>(
  runs: number,
  ...visits: Visits
): Promise<{ [Index in keyof Visits]: Awaited<ReturnType<Visits[Index]>>[] }> {
  const figures = visits.map((): unknown[] => []);
  for (let run = 0; run < runs; run++)
    for (const [index, visit] of visits.entries()) figures[index]!.push(await visit());
  return figures as { [Index in keyof Visits]: Awaited<ReturnType<Visits[Index]>>[] };
}
