/**
 * A long journal in a real browser with a slowed processor: the time until the list appears, and
 * any delay while typing.
 */
import { chromium, type Browser, type Page } from "@playwright/test";
import { runningBackend } from "#scripts/backend/vitePlugin";
import { median } from "./median.ts";
import { slowProcessor, SCREEN, CPU_SLOWDOWN } from "./phone.ts";
import { withServedSite, type BenchContext } from "./context.ts";
import type { Report } from "./report.ts";
import { align } from "./table.ts";
import { sendRequest, signIn, signUp, type Session } from "./users.ts";

const ENTRIES = 10_000;
/** The most that one request can insert. */
const ROWS_AT_ONCE = 400;
/** The number of pages of a hundred that are open during typing. */
const OPEN_PAGES = 10;
const LONGEST_TASK_MS = 50;

interface JournalFigures {
  entries: number;
  /** From the start of the navigation to the frame that shows the first entry. */
  firstPaintMs: number;
  /** Entries on the page during typing. */
  shown: number;
  /** The longest task while typing, if any took longer than 50 ms; otherwise 0. */
  longestTaskMs: number;
}

/** The page's own measurements. */
interface Notes {
  firstEntryMs?: number;
  longTasks: number[];
}

async function fillJournal(site: string): Promise<Session> {
  const session = await signUp(site, "journal");
  for (let from = 0; from < ENTRIES; from += ROWS_AT_ONCE) {
    const rows = Array.from({ length: ROWS_AT_ONCE }, (_, index) => ({
      user_id: session.user.id,
      entry_date: `202${2 + ((from + index) % 4)}-0${1 + (index % 9)}-${10 + (index % 19)}`,
      entry_type: "E",
      amount: index / 100,
      earning_detail: "E-Chore",
    }));
    // Uses the service key, which has no daily cap; the requests run one after another, because there are many.
    await sendRequest(`${site}/rest/v1/journal_entries`, {
      token: runningBackend()!.keys.secretKey,
      body: rows,
    });
  }
  return session;
}

/** Runs in the page before its own scripts. */
function takeNotes() {
  const notes: Notes = { longTasks: [] };
  Object.assign(globalThis, { benchNotes: notes });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.longTasks.push(duration);
  }).observe({ type: "longtask" });
  const observer = new MutationObserver(() => {
    if (!document.querySelector("[aria-labelledby=entries-heading] li")) return;
    observer.disconnect();
    requestAnimationFrame(() => (notes.firstEntryMs = performance.now()));
  });
  observer.observe(document, { childList: true, subtree: true });
}

const notesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { benchNotes: Notes }).benchNotes);

async function visit(page: Page, site: string): Promise<Omit<JournalFigures, "entries">> {
  await slowProcessor(page);
  await page.goto(`${site}/challenge-dashboard`);
  const rows = page.locator("[aria-labelledby=entries-heading] li");
  await rows.first().waitFor();
  const older = page.getByRole("button", { name: "Show older entries" });
  for (let pages = 1; pages < OPEN_PAGES; pages++) {
    await older.click();
    await rows.nth(pages * 100).waitFor({ state: "attached" });
  }
  const { firstEntryMs = Infinity } = await notesOf(page);
  // Found before the typing: to look through a thousand entries for a name is a long task of its own.
  const amount = await page.getByLabel("Amount").elementHandle();
  const spend = await page.getByRole("radio", { name: "Spend", exact: true }).elementHandle();
  await page.evaluate(() => {
    (globalThis as unknown as { benchNotes: Notes }).benchNotes.longTasks.length = 0;
  });
  await amount!.focus();
  await page.keyboard.type("1234.56", { delay: 60 });
  await spend!.press("Space");
  await amount!.focus();
  await page.keyboard.type("78", { delay: 60 });
  const { longTasks } = await notesOf(page);
  return {
    firstPaintMs: firstEntryMs,
    shown: await rows.count(),
    longestTaskMs: Math.max(0, ...longTasks),
  };
}

async function measure(browser: Browser, site: string, runs: number): Promise<JournalFigures> {
  const session = JSON.stringify(await fillJournal(site));
  const visits: Omit<JournalFigures, "entries">[] = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ viewport: SCREEN });
    await context.addInitScript(signIn, session);
    await context.addInitScript(takeNotes);
    visits.push(await visit(await context.newPage(), site));
    await context.close();
  }
  const of = (figure: keyof (typeof visits)[number]) => median(visits.map((one) => one[figure]));
  return {
    entries: ENTRIES,
    firstPaintMs: of("firstPaintMs"),
    shown: of("shown"),
    longestTaskMs: of("longestTaskMs"),
  };
}

export const journalReport = ({ entries, firstPaintMs, shown, longestTaskMs }: JournalFigures): Report => ({
  figures: [
    { name: "first paint of a long list", value: firstPaintMs, unit: "ms" },
    {
      name: "longest task while typing, if over 50 ms",
      value: longestTaskMs,
      unit: "ms",
      goal: { most: LONGEST_TASK_MS },
    },
  ],
  details: align([
    ["journal", "first paint of the list ms", "longest task while typing ms"],
    [
      `${entries.toLocaleString("en-GB")} entries, ${shown.toLocaleString("en-GB")} of them open; processor ${CPU_SLOWDOWN} times slower`,
      String(Math.round(firstPaintMs)),
      longestTaskMs ? String(Math.round(longestTaskMs)) : `under ${LONGEST_TASK_MS}`,
    ],
  ]),
});

export async function benchJournal({ builtSite, runs, log }: BenchContext): Promise<Report> {
  const site = await builtSite();
  log("Measuring a journal of 10,000 entries…");
  const browser = await chromium.launch({ executablePath: site.browser, args: [...site.flags] });
  try {
    return await withServedSite(site, async () => journalReport(await measure(browser, site.url, runs)));
  } finally {
    await browser.close();
  }
}
