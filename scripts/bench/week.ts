/**
 * The time until a person's own figures are there, on a first visit and on a second one, against the largest paint of the
 * same page without scripts; on an old phone and a slow line.
 */
import { chromium, type Browser, type BrowserContext } from "@playwright/test";
import { inTurns, median, medianAndSpread } from "./median.ts";
import { newPhone, newSlowPage, withKeptPhone } from "./phone.ts";
import { takeReferences } from "./pages.ts";
import { withServedSite, type BuiltSite, type BenchContext } from "./context.ts";
import { worst, type Report } from "./report.ts";
import { referenceRoute } from "./staticReference.ts";
import { align } from "./table.ts";
import { sendRequest, signUp, type Session } from "./users.ts";
import { firstVisit, visitFirst } from "./visits.ts";

/** The goals, as shares of the static page's time. */
const MOST_ON_FIRST_VISIT = 2;
const MOST_ON_SECOND_VISIT = 0.4;

const PAGE = "/challenge-dashboard";
/** The tabs of the page, and the selector of something that is there with the figures and not before. */
const TABS = [
  { of: "the journal", path: PAGE, sign: "[aria-labelledby=entries-heading] li" },
  { of: "the week", path: `${PAGE}?tab=kpis`, sign: "[aria-labelledby=week-heading] dd" },
];
const ENTRIES = 12;

interface WeekVisits {
  of: string;
  runs: readonly { staticMs: number; firstMs: number; secondMs: number }[];
}

/** A person in their first days of the challenge. */
async function newMember(site: string): Promise<Session> {
  const session = await signUp(site, "week");
  const today = new Date().toISOString().slice(0, 10);
  const entries = Array.from({ length: ENTRIES }, (_, index) => ({
    user_id: session.user.id,
    entry_date: today,
    entry_type: "E",
    amount: index + 1,
    earning_detail: "E-Chore",
  }));
  await sendRequest(`${site}/rest/v1/journal_entries`, { token: session.access_token, body: entries });
  return session;
}

type Tab = (typeof TABS)[number];

/** @returns the time of the first frame that has the figures. */
async function figuresMs(context: BrowserContext, url: string, { path, sign }: Tab): Promise<number> {
  const page = await newSlowPage(context);
  await page.goto(url + path, { waitUntil: "commit" });
  const shown = await page.waitForFunction(
    (selector) => document.querySelector(selector) !== null && performance.now(),
    sign,
  );
  const ms = Number(await shown.jsonValue());
  await page.close();
  return ms;
}

const measureTab = (
  browser: Browser,
  site: BuiltSite,
  session: Session,
  tab: Tab,
  runs: number,
): Promise<WeekVisits> =>
  withKeptPhone(site, { session, worker: true }, async (returning) => {
    // The site is cached by then, and what was last seen is kept.
    await visitFirst(returning, site.url + tab.path);
    const [statics, firsts, seconds] = await inTurns(runs, [
      async () => (await firstVisit(browser, site.url + referenceRoute(PAGE))).largestMs,
      async () => {
        const context = await newPhone(browser, { session, worker: false });
        const ms = await figuresMs(context, site.url, tab);
        await context.close();
        return ms;
      },
      () => figuresMs(returning, site.url, tab),
    ]);
    return {
      of: tab.of,
      runs: statics.map((staticMs, run) => ({ staticMs, firstMs: firsts[run]!, secondMs: seconds[run]! })),
    };
  });

async function measure(
  browser: Browser,
  site: BuiltSite,
  { runs, log }: BenchContext,
): Promise<WeekVisits[]> {
  const session = await newMember(site.url);
  const visits: WeekVisits[] = [];
  for (const tab of TABS) {
    log(`Waiting for ${tab.of}…`);
    visits.push(await measureTab(browser, site, session, tab, runs));
  }
  return visits;
}

const shares = ({ runs }: WeekVisits, which: "firstMs" | "secondMs") =>
  medianAndSpread(runs.map((run) => run[which] / run.staticMs));

const figure = (
  name: string,
  visits: readonly WeekVisits[],
  which: "firstMs" | "secondMs",
  most: number,
) => ({
  name,
  ...worst(
    visits.map((visit) => ({ at: visit.of, ...shares(visit, which) })),
    "highest",
  ),
  unit: "x" as const,
  goal: { most },
});

export const weekReport = (visits: readonly WeekVisits[]): Report => ({
  figures: [
    figure("on a first visit, of the static page's first", visits, "firstMs", MOST_ON_FIRST_VISIT),
    figure("on a second visit, of the static page's first", visits, "secondMs", MOST_ON_SECOND_VISIT),
  ],
  details: align([
    ["figures", "static page ms", "first visit ms", "second visit ms"],
    ...visits.map(({ of, runs }) => [
      of,
      ...(["staticMs", "firstMs", "secondMs"] as const).map((which) =>
        median(runs.map((run) => run[which])).toFixed(0),
      ),
    ]),
  ]),
});

export async function benchWeek(context: BenchContext): Promise<Report> {
  const site = await context.builtSite();
  await withServedSite(site, () => takeReferences(site, [PAGE]));
  const browser = await chromium.launch({ executablePath: site.browser, args: [...site.flags] });
  try {
    return await withServedSite(site, async () => weekReport(await measure(browser, site, context)));
  } finally {
    await browser.close();
  }
}
