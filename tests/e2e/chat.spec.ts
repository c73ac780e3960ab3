/** The chat with Ms. Sparkle on the running site (specification part 1, sections 2, 4, 5, 7, 8 and 9). */
import { devices, type Page } from "@playwright/test";
import { MARK_HEADERS } from "#functions/ms-sparkle-chat/mark";
import { expect, expectToast, deferred, test } from "./fixtures";
import { setLetterSize } from "./largeText";
import { boxOf, measure, overflowOf, overlap, sidewaysScroll } from "./settled";

const FUNCTION = "**/functions/v1/ms-sparkle-chat";

const icon = (page: Page) => page.getByRole("button", { name: "Ask Ms. Sparkle" });
const box = (page: Page) => page.getByRole("dialog", { name: "Ms. Sparkle" });
const input = (page: Page) => page.getByRole("textbox", { name: "Your question" });
const log = (page: Page) => page.getByRole("log", { name: "Chat with Ms. Sparkle" });
const messages = (page: Page) => log(page).getByRole("listitem");

/** Answers instead of the function. @returns the messages sent to it. */
async function answerWith(page: Page, message: string, status = 200, beside: object = {}) {
  const sent: unknown[] = [];
  await page.route(FUNCTION, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status, headers: MARK_HEADERS, json: { message, ...beside } });
  });
  return sent;
}

async function openOn(page: Page, path: string) {
  await page.goto(path);
  await icon(page).click();
  await expect(input(page)).toBeFocused();
}

async function ask(page: Page, question: string) {
  await input(page).fill(question);
  await input(page).press("Enter");
}

test("lets a child tap a subject and follow the answer to a page, and keeps the conversation", async ({
  page,
  axe,
}) => {
  const sent = await answerWith(page, "A need is a must. Read “Needs vs Wants” (/resources/sample-chapter).");
  await openOn(page, "/");
  await expect(icon(page)).toHaveAttribute("aria-expanded", "true");
  await expect(box(page)).toContainText("Need help now? Call Childline on 0800 1111 (free)");
  await axe();
  await page.getByRole("button", { name: "Is it worth it?" }).click();
  await expect(messages(page).last()).toContainText("A need is a must.");
  expect(sent).toEqual([
    { message: "How can I work out if something is worth its price?", conversationHistory: [] },
  ]);
  await axe();
  await log(page).getByRole("link", { name: "Needs vs Wants" }).click();
  await expect(page).toHaveURL("/resources/sample-chapter");
  await expect(page.getByRole("heading", { level: 1, name: "Needs vs Wants" })).toBeFocused();
  await expect(messages(page)).toHaveCount(3);
  await page.reload();
  await icon(page).click();
  await expect(messages(page)).toHaveCount(3);
  await ask(page, "And a want?");
  await expect(messages(page)).toHaveCount(5);
  expect(sent[1]).toEqual({
    message: "And a want?",
    conversationHistory: [
      { role: "user", content: "How can I work out if something is worth its price?" },
      {
        role: "assistant",
        content: "A need is a must. Read “Needs vs Wants” (/resources/sample-chapter).",
      },
    ],
  });
});

test("works by keyboard alone", async ({ page }) => {
  await answerWith(page, "Look at “All Books” (/books).");
  await page.goto("/about");
  await icon(page).focus();
  await page.keyboard.press("Enter");
  await expect(input(page)).toBeFocused();
  await page.keyboard.type("Which book");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("is for me?");
  await expect(input(page)).toHaveValue("Which book\nis for me?");
  await page.keyboard.press("Enter");
  await expect(messages(page).last()).toContainText("Look at");
  await expect(input(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Report this answer" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Report this answer" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Report this answer" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(log(page).getByRole("link", { name: "All Books" })).toBeFocused();
  // A second Enter must not clear the chat.
  const clear = page.getByRole("button", { name: "Clear chat" });
  await clear.press("Enter");
  await expect(page.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(clear).toBeFocused();
  await expect(messages(page)).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(box(page)).toBeHidden();
  await expect(icon(page)).toBeFocused();
});

test("shows every part of an answer in reach of a finger and a keyboard, in both themes and in the system’s colours", async ({
  page,
  axe,
  axeInBothThemes,
}) => {
  const next = [
    "What can I do if a friend owes me money, or I owe a friend, and neither of us has any?",
    "Should I lend money to a friend?",
  ];
  const subject = "What can I do if a friend owes me money, or I owe a friend?";
  const answers = [
    { more: "Write down who owes what.", hasMore: true, next, subject },
    { kind: "unsure", next },
    { kind: "nothing" },
    { kind: "help", text: "Call 999 now. Say where you are." },
  ];
  await page.setViewportSize({ width: 390, height: 844 });
  await openOn(page, "/books");
  for (const { text = "Ask kindly.", ...beside } of answers) {
    await page.unroute(FUNCTION);
    await answerWith(page, text, 200, beside);
    await ask(page, "and now");
    await expect(input(page)).toBeFocused();
    await axeInBothThemes();
    await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
    await axe();
    await page.emulateMedia({ forcedColors: "none" });
    expect(await overflowOf(box(page))).toBe(0);
    for (const control of await box(page).locator(":is(button, a.button):visible").all())
      expect((await boxOf(control)).height).toBeGreaterThanOrEqual(44);
    if (beside.kind === "unsure") {
      await page.getByRole("button", { name: "None of these" }).press("Enter");
      await expect(page.getByRole("button", { name: "Saving up" })).toBeFocused();
      await expect(page.getByRole("button", { name: "Is it a trick?" })).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe("on a phone", () => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  test.use({ ...phone, expectedErrors: [/status of 500/] });

  test("fills a phone's screen, blocks the page behind, and makes room for a page", async ({ page, axe }) => {
    await openOn(page, "/books");
    const screen = page.viewportSize()!;
    expect(await boxOf(box(page))).toEqual({ x: 0, y: 0, ...screen });
    await expect(box(page)).toHaveAttribute("aria-modal", "true");
    // The focus, like a finger, can leave for the browser's own buttons, but never for the page behind.
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      const place = await page.evaluate(() => {
        const at = document.activeElement;
        return at === document.body || at?.closest("[role=dialog]") !== null;
      });
      expect(place).toBe(true);
    }
    await box(page).getByRole("button", { name: "Close chat" }).click();
    await expect(page.getByRole("main")).toBeVisible();
    await expect(icon(page)).toBeFocused();
    await icon(page).click();
    await input(page).press("Escape");
    await expect(icon(page)).toBeFocused();

    await answerWith(page, "Oh no", 500);
    await icon(page).click();
    await ask(page, "Are you there?");
    await expectToast(page, "Error", "Sorry, I'm having trouble responding right now. Please try again.");
    await expect(input(page)).toHaveValue("Are you there?");
    // The toast stays for as long as a pointer rests on it.
    await page.getByRole("button", { name: "Close message" }).hover();
    await axe();
    // The toast neither covers the typed text nor is it out of reach.
    await page.getByRole("button", { name: "Close message" }).click();
    await page.unroute(FUNCTION);
    await answerWith(page, "Look at “All Books” (/books) or “Needs vs Wants” (/resources/sample-chapter).");
    await page.getByRole("button", { name: "Send" }).click();
    await log(page).getByRole("link", { name: "Needs vs Wants" }).click();
    await expect(page).toHaveURL("/resources/sample-chapter");
    await expect(box(page)).toBeHidden();
    await icon(page).click();
    await expect(messages(page)).toHaveCount(3);
  });

  test("leaves the foot of the screen to messages and fields, because its icon is in the header", async ({
    page,
  }) => {
    await page.goto("/contact");
    await page.getByLabel("Name").fill("Sam");
    await page.getByLabel("Email").fill("sam@example.com");
    await page.getByLabel("Subject").selectOption("Other");
    const message = page.getByRole("textbox", { name: "Message" });
    await message.fill("Hello?");
    await page.route("**/functions/v1/forms/**", (route) => route.fulfill({ status: 500, body: "no" }));
    await page.getByRole("button", { name: "Send Message" }).press("Enter");
    await expectToast(page, "Error", "Failed to send message. Please try again.");
    const toast = page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");
    await message.focus();
    const screen = page.viewportSize()!;
    const foot = await boxOf(toast);
    expect(foot.y).toBeGreaterThan(screen.height / 2);
    expect(foot.y + foot.height).toBeGreaterThan(screen.height - 24);
    expect(await overlap(toast, message)).toBe(false);
    await expect(page.getByRole("banner").getByRole("button", { name: "Ask Ms. Sparkle" })).toBeInViewport();
  });
});

test("has a place in the header before it comes, beside what it is next to, or floats beside the page", async ({
  page,
  browser,
  baseURL,
}) => {
  const chat = deferred();
  await page.route("**/assets/Chat-*.js", async (route) => {
    await chat.released;
    await route.continue();
  });
  const banner = page.getByRole("banner");
  const menu = banner.getByRole("button", { name: "Menu", exact: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/books");
  const place = await boxOf(menu);
  await expect(icon(page)).toHaveCount(0);
  chat.release();
  await expect(icon(page)).toBeVisible();
  expect(await boxOf(menu)).toEqual(place);
  await icon(page).focus();
  await page.keyboard.press("Tab");
  await expect(menu).toBeFocused();

  await page.setViewportSize({ width: 1152, height: 800 });
  await banner.getByRole("link", { name: "About" }).focus();
  await page.keyboard.press("Tab");
  await expect(icon(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(banner.getByRole("link", { name: "Sign In" })).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(
    page.getByRole("complementary", { name: "Money guide" }).and(page.locator(":has(button)")),
  ).toBeVisible();
  await expect(banner.getByRole("button", { name: "Ask Ms. Sparkle" })).toHaveCount(0);

  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
  await plain.setViewportSize({ width: 390, height: 844 });
  await plain.goto("/books", { waitUntil: "load" });
  for (const kept of await plain.locator(".chat-place").all()) await expect(kept).toBeHidden();
  await plain.close();
});

test("announces a log with speakers, times and progress, in both themes", async ({
  page,
  axeInBothThemes,
}) => {
  const expectStillAndAccessible = async () => {
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await axeInBothThemes();
  };
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install({ time: new Date("2026-11-21T09:05:00Z") });
  const answer = deferred();
  await page.route(FUNCTION, async (route) => {
    await answer.released;
    await route.fulfill({ headers: MARK_HEADERS, json: { message: "Put a bit aside first." } });
  });
  await openOn(page, "/books");
  await ask(page, "How do I save?");
  await expect(page.getByRole("status").filter({ hasText: "Ms. Sparkle is thinking…" })).toBeVisible();
  await expect(input(page)).toBeDisabled();
  await expectStillAndAccessible();
  answer.release();
  await expect(messages(page)).toContainText([
    "Ms. SparkleHi! What would you like to know about?",
    "You09:05How do I save?",
    "Ms. Sparkle09:05Put a bit aside first.",
  ]);
  await expect(input(page)).toBeFocused();
  await expectStillAndAccessible();
  await page.getByRole("button", { name: "Report this answer" }).click();
  await expectStillAndAccessible();
});

test("grows with the screen, with an input of up to 100 pixels, less on small screens, and no word widens it", async ({
  page,
}) => {
  await openOn(page, "/books");
  const height = async () => Math.round((await boxOf(box(page))).height);
  expect(await height()).toBe(648);
  expect(await overlap(box(page), page.getByRole("banner"))).toBe(false);
  const inputHeight = async () => (await boxOf(input(page))).height;
  const before = await inputHeight();
  await input(page).fill("One\nTwo");
  expect(await inputHeight()).toBeGreaterThan(before);
  await input(page).fill("line\n".repeat(20));
  expect(await inputHeight()).toBe(100);
  await input(page).fill("");
  expect(await inputHeight()).toBe(before);
  await page.setViewportSize({ width: 1280, height: 1024 });
  expect(await height()).toBe(680);
  await page.setViewportSize({ width: 1280, height: 520 });
  expect(await height()).toBeLessThan(450);
  expect((await boxOf(box(page))).y).toBeGreaterThanOrEqual(0);
  await answerWith(page, `https://evil.example ${"Wide".repeat(300)}`);
  await ask(page, "Hi");
  await expect(messages(page).last()).toContainText("WideWide");
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await overflowOf(box(page))).toBe(0);
});

test("shows a whole answer with all its chips where there is room, and does so again when it has grown", async ({
  page,
}) => {
  const message = "Count pounds, not coins, and look at what is left of them each week.";
  const next = ["Should I lend money to a friend?"];
  const subject = "What can I do if a friend owes me money, or I owe a friend?";
  await answerWith(page, message, 200, {
    more: "Wait a night.\n\nThen wait a week.",
    hasMore: true,
    next,
    subject,
  });
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await openOn(page, "/books");
    await ask(page, "and now");
    const last = page.getByRole("button", { name: next[0]! });
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(messages(page).last()).toBeInViewport({ ratio: 1 });
    await messages(page).last().getByRole("button", { name: "Read the whole answer" }).click();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(messages(page).last()).toBeInViewport({ ratio: 1 });
  }
});

test("leaves more than half of a phone’s screen to the chat with letters of twice the size", async ({
  page,
  axe,
}) => {
  const subject = "What can I do if a friend owes me money, or I owe a friend?";
  await answerWith(page, "Ask kindly.", 200, { hasMore: true, subject });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/books");
  await setLetterSize(page, 200);
  await icon(page).click();
  await ask(page, "and now");
  await expect(messages(page).last()).toContainText("Ask kindly.");
  expect((await boxOf(log(page).locator(".."))).height).toBeGreaterThan(422);
  expect(await measure(input(page), (area) => area.scrollHeight - area.clientHeight)).toBe(0);
  expect(await overflowOf(box(page))).toBe(0);
  await axe();
});

test(
  "keeps the icon away from the reading bar and the end of the page, and out of print",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/resources/sample-chapter");
    const bar = page.getByRole("region", { name: "Read to me" });
    await expect(bar).toBeVisible();
    // In the middle of the text, the bar lies at the foot of the screen, and so does the icon on a desktop.
    await page.evaluate(() => scrollTo(0, 1.5 * innerHeight));
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(icon(page)).toBeVisible();
    expect(await overlap(icon(page), bar)).toBe(false);
    // The element is already in view, so focusing it must not scroll the page.
    const before = await page.evaluate(() => scrollY);
    await bar.getByRole("combobox", { name: "Speed" }).focus();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    const { width, height } = await boxOf(icon(page));
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await overlap(icon(page), page.locator("footer fieldset"))).toBe(false);
    await page.emulateMedia({ media: "print" });
    await expect(icon(page)).toBeHidden();
  },
);
