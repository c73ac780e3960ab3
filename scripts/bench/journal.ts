/** A long journal in a real browser, its processor slowed down: how soon the list is there, and whether typing ever waits. */
import { chromium, type Page } from "@playwright/test";
import { runningBackend } from "#scripts/backend/vitePlugin";
import { median } from "#scripts/bench/median";
import { align } from "#scripts/bench/table";
import { CHROMIUM_FLAGS } from "#scripts/browser";
import { serveBuilt } from "#scripts/serving/serveBuilt";

const ENTRIES = 10_000;
const ROWS_AT_ONCE = 2500;
/** Pages of a hundred that are open while somebody types. */
const OPEN_PAGES = 10;
/** As an old phone. */
const SLOWER = 4;
const LONGEST_TASK_MS = 50;

export interface JournalFigures {
  entries: number;
  /** From the start of the navigation to the frame that shows the first entry. */
  firstPaintMs: number;
  /** Entries on the page while somebody types. */
  shown: number;
  /** Of the tasks while typing that took longer than 50 ms; 0 when none did. */
  longestTaskMs: number;
}

/** What the page writes down about itself. */
interface Notes {
  firstEntryMs?: number;
  longTasks: number[];
}

async function fillJournal(site: string): Promise<object> {
  const backend = runningBackend()!;
  const post = async (path: string, key: string, body: object) => {
    const headers = { apikey: key, authorization: `Bearer ${key}`, "content-type": "application/json" };
    const answer = await backend.fetch(
      new Request(site + path, { method: "POST", headers, body: JSON.stringify(body) }),
    );
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const { secretKey } = backend.keys;
  const signUp = await post("/auth/v1/signup", secretKey, {
    email: "bench@example.com",
    password: "a good password",
  });
  const session = (await signUp.json()) as { user: { id: string } };
  for (let from = 0; from < ENTRIES; from += ROWS_AT_ONCE) {
    const rows = Array.from({ length: ROWS_AT_ONCE }, (_, index) => ({
      user_id: session.user.id,
      entry_date: `202${2 + ((from + index) % 4)}-0${1 + (index % 9)}-${10 + (index % 19)}`,
      entry_type: "E",
      amount: index / 100,
      earning_detail: "E-Chore",
    }));
    // One after the other: they are many.
    // oxlint-disable-next-line no-await-in-loop
    await post("/rest/v1/journal_entries", secretKey, rows);
  }
  return session;
}

/** Runs in the page, before anything of its own. */
function takeNotes(session: string) {
  localStorage.setItem("4mq_session", session);
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
  const processor = await page.context().newCDPSession(page);
  await processor.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(`${site}/challenge-dashboard`);
  const rows = page.locator("[aria-labelledby=entries-heading] li");
  await rows.first().waitFor();
  const older = page.getByRole("button", { name: "Show older entries" });
  for (let pages = 1; pages < OPEN_PAGES; pages++) {
    // oxlint-disable-next-line no-await-in-loop
    await older.click();
    // oxlint-disable-next-line no-await-in-loop
    await rows.nth(pages * 100).waitFor({ state: "attached" });
  }
  const { firstEntryMs = Infinity } = await notesOf(page);
  await page.evaluate(() => {
    (globalThis as unknown as { benchNotes: Notes }).benchNotes.longTasks.length = 0;
  });
  await page.getByLabel("Amount").pressSequentially("1234.56", { delay: 60 });
  await page.getByRole("radio", { name: "Spend", exact: true }).press("Space");
  await page.getByLabel("Amount").pressSequentially("78", { delay: 60 });
  const { longTasks } = await notesOf(page);
  return {
    firstPaintMs: firstEntryMs,
    shown: await rows.count(),
    longestTaskMs: Math.max(0, ...longTasks),
  };
}

export async function benchJournal(where: {
  browser: string;
  port: number;
  runs: number;
}): Promise<JournalFigures> {
  const server = await serveBuilt(where.port);
  const site = `http://localhost:${where.port}`;
  const session = JSON.stringify(await fillJournal(site));
  const browser = await chromium.launch({ executablePath: where.browser, args: CHROMIUM_FLAGS });
  const visits: Omit<JournalFigures, "entries">[] = [];
  for (let run = 0; run < where.runs; run++) {
    // oxlint-disable-next-line no-await-in-loop
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    // oxlint-disable-next-line no-await-in-loop
    await context.addInitScript(takeNotes, session);
    // oxlint-disable-next-line no-await-in-loop
    visits.push(await visit(await context.newPage(), site));
    // oxlint-disable-next-line no-await-in-loop
    await context.close();
  }
  await browser.close();
  await server.close();
  const of = (figure: keyof (typeof visits)[number]) => median(visits.map((one) => one[figure]));
  return {
    entries: ENTRIES,
    firstPaintMs: of("firstPaintMs"),
    shown: of("shown"),
    longestTaskMs: of("longestTaskMs"),
  };
}

export const describeJournal = ({ entries, firstPaintMs, shown, longestTaskMs }: JournalFigures) =>
  align([
    ["journal", "first paint of the list ms", "longest task while typing ms"],
    [
      `${entries.toLocaleString("en-GB")} entries, ${shown.toLocaleString("en-GB")} of them open; processor ${SLOWER} times slower`,
      String(Math.round(firstPaintMs)),
      longestTaskMs ? String(Math.round(longestTaskMs)) : `under ${LONGEST_TASK_MS}`,
    ],
  ]);

export const missedByJournal = ({ longestTaskMs }: JournalFigures): string[] =>
  longestTaskMs > LONGEST_TASK_MS
    ? [
        `Journal: a task of ${Math.round(longestTaskMs)} ms while typing; at most ${LONGEST_TASK_MS} was the goal`,
      ]
    : [];
