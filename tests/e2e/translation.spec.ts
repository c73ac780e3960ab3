/** Pages that the browser has translated still change their words, and none of their parts fails. Only a browser has real text nodes. */
import type { Page } from "@playwright/test";
import { MARK_HEADERS } from "#functions/ms-sparkle-chat/mark";
import { MONEY_MAP, QUADRANT_TEXTS } from "@/content/quadrant/quadrants";
import { addHabit, button, card, joinWith, uniqueText } from "./communityParts";
import { insertRows } from "./database";
import { addEntry, expect, newAccount, signUp, test } from "./fixtures";

/**
 * Does to the page what translators do: each text with a letter or a digit is replaced by elements with a text of their own, now and
 * whenever one comes. The words stay as they are, so that they can be looked for. A text that has been replaced and that
 * React then writes to again is an old word that stays on the page.
 */
function translateInPage() {
  const replaced = new Map<Text, { font: HTMLElement; words: string }>();
  const translate = (text: Text) => {
    const words = text.data;
    const parent = text.parentElement;
    if (!/[\p{L}\p{N}]/u.test(words) || !(parent instanceof HTMLElement)) return;
    if (parent.closest('[translate="no"], [data-translated], script, style, textarea')) return;
    const font = document.createElement("font");
    font.dataset.translated = "";
    font.append(Object.assign(document.createElement("font"), { textContent: words }));
    text.replaceWith(font);
    replaced.set(text, { font, words });
  };
  const translateAll = (root: Node) => {
    const texts: Text[] = root instanceof Text ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.isConnected) translate(text);
  };
  translateAll(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) translateAll(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  Object.assign(globalThis, {
    oldWords: () =>
      [...replaced]
        .filter(([text, { font, words }]) => font.isConnected && (text.isConnected || text.data !== words))
        .map(([text, { words }]) => `“${words}” instead of “${text.data}”`),
  });
}

// A part that is translated before it is alive is not what React expects, which then draws it again.
test.use({ expectedErrors: [/^Hydration: .*#418/u] });

async function openTranslated(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(translateInPage);
}

const expectNoOldWords = async (page: Page) =>
  expect(
    await page.evaluate(() => (globalThis as unknown as { oldWords: () => string[] }).oldWords()),
  ).toEqual([]);

test("keeps up with a visitor in a translated page: menus, map, plan, check, quiz, tracker and chat", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.route("**/functions/v1/ms-sparkle-chat", (route) => {
    const { message } = route.request().postDataJSON() as { message: string };
    return route.fulfill({
      headers: MARK_HEADERS,
      json: { message: `${message} Call 0800 1111, or read /resources/sample-chapter.` },
    });
  });
  const main = page.getByRole("main");

  await openTranslated(page, "/");
  const map = main.getByRole("region", { name: "The money map" });
  for (const { name, quadrant } of MONEY_MAP.tiles) {
    await map.getByRole("button", { name }).click();
    await expect(map).toContainText(`${name}${QUADRANT_TEXTS[quadrant].says.join("")}`);
  }
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.getByRole("navigation").locator("summary").first().click();
  await page.getByRole("button", { name: "Ask Ms. Sparkle" }).click();
  const log = page.getByRole("log");
  for (const question of ["What is a want?", "What is a bank?"]) {
    await page.getByRole("textbox", { name: "Your question" }).fill(question);
    await page.getByRole("textbox", { name: "Your question" }).press("Enter");
    await expect(log.getByRole("listitem").last()).toContainText(`${question} Call 0800 1111`);
  }
  await log.getByRole("button", { name: "Report" }).last().click();
  await page.keyboard.press("Escape");
  await expectNoOldWords(page);

  await openTranslated(page, "/resources/sample-chapter");
  const plan = page.getByRole("region", { name: "Do it now" });
  await plan.getByRole("radio", { name: /^Find a want/ }).check();
  await plan.getByRole("button", { name: "That’s my plan" }).click();
  await plan.getByRole("button", { name: "I have done it" }).click();
  await expect(plan).toContainText("How much did the want cost?");
  await plan.getByRole("spinbutton").or(plan.getByRole("textbox")).fill("2.50");
  await plan.getByRole("button", { name: "Save my answer" }).click();
  await expect(plan).toContainText("That is your first plan done");
  const question = page
    .locator("section")
    .filter({ has: page.locator("button[aria-pressed]") })
    .last();
  const reasons: (string | null)[] = [];
  for (const answer of await question.locator("button[aria-pressed]").all()) {
    await answer.click();
    reasons.push(await question.getByRole("status").textContent());
  }
  expect(new Set(reasons).size).toBe(reasons.length);
  await expectNoOldWords(page);

  await openTranslated(page, "/quiz/money-brain-battle");
  for (const number of [1, 2, 3]) {
    await expect(main.getByText(`Question ${number} of 10`)).toBeVisible();
    await main.getByRole("radio").first().check();
    await main.getByRole("button", { name: "Next Question" }).click();
  }
  await expectNoOldWords(page);

  await openTranslated(page, "/excel-tracker");
  for (const amount of ["6", "7"]) {
    await page.getByLabel("Type").selectOption("E");
    await page.getByLabel("Amount").fill(amount);
    await page.getByRole("radio", { name: "E-Chore" }).check();
    await page.getByRole("button", { name: "Add to sheet" }).click();
    await expect(main.getByRole("status").filter({ hasText: `Earned £${amount}.00` })).toBeAttached();
  }
  await main
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await main.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("region", { name: "Weekly figures" })).toContainText("£13.00");
  await expectNoOldWords(page);
});

test("keeps up with a user in a translated page: journal, goal, habit and gig", async ({ page, request }) => {
  const idea = uniqueText("Wash cars");
  await insertRows(request, "gig_jar_submissions", {
    user_id: (await newAccount(request)).user.id,
    title: idea,
    description: "In our street",
    status: "featured",
    votes: 9500,
  });
  await signUp(page);
  await page.evaluate(translateInPage);
  await addEntry(page, { type: "Earn", amount: "6", detail: "E-Chore" });
  await addEntry(page, { type: "Earn", amount: "7", detail: "E-Chore" });
  await expect(page.getByText("Earned £13.00").first()).toBeVisible();
  await expectNoOldWords(page);

  await openTranslated(page, "/community?tab=challenges");
  await joinWith(page, "45");
  for (const [total, words] of [
    ["27", "$18 to go."],
    ["45", "100%"],
  ] as const) {
    await button(page, "Savings challenge", "Update progress").click();
    await page.getByLabel("How much have you saved so far?").fill(total);
    await page.getByRole("button", { name: "Save progress" }).click();
    await expect(card(page, "Savings challenge")).toContainText(words);
  }
  await page.getByRole("tab", { name: "Habits" }).click();
  await addHabit(page, "Count my coins");
  await button(page, "Count my coins", "Log Today").click();
  await expect(card(page, "Count my coins")).toContainText("You have logged this today.");
  await page.getByRole("tab", { name: "Gig Jar" }).click();
  await button(page, idea, "Vote").click();
  await expect(button(page, idea, "Voted")).toBeVisible();
  await expectNoOldWords(page);
});
