/** A second visit, served by the service worker, compared with the first visit of the same page as static HTML. */
import { chromium, type Browser, type BrowserContext } from "@playwright/test";
import { inTurns, median, medianAndSpread } from "./median.ts";
import { newPhone, newSlowPage, withKeptPhone } from "./phone.ts";
import { withServedSite, type BuiltSite, type BenchContext } from "./context.ts";
import { worst, type Report } from "./report.ts";
import { publicRoutes, type Route } from "./routes.ts";
import { referenceRoute, writeReferences } from "./staticReference.ts";
import { align } from "./table.ts";
import { CliError } from "#scripts/cliError";

/** The goal, as a share of the static page's time. */
const MAX_SHARE_OF_STATIC = 0.45;

interface SecondVisit {
  route: string;
  /** Largest contentful paint in milliseconds, of each visit and the one to the static page before it. */
  pairs: readonly { staticMs: number; secondMs: number }[];
}

export async function largestPaintMs(context: BrowserContext, url: string): Promise<number> {
  const page = await newSlowPage(context);
  const answer = await page.goto(url, { waitUntil: "networkidle" });
  if (!answer?.ok()) throw new CliError(`${url} was answered with ${answer?.status()}.`);
  const paints = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const type = "largest-contentful-paint";
        new PerformanceObserver((list) =>
          resolve(list.getEntries().map(({ startTime }) => startTime)),
        ).observe({ type, buffered: true });
      }),
  );
  await page.close();
  return paints.at(-1)!;
}

export async function firstVisitMs(browser: Browser, url: string): Promise<number> {
  const context = await newPhone(browser, { worker: false });
  const paintMs = await largestPaintMs(context, url);
  await context.close();
  return paintMs;
}

/** The first visit, after which the phone has the site cached. */
export async function visitFirst(phone: BrowserContext, url: string): Promise<void> {
  const page = await phone.newPage();
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.waitForLoadState("networkidle");
  await page.close();
}

const measure = (browser: Browser, site: BuiltSite, routes: readonly Route[], { runs, log }: BenchContext) =>
  withKeptPhone(site, { worker: true }, async (returning) => {
    await visitFirst(returning, site.url);
    const visits: SecondVisit[] = [];
    for (const { route } of routes) {
      log(`Visiting ${route} again…`);
      const [first, second] = await inTurns(
        runs,
        () => firstVisitMs(browser, site.url + referenceRoute(route)),
        () => largestPaintMs(returning, site.url + route),
      );
      visits.push({
        route,
        pairs: second.map((secondMs, run) => ({ staticMs: first[run]!, secondMs })),
      });
    }
    return visits;
  });

const share = ({ pairs }: SecondVisit) =>
  medianAndSpread(pairs.map(({ staticMs, secondMs }) => secondMs / staticMs));

export const visitsReport = (visits: readonly SecondVisit[]): Report => ({
  figures: [
    {
      name: "with the worker, of the static page's first",
      ...worst(
        visits.map((visit) => ({ at: visit.route, ...share(visit) })),
        "highest",
      ),
      unit: "x",
      goal: { most: MAX_SHARE_OF_STATIC },
    },
  ],
  details: align([
    ["route", "static, first visit ms", "second visit ms", "share"],
    ...visits.map((visit) => [
      visit.route,
      median(visit.pairs.map(({ staticMs }) => staticMs)).toFixed(0),
      median(visit.pairs.map(({ secondMs }) => secondMs)).toFixed(0),
      `${share(visit).value.toFixed(2)} (spread ${share(visit).spread.toFixed(2)})`,
    ]),
  ]),
});

export async function benchVisits(context: BenchContext): Promise<Report> {
  const site = await context.builtSite();
  const routes = publicRoutes(site.out).filter(({ route }) => !context.route || route === context.route);
  if (!routes.length) throw new CliError(`There is no public page ${context.route}.`);
  writeReferences(site.out, routes);
  const browser = await chromium.launch({ executablePath: site.browser, args: [...site.flags] });
  try {
    return await withServedSite(site, async () =>
      visitsReport(await measure(browser, site, routes, context)),
    );
  } finally {
    await browser.close();
  }
}
