/** The figures measured on this computer, kept from run to run. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { oneTable, type Reports } from "./report.ts";

export const FIGURES = ".local/bench.json";
export const TABLES = ".local/bench.md";

/** The stored reports; none if the file is unreadable, because a killed run may have cut it off. */
export function readReports(file = FIGURES): Reports {
  try {
    return (JSON.parse(readFileSync(file, "utf8")) as { reports?: Reports }).reports ?? {};
  } catch {
    return {};
  }
}

export function saveReports(reports: Reports) {
  mkdirSync(path.dirname(FIGURES), { recursive: true });
  writeFileSync(FIGURES, `${JSON.stringify({ reports }, null, 2)}\n`);
  const details = Object.entries(reports).map(([part, { details: text }]) => `## ${part}\n\n${text}`);
  writeFileSync(TABLES, `${[oneTable(reports), ...details].join("\n\n")}\n`);
}
