/** What the database must reach, as ratios between figures of the same run. */

export interface DatabaseFigures {
  selectOneMs: number;
  weekMs: number;
  sixPhasesMs: number;
  ideasFirstMs: number;
  /** Of the two parts of a deep page, the slower one. */
  ideasDeepMs: number;
  insertsPerSecond: number;
  insertsWithoutStatsPerSecond: number;
}

export interface Ratio {
  name: string;
  value: number;
  goal: string;
  met: boolean;
}

const atMost = (name: string, value: number, most: number): Ratio => ({
  name,
  value,
  goal: `at most ${most}`,
  met: value <= most,
});
const atLeast = (name: string, value: number, least: number): Ratio => ({
  name,
  value,
  goal: `at least ${least}`,
  met: value >= least,
});

export const ratios = (figures: DatabaseFigures): Ratio[] => [
  atMost("week / select 1", figures.weekMs / figures.selectOneMs, 3.5),
  atMost("six phases / select 1", figures.sixPhasesMs / figures.selectOneMs, 25),
  atMost("ideas deep / first page", figures.ideasDeepMs / figures.ideasFirstMs, 2),
  atLeast(
    "inserts with / without stats trigger",
    figures.insertsPerSecond / figures.insertsWithoutStatsPerSecond,
    0.75,
  ),
];

/** @returns a sentence for each goal that is missed. */
export const missedRatios = (all: readonly Ratio[]): string[] =>
  all
    .filter(({ met }) => !met)
    .map(({ name, value, goal }) => `Database: ${name} is ${value.toFixed(2)}; ${goal} was the goal`);
