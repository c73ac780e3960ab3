/**
 * `npm run bench`: how fast the public pages and the database are, and how the site bears load, and how the
 * guide sorts what it is told. `-- --only pages`, `journal`, `load`, `guide` or `database` takes one part; `--runs 5` visits
 * each page more often, `--route /auth` only one; `--entries 1000000` fills a smaller database.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { benchDatabase, type DatabaseReport } from "#scripts/bench/database/bench";
import { guideReport, type GuideReport } from "#scripts/bench/guide";
import { benchJournal, describeJournal, missedByJournal, type JournalFigures } from "#scripts/bench/journal";
import { missedGoals, type Measured } from "#scripts/bench/goals";
import { installLighthouse, visit, type Figures } from "#scripts/bench/lighthouse";
import { benchLoad, describeLoad, missedByLoad, type LoadFigures } from "#scripts/bench/load";
import { medianOf } from "#scripts/bench/median";
import { publicRoutes, type Route } from "#scripts/bench/routes";
import { referenceRoute, writeReferences } from "#scripts/bench/staticReference";
import { table } from "#scripts/bench/table";
import { findBrowser, installBrowser } from "#scripts/browser";
import { choosePort } from "#scripts/ports";
import { runNode } from "#scripts/processes";
import { serveBuilt } from "#scripts/serving/serveBuilt";
import { WITHOUT_HOSTED_PROJECT } from "#scripts/serving/settings";
import { Stop } from "#scripts/stop";

const PORT = 4200;
const ENTRIES = 10_000_000;

async function build(port: number) {
  Object.assign(process.env, WITHOUT_HOSTED_PROJECT, {
    SITE_URL: `http://localhost:${port}`,
    SITE_OUT: path.resolve(".local/bench-site"),
    DATABASE: "memory",
  });
  console.log("Building the site…");
  // In a process of its own: a build leaves nothing behind that a measurement could feel.
  if (!(await runNode(["scripts/run.mjs", "build", "--local"])))
    throw new Stop("The site could not be built.");
  return process.env.SITE_OUT!;
}

/** Page and reference by turns, so that a busy moment of this machine meets both. */
async function measure(
  route: Route,
  { site, browser, runs }: { site: string; browser: string; runs: number },
) {
  const pages: Figures[] = [];
  const references: Figures[] = [];
  for (let run = 0; run < runs; run++) {
    references.push(await visit(site + referenceRoute(route), browser));
    pages.push(await visit(site + route.route, browser));
  }
  return { route: route.route, page: medianOf(pages), reference: medianOf(references) };
}

interface Wanted {
  runs: number;
  route: string | undefined;
  entries: number;
  pages: boolean;
  journal: boolean;
  load: boolean;
  guide: boolean;
  database: boolean;
}

const PARTS = ["pages", "journal", "load", "guide", "database"] as const;

function parse(args: string[]): Wanted {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ args, options: { runs: text, route: text, only: text, entries: text } });
  const whole = (name: "runs" | "entries", usual: number) => {
    const value = Number(values[name] ?? usual);
    if (!Number.isInteger(value) || value < 1) throw new Stop(`--${name} takes a whole number, at least 1.`);
    return value;
  };
  const { only, route } = values;
  if (only && !PARTS.some((part) => part === only)) throw new Stop(`--only takes ${PARTS.join(" or ")}.`);
  const wants = (part: (typeof PARTS)[number]) => !only || only === part;
  return {
    runs: whole("runs", 3),
    entries: whole("entries", ENTRIES),
    route,
    pages: wants("pages"),
    journal: wants("journal") && !route,
    load: wants("load") && !route,
    guide: wants("guide") && !route,
    database: wants("database") && !route,
  };
}

interface SiteReport {
  rows: Measured[];
  journal: JournalFigures | undefined;
  load: LoadFigures[];
}

/** Everything that needs the built site. */
async function benchSite(wanted: Wanted): Promise<SiteReport> {
  const browser = findBrowser() ?? installBrowser();
  const port = await choosePort(PORT);
  const out = await build(port);
  const rows = wanted.pages ? await benchPages(wanted, { browser, port, out }) : [];
  if (wanted.journal) console.log("Measuring a journal of 10,000 entries…");
  const journal = wanted.journal ? await benchJournal({ browser, port, runs: wanted.runs }) : undefined;
  if (wanted.load) console.log("Sending 20,000 requests…");
  return { rows, journal, load: wanted.load ? await benchLoad(port, console.log) : [] };
}

interface BuiltSite {
  browser: string;
  port: number;
  out: string;
}

async function benchPages(
  { runs, route: only }: Wanted,
  { browser, port, out }: BuiltSite,
): Promise<Measured[]> {
  await installLighthouse();
  const routes = publicRoutes(out).filter(({ route }) => !only || route === only);
  if (!routes.length) throw new Stop(only ? `${only} is no public route.` : "The build has no public page.");
  writeReferences(out, routes);

  const server = await serveBuilt(port);
  const rows: Measured[] = [];
  for (const route of routes) {
    console.log(`Measuring ${route.route}…`);
    rows.push(await measure(route, { site: `http://localhost:${port}`, browser, runs }));
  }
  await server.close();
  return rows;
}

interface OtherReports {
  guide: GuideReport | undefined;
  database: DatabaseReport | undefined;
}

function keep(runs: number, { rows, journal, load }: SiteReport, { guide, database }: OtherReports) {
  mkdirSync(".local", { recursive: true });
  const report = { runs, rows, journal, load, database: database?.run };
  writeFileSync(".local/bench.json", `${JSON.stringify(report, null, 2)}\n`);
  const parts = [
    rows.length ? table(rows) : "",
    journal ? describeJournal(journal) : "",
    load.length ? describeLoad(load) : "",
    guide?.text,
    database?.text,
  ];
  const text = parts.filter(Boolean).join("\n\n");
  writeFileSync(".local/bench.md", `${text}\n`);
  console.log(`\n${text}\n\nAlso in .local/bench.md and .local/bench.json`);
}

export default async function bench(args: string[]) {
  const wanted = parse(args);
  const site =
    wanted.pages || wanted.journal || wanted.load
      ? await benchSite(wanted)
      : { rows: [], journal: undefined, load: [] };
  const guide = wanted.guide ? guideReport() : undefined;
  const database = wanted.database ? await benchDatabase(wanted.entries, console.log) : undefined;
  keep(wanted.runs, site, { guide, database });
  const missed = [
    ...site.rows.flatMap(missedGoals),
    ...(site.journal ? missedByJournal(site.journal) : []),
    ...missedByLoad(site.load),
    ...(guide?.missed ?? []),
    ...(database?.missed ?? []),
  ];
  if (!missed.length) return console.log("Every goal is met.");
  console.log(`\nMissed:\n${missed.map((sentence) => `- ${sentence}`).join("\n")}`);
  process.exitCode = 1;
}
