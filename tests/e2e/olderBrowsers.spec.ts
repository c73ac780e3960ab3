/** Browsers that know less than the newest: what they lack breaks no page. */
import type { Page } from "@playwright/test";
import { BROWSER_TOO_OLD } from "@/content/browsers";
import { TODAY_TEXTS } from "@/content/today/today";
import { addEntry, entries, expect, signUp, test } from "./fixtures";
import { sidewaysScroll } from "./settled";

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.assign(AbortSignal, { any: undefined });
    const element = HTMLElement.prototype as Partial<HTMLElement>;
    delete element.popover;
    delete element.showPopover;
    delete element.hidePopover;
    const matches = Reflect.get(Element.prototype, "matches");
    Object.assign(Element.prototype, {
      matches(this: Element, selectors: string) {
        if (selectors.includes(":popover-open")) throw new SyntaxError("not a valid selector");
        return matches.call(this, selectors);
      },
    });
    new MutationObserver(() => {
      for (const popover of document.querySelectorAll("[popover]")) popover.removeAttribute("popover");
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }),
);

/** Styles the page as a browser does that knows neither popovers nor `:has()`. */
const styleAsOlder = (page: Page) =>
  page.evaluate(() => {
    const forOlder = new CSSStyleSheet();
    const look = (rules: CSSStyleSheet | CSSGroupingRule) => {
      for (let at = rules.cssRules.length - 1; at >= 0; at -= 1) {
        const rule = rules.cssRules[at]!;
        if (rule instanceof CSSSupportsRule && rule.conditionText.startsWith("not selector("))
          for (const inner of rule.cssRules) forOlder.insertRule(inner.cssText, forOlder.cssRules.length);
        else if (rule instanceof CSSStyleRule && rule.selectorText.includes(":has(")) rules.deleteRule(at);
        else if (rule instanceof CSSGroupingRule) look(rule);
      }
    };
    for (const sheet of document.styleSheets) look(sheet);
    document.adoptedStyleSheets = [forOlder];
  });

async function openInOlderBrowser(page: Page, path: string) {
  await page.goto(path);
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
  await styleAsOlder(page);
}

const becomeKnown = (page: Page) => page.addInitScript(() => localStorage.setItem("4mq_me", "dreamer sun"));

test(
  "opens and closes the menu's groups in a browser without popovers",
  { tag: "@phone" },
  async ({ page }) => {
    await becomeKnown(page);
    await openInOlderBrowser(page, "/");
    await expect(page.getByRole("link", { name: TODAY_TEXTS.portrait(0) })).toHaveCount(1);
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
    expect(await sidewaysScroll(page)).toBe(0);
    for (const group of ["Books", "Stories & Audio"]) {
      const summary = menu.getByText(group, { exact: true });
      await expect(summary).toBeInViewport({ ratio: 1 });
      await summary.click();
    }
    const link = menu.getByRole("link", { name: "Short Stories" });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: "Short Story Library" })).toBeVisible();
    await expect(link).toBeHidden();
  },
);

test("shows the meanings of words below their text in a browser without popovers", async ({ page }) => {
  await openInOlderBrowser(page, "/short-stories/keeper-of-embers");
  const note = page.getByRole("note", { name: "swap" });
  await expect(note).toBeVisible();
  await expect(note).toContainText("without using any money");
  await expect(note.getByRole("button", { name: "Close" })).toBeHidden();
  await expect(page.getByRole("button", { name: "swap", exact: true })).toBeHidden();
});

test("reads and writes the journal in a browser without AbortSignal.any and :has()", async ({ page }) => {
  await signUp(page);
  await styleAsOlder(page);
  const earn = page.getByRole("radio", { name: "Earn", exact: true });
  const save = page.getByRole("radio", { name: "Save", exact: true });
  for (const choice of [earn, save]) await expect(choice).toHaveCSS("position", "static");
  await earn.focus();
  await earn.press("ArrowRight");
  await expect(save).toBeChecked();
  await expect(save).toHaveCSS("outline-style", "solid");
  await save.press("ArrowLeft");
  const detail = page.getByRole("radio", { name: "E-Chore" });
  await detail.focus();
  await detail.press("Space");
  await expect(detail).toHaveCSS("outline-style", "solid");
  await addEntry(page, { type: "Earn", amount: "12.50", detail: "E-Chore" });
  await page.reload();
  await expect(entries(page)).toHaveCount(1);
  await expect(page.getByText(/We cannot reach 4MQ right now/)).toHaveCount(0);
});

test.describe("a browser that cannot read or run the scripts", () => {
  test.use({ expectedErrors: [/SyntaxError|Invalid or unexpected token/] });

  test("says which browsers can, and leaves the page to be read", async ({ page }) => {
    await page.route(/\/assets\/shell-[^/]+\.js$/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "export const newer = @;" }),
    );
    await page.goto("/short-stories/keeper-of-embers", { waitUntil: "load" });
    await expect(page.getByRole("alert")).toHaveText(BROWSER_TOO_OLD);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    // Another can read them, but not run them.
    await page.unroute(/\/assets\/shell-[^/]+\.js$/);
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "toSorted"));
    await becomeKnown(page);
    await page.goto("/", { waitUntil: "load" });
    await expect(page.getByRole("alert")).toHaveText(BROWSER_TOO_OLD);
    await expect(page.locator(".today")).toHaveCSS("height", "0px");
  });
});
