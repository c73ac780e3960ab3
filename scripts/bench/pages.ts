/**
 * Lighthouse's figures for every public page and the signed-in ones, each compared with its own
 * static reference.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { installLighthouse, measurePage, type PageFigures } from "./lighthouse.ts";
import { inTurns, medianOf } from "./median.ts";
import { withServedSite, type BuiltSite, type BenchContext } from "./context.ts";
import { worst, type Figure, type Report } from "./report.ts";
import { publicRoutes, SIGNED_IN_ROUTES, type Route } from "./routes.ts";
import { addReference, referenceRoute, writeReferences } from "./staticReference.ts";
import { align } from "./table.ts";
import { signIn, signUp } from "./users.ts";
import { CHROMIUM_FLAGS } from "#scripts/browser";
import { anyFreePort } from "#scripts/ports";
import { CliError } from "#scripts/cliError";

/** The goals, as distances from the static reference in the same run. */
const GOALS = {
  score: { least: 100 },
  lcp: { most: 50 },
  tbt: { most: 30 },
  cls: { most: 0.005 },
} as const;

interface MeasuredPage {
  route: string;
  /** Medians of several visits. */
  page: PageFigures;
  reference: PageFigures;
}

const lcpOverStatic = ({ page, reference }: MeasuredPage) => page.lcpMs - reference.lcpMs;
const tbtOverStatic = ({ page, reference }: MeasuredPage) => page.tbtMs - reference.tbtMs;

async function measure(route: string, runs: number, visitPath: (pathname: string) => Promise<PageFigures>) {
  const [references, pages] = await inTurns(
    runs,
    () => visitPath(referenceRoute(route)),
    () => visitPath(route),
  );
  return { route, page: medianOf(pages), reference: medianOf(references) };
}

async function publicPages(
  site: BuiltSite,
  routes: readonly Route[],
  { runs, log }: BenchContext,
): Promise<MeasuredPage[]> {
  const rows: MeasuredPage[] = [];
  for (const { route } of routes) {
    log(`Measuring ${route}…`);
    rows.push(
      await measure(route, runs, (pathname) => measurePage(site.url + pathname, { browser: site.browser })),
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
  const profile = mkdtempSync(path.join(tmpdir(), "4mq-bench-"));
  const port = await anyFreePort("127.0.0.1");
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: site.browser,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    await page.goto(`${site.url}/robots.txt`);
    await page.evaluate(signIn, JSON.stringify(await signUp(site.url, "pages")));
    return await work({ page, port });
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** The reference of a signed-in page: the finished page without its scripts, which no app can match. */
const takeReferences = (site: BuiltSite, routes: readonly string[]) =>
  inSignedInBrowser(site, async ({ page }) => {
    for (const route of routes) {
      await page.goto(site.url + route, { waitUntil: "networkidle" });
      addReference(site.out, route, await page.content());
    }
  });

const signedInPages = (site: BuiltSite, routes: readonly string[], { runs, log }: BenchContext) =>
  inSignedInBrowser(site, async ({ page, port }) => {
    await page.goto("about:blank");
    const rows: MeasuredPage[] = [];
    for (const route of routes) {
      log(`Measuring ${route}, signed in…`);
      rows.push(await measure(route, runs, (pathname) => measurePage(site.url + pathname, { port })));
    }
    return rows;
  });

/** @param goals whether these pages have goals, as the public ones do. */
export function pagesFigures(which: string, rows: readonly MeasuredPage[], goals: boolean): Figure[] {
  if (!rows.length) return [];
  const figure = (
    name: string,
    goal: Figure["goal"],
    of: (measured: MeasuredPage) => number,
    unit?: Figure["unit"],
  ): Figure => ({
    name: `${which}, ${name}`,
    ...worst(
      rows.map((row) => ({ at: row.route, value: of(row) })),
      goal && "least" in goal ? "lowest" : "highest",
    ),
    ...(unit && { unit }),
    ...(goals && goal && { goal }),
  });
  return [
    figure("Lighthouse score", GOALS.score, ({ page }) => page.score),
    figure("LCP over static", GOALS.lcp, lcpOverStatic, "ms"),
    figure("TBT over static", GOALS.tbt, tbtOverStatic, "ms"),
    figure("layout shift", GOALS.cls, ({ page }) => page.cls),
  ];
}

const withoutDecimals = (value: number) => String(Math.round(value));

const pagesTable = (rows: readonly MeasuredPage[]) =>
  align([
    ["route", "score", "LCP ms", "over static", "TBT ms", "CLS", "JS KiB", "total KiB", "requests"],
    ...rows.map((measured) => {
      const { route, page } = measured;
      return [
        route,
        withoutDecimals(page.score),
        withoutDecimals(page.lcpMs),
        withoutDecimals(lcpOverStatic(measured)),
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
  await installLighthouse();
  const wanted = (route: string) => !context.route || route === context.route;
  const routes = publicRoutes(site.out).filter(({ route }) => wanted(route));
  const guarded = SIGNED_IN_ROUTES.filter(wanted);
  if (!routes.length && !guarded.length) throw new CliError(`There is no page ${context.route}.`);
  writeReferences(site.out, routes);
  if (guarded.length) await withServedSite(site, () => takeReferences(site, guarded));
  return withServedSite(site, async () => {
    const open = await publicPages(site, routes, context);
    const signedIn = guarded.length ? await signedInPages(site, guarded, context) : [];
    return {
      figures: [...pagesFigures("public", open, true), ...pagesFigures("signed-in", signedIn, false)],
      details: [open, signedIn]
        .filter((rows) => rows.length)
        .map(pagesTable)
        .join("\n\n"),
    };
  });
}
