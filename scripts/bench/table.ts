/** A Markdown table that is also aligned in a terminal; the first row is its head. */
export function align(cells: readonly (readonly string[])[]) {
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[0]!))).join(" | ")} |`;
  const rule = `|${widths.map((width, column) => "-".repeat(width + 1) + (column ? ":" : "-")).join("|")}|`;
  return [line(cells[0]!), rule, ...cells.slice(1).map(line)].join("\n");
}
