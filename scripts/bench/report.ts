/** Reports of the bench: figures for the summary table, and tables with the details. */
import { align } from "./table.ts";

type Unit = "ms" | "KiB" | "MiB" | "x" | "%";

/** One measured figure. Its name never changes, because the next run finds it by name. */
export interface Figure {
  name: string;
  value: number;
  /** The distance between the highest and the lowest of several runs. */
  spread?: number;
  /** How far two visits usually lie apart: a single one that is further than this from its goal is enough. */
  noise?: number;
  unit?: Unit;
  /** The location of the worst of several values. */
  at?: string;
  goal?: { most: number } | { least: number };
}

export interface Report {
  figures: Figure[];
  /** Markdown. */
  details: string;
}

/** A report as stored for later runs. */
export interface StoredReport extends Report {
  /** The time of the measurement, in ISO 8601. */
  measured: string;
  /** Each figure's value in the previous run, by name. */
  before: Record<string, number>;
}

/** Every part's newest report, by the part's name. */
export type Reports = Record<string, StoredReport>;

const digits = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });
const DIGITS: Record<Unit, number> = { ms: 0, KiB: 1, MiB: 0, x: 2, "%": 1 };
/** Below this, a thousandth of a second is too coarse. */
const SHORT_MS = 10;

function formatFigure(value: number, unit?: Unit): string {
  if (!unit) return value.toLocaleString("en-GB", { maximumFractionDigits: 3 });
  const count = unit === "ms" && value < SHORT_MS && !Number.isInteger(value) ? 2 : DIGITS[unit];
  const text = value.toLocaleString("en-GB", digits(count));
  return unit === "x" || unit === "%" ? text + unit : `${text} ${unit}`;
}

/** How far the figure is from its goal; 0 or less if the goal is met. */
const distanceTo = ({ value, goal }: Figure) =>
  !goal ? 0 : "most" in goal ? value - goal.most : goal.least - value;

/** Runs that differ by more than the distance say nothing about the goal: that is noise, or a case for more runs. */
export function verdictOn(figure: Figure): "met" | "unsure" | "MISSED" {
  const distance = distanceTo(figure);
  if (distance <= 0) return "met";
  return distance <= (figure.spread ?? 0) ? "unsure" : "MISSED";
}

/**
 * Another run would not turn the verdict. One run decides for the better only, and if it is clear of the goal; several decide
 * if they lie so close together.
 */
export function isDecided(figure: Figure, runs: number): boolean {
  const distance = distanceTo(figure);
  return runs === 1 ? distance <= -(figure.noise ?? 0) : (figure.spread ?? 0) <= Math.abs(distance);
}

function goalInWords({ goal, unit }: Figure): string {
  if (!goal) return "";
  return "most" in goal
    ? `at most ${formatFigure(goal.most, unit)}`
    : `at least ${formatFigure(goal.least, unit)}`;
}

/** @returns a sentence for each missed goal. */
export const missedGoals = (part: string, { figures }: Report): string[] =>
  figures
    .filter((figure) => verdictOn(figure) === "MISSED")
    .map((figure) => {
      const where = figure.at ? ` (${figure.at})` : "";
      return `${part}: ${figure.name} is ${formatFigure(figure.value, figure.unit)}${where}; ${goalInWords(figure)} was the goal`;
    });

/** The newest reports, with older ones for parts that were not measured this time. */
export function withNewest(older: Reports, newest: Record<string, Report>, now: Date): Reports {
  const kept = Object.entries(newest).map(([part, report]) => {
    const before = Object.fromEntries(
      (older[part]?.figures ?? []).map(({ name, value }) => [name, value] as const),
    );
    return [part, { ...report, measured: now.toISOString(), before }] as const;
  });
  return { ...older, ...Object.fromEntries(kept) };
}

const HEAD = ["figure", "now", "spread", "goal", "", "the run before", "worst at", "measured"];

/** The one table: a row for each figure, this run beside the previous one. */
export function oneTable(reports: Reports): string {
  const rows = Object.entries(reports).flatMap(([part, { figures, before, measured }]) =>
    figures.map((figure) => [
      `${part}: ${figure.name}`,
      formatFigure(figure.value, figure.unit),
      figure.spread === undefined ? "" : formatFigure(figure.spread, figure.unit),
      goalInWords(figure),
      figure.goal ? verdictOn(figure) : "",
      figure.name in before ? formatFigure(before[figure.name]!, figure.unit) : "",
      figure.at ?? "",
      measured.slice(0, 16).replace("T", " "),
    ]),
  );
  return align([HEAD, ...rows]);
}

/** The worst of several values, and its location. */
export function worst<Value extends { at: string; value: number }>(
  values: readonly Value[],
  which: "highest" | "lowest",
): Value {
  const sorted = values.toSorted((a, b) => (which === "highest" ? b.value - a.value : a.value - b.value));
  return sorted[0]!;
}
