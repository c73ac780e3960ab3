/**
 * The same walk through the site in Firefox and in WebKit, on a phone's width and on a desktop's: `npm test -- --only engines`,
 * with `--pictures` for a picture of each step. Chromium has the browser tests.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quiz/quizMoneyBrainBattle";
import { BROWSER_TEST_PORT } from "#scripts/ports";
import { until, visitorOf, type Visitor } from "./driver";
import { ENGINES, type Engine } from "./engines";
import { startSite } from "./site";
import { printStylesOnScreen } from "./print";

const PICTURES = path.resolve(".local/engine-pictures");
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const TOPIC = "/resources/first-pay-first-account";

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  rmSync(PICTURES, { recursive: true, force: true });
  site = await startSite(Number(process.env.E2E_PORT ?? BROWSER_TEST_PORT));
});
afterAll(() => site.stop());

for (const { name, hint, start } of ENGINES)
  if (start) describe.each(WIDTHS)(`${name}, $width px wide`, (size) => walk(name, start, size));
  else it.skip(`${name}: skipped, because it was not found here (${hint})`, () => {});

function walk(engine: string, start: NonNullable<Engine["start"]>, size: (typeof WIDTHS)[number]) {
  const folder = mkdtempSync(path.join(tmpdir(), "4mq-engine-"));
  const downloads = path.join(folder, "downloads");
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = visitorOf(await start({ ...size, folder, downloads }), site.origin);
  });
  afterAll(async () => {
    await visitor?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(async ({ task }) => {
    const failed = task.result?.state === "fail";
    if (!failed && !process.env.TEST_PICTURES) return;
    mkdirSync(PICTURES, { recursive: true });
    const name = `${engine} ${size.width} ${task.name}${failed ? " (failed)" : ""}.png`;
    writeFileSync(path.join(PICTURES, name), await visitor.picture());
  });

  it("keeps a first visit free of offers and errors", async () => {
    await visitor.open("/");
    expect(await visitor.run(() => innerWidth)).toBe(size.width);
    await visitor.run(() => {
      const count = () => {
        const root = document.documentElement;
        if (document.querySelector('[aria-label="New version"]')) root.dataset.offers = "some";
      };
      count();
      new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
    });
    await until("a service worker that serves the page, and no other", () =>
      visitor.run(async () => {
        const { active, installing } = (await navigator.serviceWorker.getRegistration()) ?? {};
        return navigator.serviceWorker.controller?.state === "activated" && active && !installing;
      }),
    );
    await visitor.opened();
    expect(await visitor.run(() => document.documentElement.dataset.offers ?? "none")).toBe("none");
    // Nor on the next page, where a version that waits would be offered at once.
    await visitor.open("/about");
    const isOffered = () => document.querySelector('[aria-label="New version"]') !== null;
    const isWaiting = async () => Boolean((await navigator.serviceWorker.ready).waiting);
    expect({ offered: await visitor.run(isOffered), waiting: await visitor.run(isWaiting) }).toEqual({
      offered: false,
      waiting: false,
    });
    expect(visitor.errors).toEqual([]);
  });

  it("leads on by the menu", async () => {
    await visitor.open("/");
    if (size.width < 1000) await visitor.press("button", "Menu");
    await visitor.press("nav[aria-label=Main] summary", "Books");
    await visitor.press("nav[aria-label=Main] a", "All Books");
    await visitor.arrived("/books");
    await visitor.shows("h1", "The 4MQ books");
    expect(
      await visitor.run(() => document.querySelectorAll(":popover-open, details[name][open]").length),
    ).toBe(0);
  });

  it("explains a word in a note whose Close button is in the window", async () => {
    await visitor.open(TOPIC);
    await visitor.press("main .word", /./);
    await visitor.shows("[role=note]:popover-open", /./);
    const box = await visitor.at("[role=note]:popover-open button", "Close", (button) => {
      const { top, left, bottom, right } = button.getBoundingClientRect();
      return {
        isAbove: top < 0,
        isLeft: left < 0,
        isBelow: bottom > innerHeight,
        isRight: right > innerWidth,
      };
    });
    expect(box).toEqual({ isAbove: false, isLeft: false, isBelow: false, isRight: false });
    await visitor.press("[role=note]:popover-open button", "Close");
    await until("a closed note", () =>
      visitor.run(() => !document.querySelector("[role=note]:popover-open")),
    );
  });

  it("signs a new visitor up", async () => {
    await visitor.open("/auth");
    await visitor.press("button", "Sign Up");
    await visitor.fill("First Name", "Amara");
    await visitor.fill("Last Name", "Okafor");
    await visitor.fill(/^Email/, `${engine}-${size.width}-${Date.now()}@example.com`.toLowerCase());
    await visitor.fill(/^Password/, "secret12");
    await visitor.press("form button", "Sign Up");
    await visitor.shows("li", /Welcome to 4MQ!/);
    // The text that was opened before.
    await visitor.shows("h1", "Keep what you did on this device?");
    await visitor.press("button", "Not now");
    await visitor.arrived("/");
  });

  it("adds an entry to the journal", async () => {
    await visitor.open("/challenge-dashboard");
    await visitor.press("label", "Earn");
    await visitor.fill(/^Amount/, "12.50");
    await visitor.press("label", /E-Chore/);
    await visitor.press("button", "Add entry");
    await visitor.shows("li", /Earned · E-Chore ?£12\.50/);
    await visitor.reload();
    await visitor.shows("li", /Earned · E-Chore ?£12\.50/);
  });

  it("pays a coin for a quiz", async () => {
    await visitor.open("/quiz/money-brain-battle");
    for (const [index, { correctAnswer }] of QUIZ_MONEY_BRAIN_BATTLE.questions.entries()) {
      await visitor.shows("main p, main span", `Question ${index + 1} of 10`);
      await visitor.press(`main label:has(input[value=${JSON.stringify(correctAnswer)}])`, /./);
      await visitor.press("main button", index < 9 ? "Next Question" : "Finish Quiz");
    }
    await visitor.shows("li", /Amazing! You earned 1 4MQ Coin/);
    await visitor.shows("main section *", "100%");
  });

  const rows = () =>
    visitor.run(() =>
      [...document.querySelectorAll("main table button[aria-label^=Remove]")].map(
        (button) => button.ariaLabel!,
      ),
    );

  it("writes the tracker into a file and reads it in again", async () => {
    await visitor.open("/excel-tracker");
    await visitor.choose("Type", "E");
    await visitor.fill("Amount", "3.20");
    await visitor.press("label", /E-Chore/);
    await visitor.press("button", "Add to sheet");
    const [row] = await until("a row", async () => (await rows()).length === 1 && (await rows()));
    await visitor.press("button", "Download CSV");
    const text = await until("a file in the downloads", () => {
      const file = readdirSync(downloads).find((name) => name.endsWith(".csv"));
      return file && readFileSync(path.join(downloads, file), "utf8");
    });
    expect(text).toContain("E,3.20,E-Chore");
    await visitor.press("main table button", row!);
    await until("an empty sheet", async () => (await rows()).length === 0);
    await visitor.run((content) => {
      const files = new DataTransfer();
      files.items.add(new File([content], "money.csv", { type: "text/csv" }));
      const picker = document.querySelector<HTMLInputElement>("input[type=file]")!;
      picker.files = files.files;
      picker.dispatchEvent(new Event("change", { bubbles: true }));
    }, text);
    await visitor.shows("dialog p", "1 row was added.");
    await visitor.press("dialog button", "Close");
    expect(await rows()).toEqual([row]);
  });

  it("prints the tracker's sheet and nothing else", async () => {
    await visitor.open("/excel-tracker");
    await visitor.run(() => {
      // The browser's own window would wait for somebody to press.
      window.print = () => void dispatchEvent(new Event("beforeprint"));
    });
    await visitor.press("button", "Print Sheet");
    await until("a sheet for the printer", () =>
      visitor.run(() => document.querySelector(".print-sheet") !== null),
    );
    expect(await visitor.run(printStylesOnScreen)).toEqual({ sheets: 1, besides: [] });
    await visitor.shows(".print-sheet th", "Totals");
  });

  it("answers a question in the chat", async () => {
    await visitor.open("/about");
    await visitor.press("button", "Ask Ms. Sparkle");
    await visitor.fill("Your question", "What is a budget?");
    await visitor.press("[role=dialog] button", /^Send/);
    await visitor.shows("[role=log] li", /What is a budget\?/);
    await visitor.shows("[role=log] li:nth-child(3)", /budget/i);
  });

  it("keeps a chosen theme over a reload", async () => {
    await visitor.open("/about");
    const paper = () => visitor.run(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await paper();
    await visitor.press("label", "Dark");
    await until("dark paper", async () => (await paper()) !== light);
    const dark = await paper();
    await visitor.reload();
    expect(await visitor.run(() => document.documentElement.dataset.theme)).toBe("dark");
    expect(await paper()).toBe(dark);
  });

  it("opens a page without a connection", async () => {
    await visitor.open("/");
    await site.disconnect();
    try {
      await visitor.open("/books/4MQ-L2");
      await visitor.shows("h1", /Teen Money Mastery/);
    } finally {
      await site.connect();
    }
  });

  it("returns to the place on the page before", async () => {
    await visitor.open("/books");
    const link = await visitor.at('main a[href^="/books/"]', /./, () => {
      const last = [...document.querySelectorAll('main a[href^="/books/"]')].at(-1)!;
      last.scrollIntoView({ block: "center", behavior: "instant" });
      return last.getAttribute("href")!;
    });
    await visitor.opened();
    const place = await visitor.run(() => scrollY);
    expect(place).toBeGreaterThan(0);
    await visitor.press(`main a[href="${link}"]`, /./);
    await visitor.arrived(link);
    await visitor.back();
    await visitor.arrived("/books");
    await until(`the place ${place}`, async () => Math.abs((await visitor.run(() => scrollY)) - place) < 3);
  });
}
