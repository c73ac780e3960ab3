/**
 * A first visit's first words and its largest part, compared with a page that is nothing but its words; and a second visit,
 * served by the service worker, with the first one to the same page as static HTML.
 */
import { chromium, type Browser, type BrowserContext } from "@playwright/test";
import { inTurns, median, medianAndSpread } from "./median.ts";
import { newPhone, newSlowPage, withKeptPhone } from "./phone.ts";
import { wantedRoutes, withServedSite, type BuiltSite, type BenchContext } from "./context.ts";
import { worst, type Figure, type Report } from "./report.ts";
import type { Route } from "./routes.ts";
import { referenceRoute, writeReferences } from "./staticReference.ts";
import { align } from "./table.ts";
import { CliError } from "#scripts/cliError";

/** The goal of a second visit, as a share of the static page's largest paint. */
const MAX_SHARE_OF_STATIC = 0.45;
/** The goal of a first visit's first words, as a share of those of a page that is nothing but its words. */
const MAX_SHARE_OF_PLAIN = 1.5;
/** The goal of a first visit's largest part, as a share of that of such a page. */
const MAX_LARGEST_SHARE_OF_PLAIN = 1.35;
/** How far the shares of two visits usually lie apart. */
const NOISE = 0.06;

/** When something was first on the screen, and when its largest part was. */
interface Paints {
  firstMs: number;
  largestMs: number;
}

/** Visits to a page, and to its references in between. */
interface PageVisits {
  route: string;
  runs: readonly { plain: Paints; static: Paints; first: Paints; second: Paints }[];
}

export async function paintsOf(context: BrowserContext, url: string): Promise<Paints> {
  const page = await newSlowPage(context);
  const answer = await page.goto(url, { waitUntil: "networkidle" });
  if (!answer?.ok()) throw new CliError(`${url} was answered with ${answer?.status()}.`);
  const paints = await page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        const type = "largest-contentful-paint";
        const [first] = performance.getEntriesByName("first-contentful-paint");
        new PerformanceObserver((list) =>
          resolve({ firstMs: first!.startTime, largestMs: list.getEntries().at(-1)!.startTime }),
        ).observe({ type, buffered: true });
      }),
  );
  await page.close();
  return paints;
}

export async function firstVisit(browser: Browser, url: string): Promise<Paints> {
  const context = await newPhone(browser, { worker: false });
  const paints = await paintsOf(context, url);
  await context.close();
  return paints;
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
    const visits: PageVisits[] = [];
    for (const { route } of routes) {
      log(`Visiting ${route}, and again…`);
      const visitsOf = (...[plain, statics, first, second]: Paints[][]) => ({
        route,
        runs: second!.map((paints, run) => ({
          plain: plain![run]!,
          static: statics![run]!,
          first: first![run]!,
          second: paints,
        })),
      });
      const results = await inTurns(
        runs,
        [
          () => firstVisit(browser, site.url + referenceRoute(route, "plain")),
          () => firstVisit(browser, site.url + referenceRoute(route)),
          () => firstVisit(browser, site.url + route),
          () => paintsOf(returning, site.url + route),
        ],
        (sofar) => figuresOf([visitsOf(...sofar)]),
      );
      visits.push(visitsOf(...results));
    }
    return visits;
  });

const firstWords = ({ runs }: PageVisits) =>
  medianAndSpread(runs.map(({ first, plain }) => first.firstMs / plain.firstMs));
const largestPart = ({ runs }: PageVisits) =>
  medianAndSpread(runs.map(({ first, plain }) => first.largestMs / plain.largestMs));
const secondVisit = ({ runs }: PageVisits) =>
  medianAndSpread(runs.map((run) => run.second.largestMs / run.static.largestMs));

const figuresOf = (visits: readonly PageVisits[]): Figure[] =>
  (
    [
      ["first words, of the words alone", firstWords, MAX_SHARE_OF_PLAIN],
      ["largest paint, of the words alone", largestPart, MAX_LARGEST_SHARE_OF_PLAIN],
      ["with the worker, of the static page's first", secondVisit, MAX_SHARE_OF_STATIC],
    ] as const
  ).map(([name, of, most]) => ({
    name,
    ...worst(
      visits.map((visit) => ({ at: visit.route, ...of(visit) })),
      "highest",
    ),
    unit: "x",
    noise: NOISE,
    goal: { most },
  }));

const shareInWords = ({ value, spread }: { value: number; spread: number }) =>
  `${value.toFixed(2)} (spread ${spread.toFixed(2)})`;

export const visitsReport = (visits: readonly PageVisits[]): Report => ({
  figures: figuresOf(visits),
  details: align([
    [
      "route",
      "plain, first words ms",
      "first words ms",
      "share",
      "largest ms",
      "share",
      "static, whole ms",
      "second visit ms",
      "share",
    ],
    ...visits.map((visit) => {
      const ms = (of: (run: PageVisits["runs"][number]) => number) => median(visit.runs.map(of)).toFixed(0);
      return [
        visit.route,
        ms(({ plain }) => plain.firstMs),
        ms(({ first }) => first.firstMs),
        shareInWords(firstWords(visit)),
        ms(({ first }) => first.largestMs),
        shareInWords(largestPart(visit)),
        ms((run) => run.static.largestMs),
        ms(({ second }) => second.largestMs),
        shareInWords(secondVisit(visit)),
      ];
    }),
  ]),
});

export async function benchVisits(context: BenchContext): Promise<Report> {
  const site = await context.builtSite();
  const routes = wantedRoutes(site, context);
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
