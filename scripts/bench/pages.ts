/**
 * Lighthouse's figures for every public page and the signed-in ones, each compared with its own
 * static reference.
 */
import { chromium, type Page } from "@playwright/test";
import { withLighthouse, type MeasurePage, type PageFigures } from "./lighthouse.ts";
import { inTurns, medianAndSpread, medianOf } from "./median.ts";
import { wantedRoutes, withServedSite, type BuiltSite, type BenchContext } from "./context.ts";
import { worst, type Figure, type Report } from "./report.ts";
import { SIGNED_IN_ROUTES, type Route } from "./routes.ts";
import { withKeptPhone } from "./phone.ts";
import { addReferences, referenceRoute, writeReferences } from "./staticReference.ts";
import { align } from "./table.ts";
import { signIn, signUp } from "./users.ts";
import { anyFreePort } from "#scripts/ports";
import { CliError } from "#scripts/cliError";

/** One visit to a page and one to its reference, one right after the other. */
interface Pair {
  page: PageFigures;
  reference: PageFigures;
}

export interface MeasuredPage {
  route: string;
  pairs: readonly Pair[];
}

interface Measure {
  name: string;
  unit?: Figure["unit"];
  /** How far two visits usually lie apart. */
  noise?: number;
  of: (pair: Pair) => number;
}

const SCORE: Measure = { name: "Lighthouse score", of: ({ page }) => page.score };
const LCP: Measure = {
  name: "largest paint, later than without scripts",
  unit: "ms",
  noise: 25,
  of: ({ page, reference }) => page.lcpMs - reference.lcpMs,
};
const TBT: Measure = {
  name: "blocked, longer than without scripts",
  unit: "ms",
  noise: 15,
  of: ({ page, reference }) => page.tbtMs - reference.tbtMs,
};
const CLS: Measure = { name: "layout shift", of: ({ page }) => page.cls };
const FIRST_WORDS: Measure = {
  name: "first words, later than without scripts",
  unit: "ms",
  noise: 25,
  of: ({ page, reference }) => page.fcpMs - reference.fcpMs,
};
const LCP_SHARE: Measure = {
  name: "largest paint, of the page without scripts",
  unit: "x",
  noise: 0.1,
  of: ({ page, reference }) => page.lcpMs / reference.lcpMs,
};
const LONGEST_TASK: Measure = {
  name: "longest task",
  unit: "ms",
  noise: 20,
  of: ({ page }) => page.longestTaskMs,
};

type Goals = readonly (readonly [Measure, NonNullable<Figure["goal"]>])[];

export const PUBLIC_GOALS: Goals = [
  [SCORE, { least: 100 }],
  [LCP, { most: 50 }],
  [TBT, { most: 30 }],
  [CLS, { most: 0.005 }],
];
export const SIGNED_IN_GOALS: Goals = [
  [SCORE, { least: 95 }],
  [FIRST_WORDS, { most: 100 }],
  [LCP_SHARE, { most: 1.6 }],
  [CLS, { most: 0.005 }],
  [LONGEST_TASK, { most: 100 }],
];

async function measure(
  route: string,
  runs: number,
  goals: Goals,
  visitPath: (pathname: string) => Promise<PageFigures>,
): Promise<MeasuredPage> {
  const measured = (references: readonly PageFigures[], pages: readonly PageFigures[]) => ({
    route,
    pairs: pages.map((page, run) => ({ page, reference: references[run]! })),
  });
  const results = await inTurns(
    runs,
    [() => visitPath(referenceRoute(route)), () => visitPath(route)],
    (sofar) => pagesFigures("", [measured(...sofar)], goals),
  );
  return measured(...results);
}

/** A browser for each visit, so that none finds anything of another. */
async function visitAlone(site: BuiltSite, pathname: string, measurePage: MeasurePage): Promise<PageFigures> {
  const port = await anyFreePort("127.0.0.1");
  const browser = await chromium.launch({
    executablePath: site.browser,
    args: [...site.flags, `--remote-debugging-port=${port}`],
  });
  try {
    return await measurePage(site.url + pathname, port);
  } finally {
    await browser.close();
  }
}

async function publicPages(
  site: BuiltSite,
  routes: readonly Route[],
  measurePage: MeasurePage,
  { runs, log }: BenchContext,
): Promise<MeasuredPage[]> {
  const rows: MeasuredPage[] = [];
  for (const { route } of routes) {
    log(`Measuring ${route}…`);
    rows.push(
      await measure(route, runs, PUBLIC_GOALS, (pathname) => visitAlone(site, pathname, measurePage)),
    );
  }
  return rows;
}

interface SignedInBrowser {
  page: Page;
  /** Lighthouse opens its tabs in this browser. */
  port: number;
}

async function inSignedInBrowser<Result>(
  site: BuiltSite,
  work: (browser: SignedInBrowser) => Promise<Result>,
): Promise<Result> {
  const port = await anyFreePort("127.0.0.1");
  return withKeptPhone(site, { worker: false, port }, async (context) => {
    const page = await context.newPage();
    await page.goto(`${site.url}/robots.txt`);
    await page.evaluate(signIn, JSON.stringify(await signUp(site.url, "pages")));
    return work({ page, port });
  });
}

/** The reference of a signed-in page: the finished page without its scripts, which no app can match. */
export const takeReferences = (site: BuiltSite, routes: readonly string[]) =>
  inSignedInBrowser(site, async ({ page }) => {
    for (const route of routes) {
      await page.goto(site.url + route, { waitUntil: "networkidle" });
      addReferences(site.out, route, await page.content());
    }
  });

const signedInPages = (
  site: BuiltSite,
  routes: readonly string[],
  measurePage: MeasurePage,
  { runs, log }: BenchContext,
) =>
  inSignedInBrowser(site, async ({ page, port }) => {
    await page.goto("about:blank");
    const rows: MeasuredPage[] = [];
    for (const route of routes) {
      log(`Measuring ${route}, signed in…`);
      rows.push(
        await measure(route, runs, SIGNED_IN_GOALS, (pathname) => measurePage(site.url + pathname, port)),
      );
    }
    return rows;
  });

export const pagesFigures = (which: string, rows: readonly MeasuredPage[], goals: Goals): Figure[] =>
  rows.length === 0
    ? []
    : goals.map(([{ name, unit, noise, of }, goal]) => ({
        name: `${which}, ${name}`,
        ...worst(
          rows.map(({ route, pairs }) => ({ at: route, ...medianAndSpread(pairs.map(of)) })),
          "least" in goal ? "lowest" : "highest",
        ),
        ...(unit && { unit }),
        ...(noise && { noise }),
        goal,
      }));

const withoutDecimals = (value: number) => String(Math.round(value));

const pagesTable = (rows: readonly MeasuredPage[]) =>
  align([
    [
      "route",
      "score",
      "FCP ms",
      "LCP ms",
      "over static",
      "longest task",
      "TBT ms",
      "CLS",
      "JS KiB",
      "total KiB",
      "requests",
    ],
    ...rows.map(({ route, pairs }) => {
      const page = medianOf(pairs.map((pair) => pair.page));
      const overStatic = medianAndSpread(pairs.map(LCP.of));
      return [
        route,
        withoutDecimals(page.score),
        withoutDecimals(page.fcpMs),
        withoutDecimals(page.lcpMs),
        `${withoutDecimals(overStatic.value)} (spread ${withoutDecimals(overStatic.spread)})`,
        withoutDecimals(page.longestTaskMs),
        withoutDecimals(page.tbtMs),
        page.cls.toFixed(3),
        page.scriptKib.toFixed(1),
        page.totalKib.toFixed(1),
        withoutDecimals(page.requests),
      ];
    }),
  ]);

export async function benchPages(context: BenchContext): Promise<Report> {
  const site = await context.builtSite();
  const routes = wantedRoutes(site, context);
  const guarded = SIGNED_IN_ROUTES.filter((route) => !context.route || route === context.route);
  if (!routes.length && !guarded.length) throw new CliError(`There is no page ${context.route}.`);
  writeReferences(site.out, routes);
  if (guarded.length) await withServedSite(site, () => takeReferences(site, guarded));
  const measureAll = async (measurePage: MeasurePage) => {
    const open = await publicPages(site, routes, measurePage, context);
    const signedIn = guarded.length ? await signedInPages(site, guarded, measurePage, context) : [];
    return {
      figures: [
        ...pagesFigures("public", open, PUBLIC_GOALS),
        ...pagesFigures("signed-in", signedIn, SIGNED_IN_GOALS),
      ],
      details: [open, signedIn]
        .filter((rows) => rows.length)
        .map(pagesTable)
        .join("\n\n"),
    };
  };
  return withServedSite(site, () => withLighthouse(measureAll));
}
