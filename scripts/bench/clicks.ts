/** The time from a click to the heading of the next page, compared with loading that page by its address. */
import { chromium, type Browser, type Page } from "@playwright/test";
import { inTurns, median, medianAndSpread } from "./median.ts";
import { STORY_IDS, storyPath } from "@/content/stories/storyFiles";
import { newPhone, newSlowPage } from "./phone.ts";
import { withServedSite, type BuiltSite, type BenchContext } from "./context.ts";
import { worst, type Figure, type Report } from "./report.ts";
import { align } from "./table.ts";
import { signUp, type Session } from "./users.ts";

/** The goal of the median journey. */
const MAX_CLICK_MS = 60;
/** The goal of the worst one, as a share of a page load. */
const MAX_SHARE_OF_LOAD = 0.2;
/** How far the shares of two clicks usually lie apart. */
const NOISE = 0.05;
/** A link that somebody has had time to read. */
const SEEN_FOR_MS = 1000;
/** Nothing has come for so long: the pages behind the links on the screen are there, and not just between two of them. */
const QUIET_MS = 3000;
const MAX_FETCHING_MS = 120_000;

interface Journey {
  from: string;
  to: string;
  /** A link in the page's own text, or in this menu group, which only the service worker prefetches. */
  clicks: "text" | "menu";
  group?: string;
  signedIn?: true;
}

const JOURNEYS: readonly Journey[] = [
  { from: "/", to: "/books", clicks: "text" },
  { from: "/books", to: "/books/4MQ-L1", clicks: "text" },
  { from: "/books/4MQ-L2", to: "/resources/level-2-sample-chapter", clicks: "text" },
  { from: "/short-stories", to: storyPath(STORY_IDS[0]), clicks: "text" },
  { from: "/resources", to: "/excel-tracker", clicks: "text" },
  { from: "/sitemap", to: "/find-your-quadrant", clicks: "text" },
  { from: "/", to: "/quiz", clicks: "menu", group: "Quizzes" },
  { from: "/", to: "/about", clicks: "menu" },
  { from: "/books", to: "/auth", clicks: "menu" },
  {
    from: "/challenge-dashboard",
    to: "/kpi-scorecard",
    clicks: "menu",
    group: "90-Day Challenge",
    signedIn: true,
  },
  {
    from: "/challenge-dashboard",
    to: "/community",
    clicks: "menu",
    group: "90-Day Challenge",
    signedIn: true,
  },
];

interface Click extends Journey {
  clicksMs: readonly number[];
  loadsMs: readonly number[];
}

/** The page's own measurement: the moment its heading became visible. */
interface Notes {
  clickedAt: number;
  headingAt?: number;
}

/** Runs in the page before its own scripts. @param to the path whose heading counts. */
function watchForHeading(to: string) {
  const notes: Notes = { clickedAt: 0 };
  Object.assign(globalThis, { benchNotes: notes });
  /** The previous page's heading, which may remain for a while under the new address. */
  let before: Element | null = null;
  const heading = () => document.querySelector("main h1");
  const onClick = ({ timeStamp }: Event) => {
    notes.clickedAt = timeStamp;
    before = heading();
  };
  addEventListener("click", onClick, { capture: true });
  const checkHeading = () => {
    const now = heading();
    const there = location.pathname === to && now !== null && now !== before;
    // The heading becomes visible in the frame after it enters the document.
    requestAnimationFrame(there ? () => (notes.headingAt = performance.now()) : checkHeading);
  };
  checkHeading();
}

/** Runs in the page. Whether nothing has come for a while. */
const isQuiet = (quietMs: number) =>
  performance.getEntriesByType("resource").every((file) => {
    const { responseEnd } = file as PerformanceResourceTiming;
    return responseEnd > 0 && performance.now() - responseEnd > quietMs;
  });

async function headingMs(page: Page): Promise<number> {
  const notes = await page.waitForFunction(() => {
    const { benchNotes } = globalThis as unknown as { benchNotes: Notes };
    return benchNotes.headingAt && benchNotes;
  });
  const { clickedAt, headingAt } = (await notes.jsonValue()) as Required<Notes>;
  return headingAt - clickedAt;
}

async function loadMs(browser: Browser, site: BuiltSite, { to, signedIn }: Journey, session: Session) {
  const context = await newPhone(browser, { session: signedIn && session, worker: false });
  const page = await newSlowPage(context);
  await page.addInitScript(watchForHeading, to);
  await page.goto(site.url + to, { waitUntil: "commit" });
  const ms = await headingMs(page);
  await context.close();
  return ms;
}

async function clickMs(browser: Browser, site: BuiltSite, journey: Journey, session: Session) {
  const { from, to, clicks, group, signedIn } = journey;
  const worker = clicks === "menu";
  const context = await newPhone(browser, { session: signedIn && session, worker });
  const page = await newSlowPage(context);
  await page.addInitScript(watchForHeading, to);
  await page.goto(site.url + from);
  const untilQuiet = () => page.waitForFunction(isQuiet, QUIET_MS, { timeout: MAX_FETCHING_MS });
  if (worker) {
    await untilQuiet();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    const menu = page.getByRole("navigation", { name: "Main" });
    if (group) await menu.locator("summary", { hasText: group }).tap();
    await menu.locator(`a[href="${to}"]`).tap();
  } else {
    const link = page.locator(`main a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await untilQuiet();
    await page.waitForTimeout(SEEN_FOR_MS);
    await link.tap();
  }
  const ms = await headingMs(page);
  await context.close();
  return ms;
}

async function measure(browser: Browser, site: BuiltSite, { runs, log }: BenchContext): Promise<Click[]> {
  const clicks: Click[] = [];
  for (const [index, journey] of JOURNEYS.entries()) {
    log(`From ${journey.from} to ${journey.to}…`);
    const session = await signUp(site.url, `clicks${index}`);
    const [loadsMs, clicksMs] = await inTurns(
      runs,
      [() => loadMs(browser, site, journey, session), () => clickMs(browser, site, journey, session)],
      ([loadsMs, clicksMs]) => [worstShare([{ ...journey, loadsMs, clicksMs }])],
    );
    clicks.push({ ...journey, loadsMs, clicksMs });
  }
  return clicks;
}

const share = ({ clicksMs, loadsMs }: Click) =>
  medianAndSpread(clicksMs.map((clickMs, run) => clickMs / loadsMs[run]!));

const worstShare = (clicks: readonly Click[]): Figure => ({
  name: "until the heading, of a page load",
  ...worst(
    clicks.map((click) => ({ at: `${click.from} → ${click.to}`, ...share(click) })),
    "highest",
  ),
  unit: "x",
  noise: NOISE,
  goal: { most: MAX_SHARE_OF_LOAD },
});

export const clicksReport = (clicks: readonly Click[]): Report => ({
  figures: [
    {
      name: "until the heading, median journey",
      value: median(clicks.map(({ clicksMs }) => median(clicksMs))),
      unit: "ms",
      goal: { most: MAX_CLICK_MS },
    },
    worstShare(clicks),
  ],
  details: align([
    ["from → to", "by", "click ms", "page load ms", "share"],
    ...clicks.map((click) => [
      `${click.from} → ${click.to}`,
      click.clicks,
      median(click.clicksMs).toFixed(0),
      median(click.loadsMs).toFixed(0),
      share(click).value.toFixed(2),
    ]),
  ]),
});

export async function benchClicks(context: BenchContext): Promise<Report> {
  const site = await context.builtSite();
  const browser = await chromium.launch({ executablePath: site.browser, args: [...site.flags] });
  try {
    return await withServedSite(site, async () => clicksReport(await measure(browser, site, context)));
  } finally {
    await browser.close();
  }
}
