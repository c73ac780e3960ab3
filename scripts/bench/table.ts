import { lcpOverStatic, type Measured } from "#scripts/bench/goals";

const whole = (value: number) => String(Math.round(value));
const oneDigit = (value: number) => value.toFixed(1);

const COLUMNS: [heading: string, cell: (measured: Measured) => string][] = [
  ["route", ({ route }) => route],
  ["score", ({ page }) => whole(page.score)],
  ["LCP ms", ({ page }) => whole(page.lcpMs)],
  ["LCP minus static", (measured) => whole(lcpOverStatic(measured))],
  ["TBT ms", ({ page }) => whole(page.tbtMs)],
  ["CLS", ({ page }) => page.cls.toFixed(3)],
  ["JS KiB", ({ page }) => oneDigit(page.scriptKib)],
  ["total KiB", ({ page }) => oneDigit(page.totalKib)],
  ["requests", ({ page }) => whole(page.requests)],
];

/** A Markdown table that is also aligned in a terminal; the first row is its head. */
export function align(cells: readonly (readonly string[])[]) {
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[0]!))).join(" | ")} |`;
  const rule = `|${widths.map((width, column) => "-".repeat(width + 1) + (column ? ":" : "-")).join("|")}|`;
  return [line(cells[0]!), rule, ...cells.slice(1).map(line)].join("\n");
}

export const table = (rows: readonly Measured[]) =>
  align([COLUMNS.map(([heading]) => heading), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))]);
