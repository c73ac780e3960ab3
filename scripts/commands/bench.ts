/**
 * `npm run bench`: what the site weighs, how fast it is, how it bears load, how good the guide is and how fast the database.
 * `-- --only bytes` (or pages, visits, clicks, journal, load, guide, database) takes one part; `--runs 5` visits each page
 * more often, `--route /auth` only that page; `--entries 1000000` fills a smaller database. What was measured before is kept
 * beside it in one table.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { benchBytes } from "#scripts/bench/bytes";
import { benchClicks } from "#scripts/bench/clicks";
import { benchDatabase } from "#scripts/bench/database/bench";
import { guideReport } from "#scripts/bench/guide";
import { benchJournal } from "#scripts/bench/journal";
import { benchLoad } from "#scripts/bench/load";
import { benchPages } from "#scripts/bench/pages";
import { placeOf, type Place } from "#scripts/bench/place";
import { missedGoals, oneTable, withNewest, type Report, type Reports } from "#scripts/bench/report";
import { benchVisits } from "#scripts/bench/visits";
import { Stop } from "#scripts/stop";

const PARTS: Record<string, (place: Place) => Promise<Report> | Report> = {
  bytes: benchBytes,
  pages: benchPages,
  visits: benchVisits,
  clicks: benchClicks,
  journal: benchJournal,
  load: benchLoad,
  guide: guideReport,
  database: benchDatabase,
};
/** The parts that visit page by page, and can do with one. */
const PARTS_OF_A_ROUTE = ["pages", "visits"];

const ENTRIES = 10_000_000;
const FIGURES = ".local/bench.json";
const TABLES = ".local/bench.md";

function parse(args: string[]) {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ args, options: { runs: text, route: text, only: text, entries: text } });
  const whole = (name: "runs" | "entries", usual: number) => {
    const value = Number(values[name] ?? usual);
    if (!Number.isInteger(value) || value < 1) throw new Stop(`--${name} takes a whole number, at least 1.`);
    return value;
  };
  const { only, route } = values;
  if (only && !(only in PARTS)) throw new Stop(`--only takes ${Object.keys(PARTS).join(" or ")}.`);
  const parts = only ? [only] : route ? PARTS_OF_A_ROUTE : Object.keys(PARTS);
  return { parts, place: placeOf({ runs: whole("runs", 3), entries: whole("entries", ENTRIES), route }) };
}

/** What this computer has measured before; nothing, where that cannot be read. */
function readReports(): Reports {
  if (!existsSync(FIGURES)) return {};
  const { reports } = JSON.parse(readFileSync(FIGURES, "utf8")) as { reports?: Reports };
  return reports ?? {};
}

function keep(reports: Reports) {
  mkdirSync(".local", { recursive: true });
  writeFileSync(FIGURES, `${JSON.stringify({ reports }, null, 2)}\n`);
  const details = Object.entries(reports).map(([part, { details: text }]) => `## ${part}\n\n${text}`);
  writeFileSync(TABLES, `${[oneTable(reports), ...details].join("\n\n")}\n`);
}

/** What cannot be measured here does not keep the other parts from being measured. @returns the report, or why there is none. */
async function tryPart(part: string, place: Place): Promise<Report | string> {
  try {
    return await PARTS[part]!(place);
  } catch (error) {
    if (error instanceof Stop) return error.message;
    throw error;
  }
}

const listed = (sentences: readonly string[]) => sentences.map((sentence) => `- ${sentence}`).join("\n");

export default async function bench(args: string[]) {
  const { parts, place } = parse(args);
  const newest: Record<string, Report> = {};
  const failed: string[] = [];
  for (const part of parts) {
    const report = await tryPart(part, place);
    if (typeof report === "string") {
      failed.push(`${part}: ${report}`);
      continue;
    }
    newest[part] = report;
    console.log(`\n${report.details}\n`);
    // One page says nothing of all: it is shown, not kept.
    if (!place.route) keep(withNewest(readReports(), { [part]: report }, new Date()));
  }
  if (!place.route) console.log(`${oneTable(readReports())}\n\nAlso in ${TABLES} and ${FIGURES}`);
  const missed = Object.entries(newest).flatMap(([part, report]) => missedGoals(part, report));
  if (missed.length) console.log(`\nMissed:\n${listed(missed)}`);
  if (failed.length) console.log(`\nNot measured:\n${listed(failed)}`);
  if (missed.length || failed.length) process.exitCode = 1;
  else console.log("Every goal is met.");
}
