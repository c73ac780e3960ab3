/**
 * The database's goals, as ratios between figures of the same round, so that a busy moment of this
 * machine affects both.
 */
import { median } from "#scripts/bench/median";
import type { Figure } from "#scripts/bench/report";

/** The figures of one round. */
export interface DatabaseFigures {
  selectOneMs: number;
  weekMs: number;
  sixPhasesMs: number;
  ideasFirstMs: number;
  /** The slower of the two requests for a deep page. */
  ideasDeepMs: number;
  insertsPerSecond: number;
  insertsWithoutStatsPerSecond: number;
}

type Value = (figures: DatabaseFigures) => number;

/** @param rounds at least one; the median of their ratios counts. */
export function ratios(rounds: readonly DatabaseFigures[]): Figure[] {
  const ratio = (name: string, goal: Figure["goal"], of: Value): Figure => ({
    name,
    value: median(rounds.map(of)),
    unit: "x",
    ...(goal && { goal }),
  });
  return [
    ratio("week / select 1", { most: 3.5 }, ({ weekMs, selectOneMs }) => weekMs / selectOneMs),
    ratio("six phases / select 1", { most: 25 }, ({ sixPhasesMs, selectOneMs }) => sixPhasesMs / selectOneMs),
    ratio(
      "ideas deep / first page",
      { most: 2 },
      ({ ideasDeepMs, ideasFirstMs }) => ideasDeepMs / ideasFirstMs,
    ),
    ratio(
      "inserts with / without stats trigger",
      { least: 0.75 },
      ({ insertsPerSecond, insertsWithoutStatsPerSecond }) => insertsPerSecond / insertsWithoutStatsPerSecond,
    ),
  ];
}
