/** What the database must reach, as ratios between figures of the same round: a busy moment of this machine meets both. */
import { median } from "#scripts/bench/median";

/** Of one round. */
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

type Value = (figures: DatabaseFigures) => number;

/** @param rounds at least one; the middle one of their ratios counts. */
export function ratios(rounds: readonly DatabaseFigures[]): Ratio[] {
  const atMost = (name: string, most: number, of: Value): Ratio => {
    const value = median(rounds.map(of));
    return { name, value, goal: `at most ${most}`, met: value <= most };
  };
  const atLeast = (name: string, least: number, of: Value): Ratio => {
    const value = median(rounds.map(of));
    return { name, value, goal: `at least ${least}`, met: value >= least };
  };
  return [
    atMost("week / select 1", 3.5, ({ weekMs, selectOneMs }) => weekMs / selectOneMs),
    atMost("six phases / select 1", 25, ({ sixPhasesMs, selectOneMs }) => sixPhasesMs / selectOneMs),
    atMost("ideas deep / first page", 2, ({ ideasDeepMs, ideasFirstMs }) => ideasDeepMs / ideasFirstMs),
    atLeast(
      "inserts with / without stats trigger",
      0.75,
      ({ insertsPerSecond, insertsWithoutStatsPerSecond }) => insertsPerSecond / insertsWithoutStatsPerSecond,
    ),
  ];
}

/** @returns a sentence for each goal that is missed. */
export const missedRatios = (all: readonly Ratio[]): string[] =>
  all
    .filter(({ met }) => !met)
    .map(({ name, value, goal }) => `Database: ${name} is ${value.toFixed(2)}; ${goal} was the goal`);
