/**
 * `npm run bench` measures the site's weight, speed and behaviour under load, and the guide's rules.
 * `-- --only bytes` (or pages, visits, week, clicks, journal, load, guide, and the slow one: database) runs one part;
 * `--runs 5` visits each page more often, `--route /auth` only that page, `--all` one page of each kind and not a dozen;
 * `--entries 1000000` fills a smaller database. One table shows this run beside earlier figures.
 */
import { parseArguments } from "#scripts/arguments";
import { benchBytes } from "#scripts/bench/bytes";
import { benchClicks } from "#scripts/bench/clicks";
import { benchDatabase } from "#scripts/bench/database/bench";
import { benchGuide } from "#scripts/bench/guide";
import { benchJournal } from "#scripts/bench/journal";
import { FIGURES, saveReports, readReports, TABLES } from "#scripts/bench/storedReports";
import { benchLoad } from "#scripts/bench/load";
import { benchPages } from "#scripts/bench/pages";
import { measureParts } from "#scripts/bench/parts";
import { benchContext, type BenchContext } from "#scripts/bench/context";
import { missedGoals, oneTable, withNewest, type Report } from "#scripts/bench/report";
import { benchVisits } from "#scripts/bench/visits";
import { benchWeek } from "#scripts/bench/week";
import { CliError } from "#scripts/cliError";

const PARTS: Record<string, (place: BenchContext) => Promise<Report> | Report> = {
  bytes: benchBytes,
  pages: benchPages,
  visits: benchVisits,
  week: benchWeek,
  clicks: benchClicks,
  journal: benchJournal,
  load: benchLoad,
  guide: benchGuide,
  database: benchDatabase,
};
/** The parts that take longer than all the others together, so they are measured when they are asked for. */
const WHEN_NAMED = ["database"];
/** The parts that visit page by page, and can be limited to one page. */
const PARTS_OF_A_ROUTE = ["pages", "visits"];

const ENTRIES = 10_000_000;

function parse(args: string[]) {
  const text = { type: "string" } as const;
  const { values } = parseArguments({
    args,
    options: { runs: text, route: text, only: text, entries: text, all: { type: "boolean" } },
  });
  const whole = (name: "runs" | "entries", usual: number) => {
    const value = Number(values[name] ?? usual);
    if (!Number.isInteger(value) || value < 1)
      throw new CliError(`--${name} must be a whole number, and at least 1.`);
    return value;
  };
  const { only, route } = values;
  if (only && !(only in PARTS))
    throw new CliError(`--only must be one of these: ${Object.keys(PARTS).join(", ")}.`);
  const quick = Object.keys(PARTS).filter((part) => !WHEN_NAMED.includes(part));
  const parts = only ? [only] : route ? PARTS_OF_A_ROUTE : quick;
  return {
    parts,
    context: benchContext({
      runs: whole("runs", 3),
      entries: whole("entries", ENTRIES),
      route,
      all: values.all ?? false,
    }),
  };
}

const listed = (sentences: readonly string[]) => sentences.map((sentence) => `- ${sentence}`).join("\n");

export default async function bench(args: string[]) {
  const { parts, context } = parse(args);
  const missed: string[] = [];
  const recordReport = (part: string, report: Report) => {
    console.log(`\n${report.details}\n`);
    missed.push(...missedGoals(part, report));
    // A single page does not represent all, so its figures are shown but not stored.
    if (!context.route) saveReports(withNewest(readReports(), { [part]: report }, new Date()));
  };
  const failed = await measureParts(parts, (part) => PARTS[part]!(context), recordReport);
  if (!context.route) console.log(`${oneTable(readReports())}\n\nAlso in ${TABLES} and ${FIGURES}`);
  if (missed.length) console.log(`\nMissed:\n${listed(missed)}`);
  // Throwing ends the process at once: a part that failed may have left something open that would keep Node alive.
  if (failed.length) throw new CliError(`\nNot measured:\n${listed(failed)}`);
  if (missed.length) process.exitCode = 1;
  else console.log("Every goal is met.");
}
