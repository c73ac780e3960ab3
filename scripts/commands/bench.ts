/** `npm run bench`: how fast the public pages are. `-- --runs 5` visits each more often, `-- --route /auth` only one. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { missedGoals, type Measured } from "#scripts/bench/goals";
import { installLighthouse, visit, type Figures } from "#scripts/bench/lighthouse";
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

function keep(rows: readonly Measured[], runs: number) {
  mkdirSync(".local", { recursive: true });
  writeFileSync(".local/bench.json", `${JSON.stringify({ runs, rows }, null, 2)}\n`);
  writeFileSync(".local/bench.md", `${table(rows)}\n`);
  console.log(`\n${table(rows)}\n\nAlso in .local/bench.md and .local/bench.json`);
}

function parse(args: string[]) {
  const { values } = parseArgs({ args, options: { runs: { type: "string" }, route: { type: "string" } } });
  const runs = Number(values.runs ?? 3);
  if (!Number.isInteger(runs) || runs < 1) throw new Stop("--runs takes a whole number, at least 1.");
  return { runs, only: values.route };
}

export default async function bench(args: string[]) {
  const { runs, only } = parse(args);
  const browser = findBrowser() ?? installBrowser();
  await installLighthouse();
  const port = await choosePort(PORT);
  const out = await build(port);
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

  keep(rows, runs);
  const missed = rows.flatMap(missedGoals);
  if (!missed.length) return console.log("Every goal is met.");
  console.log(`\nMissed:\n${missed.map((sentence) => `- ${sentence}`).join("\n")}`);
  process.exitCode = 1;
}
