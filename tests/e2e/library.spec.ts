/** The library as the specification words it (part 1, sections 2, 4, 5, 7 and 8), on the running site. */
import type { Page } from "@playwright/test";
import { expect, expectToast, held, loadToasts, test, untilHydrated } from "./fixtures";

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
}

/** The page with a clock that stands still, and goes on only when a test says so. */
async function openWithoutTime(page: Page, path: string) {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** What the specification says stands on a page, word for word. */
const WORDS: Record<string, readonly string[]> = {
  "/": [
    "Empowering Kids with Financial Literacy",
    "Explore Books",
    "Free Chapters",
    "Why Choose",
    "Money Basics for Kids",
    "Raising Money-Smart Kids",
    "Free chapters",
    "Worksheets",
    "Parent guides",
    "Parent of a Level 1 reader",
    "Privacy",
    "Terms",
    "Instagram",
  ],
  "/books": [
    "Buy Now",
    "Not on sale here yet",
    "Download Sample Chapter",
    "View Book Details",
    "Ages 8-10",
    "Ages 11-13",
    "Ages 14-16",
    "Become a Beta Reader",
  ],
  "/books/4MQ-L1": [
    "Buy Now",
    "Not on sale here yet",
    "Free Sample Chapter",
    "Read The Keeper of the Embers",
  ],
  "/books/4MQ-L2": [
    "Free Sample Chapter",
    "Burst Spender",
    "Super Saver",
    "Budget Boss",
    "Dreamer",
    "About the Author",
  ],
  "/books/4MQ-L3": [
    "Free Sample Chapter",
    "Momentum Spender",
    "Wealth Architect",
    "Frugal Navigator",
    "Balance Seeker",
    "About the Author",
  ],
  "/books/raising-money-smart-kids": ["Raising Money-Smart Kids", "Buy Now", "Download Sample Chapter"],
  "/audiobooks": [
    "The Keeper of the Embers",
    "25:30",
    "Ages 8-10",
    "Coming soon",
    "Direct playback on this page is not yet working.",
    "How it works",
    "Listen",
    "Quiz",
    "Earn",
    "85% or higher",
  ],
  "/short-stories": ["Choose", "Read", "Quiz", "Earn", "Read Story", "Take Quiz", "Coming Soon"],
  "/short-stories/keeper-of-embers": [
    "The Keeper of the Embers",
    "Buy Physical Book",
    "Free Sample Chapter",
    "Feeling Small",
    "The Windy Place",
    "The Little Berries Secret",
    "The Careful Hunter",
    "The Broken Pot & The Quiet Fix",
    "Snow Surprise!",
    "Waking Up Proud",
    "10 questions",
    "Score 85% or higher",
    "Up to 2 attempts per day",
    "Take the Quiz Now",
    "About the Author",
  ],
  "/resources": [
    "Free Educational Resources",
    "Free Sample Chapters",
    "Worksheets & Activities",
    "Excel Money Tracker",
    "Parent & Educator Guides",
    "Coming Soon",
  ],
  "/resources/sample-chapter": ["Needs vs Wants", "View All Books", "Back to Resources"],
  "/resources/level-2-sample-chapter": ["Influence Invasion", "View All Books", "Back to Resources"],
  "/resources/level-3-sample-chapter": ["Debt Trap", "View All Books", "Back to Resources"],
  "/resources/raising-money-smart-kids": ["The Four Money Quadrants", "View All Books", "Back to Resources"],
  "/about": ["About the Author", "Contact", "Books"],
  "/contact": ["Contact Us", "Book Inquiry", "Resource Access", "Speaking Request", "Media Inquiry", "Other"],
  "/privacy": ["Privacy"],
  "/terms": ["Terms"],
  "/sitemap": ["Site Map", "/90-days-money-smart-challenge", "/excel-tracker"],
};

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, words] of Object.entries(WORDS))
    test(`${path} says what the specification says`, async ({ page }) => {
      await page.goto(path);
      const text = (await page.locator("body").innerText()).replaceAll(/\s+/g, " ");
      const options = (await page.locator("option").allTextContents()).join(" ");
      const missing = words.filter((word) => !`${text} ${options}`.includes(word));
      expect(missing).toEqual([]);
    });
});

test("the buttons of the home page lead to the books and the free chapters", async ({ page }) => {
  await open(page, "/");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Explore Books" })).toHaveAttribute("href", "/books");
  await main.getByRole("link", { name: "Free Chapters", exact: true }).click();
  await expect(page).toHaveURL("/resources/free-chapters");
});

test.describe("books", () => {
  test("the beta-reader block stands after the first book; only the parent guide shows its contents", async ({
    page,
  }) => {
    await open(page, "/books");
    const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    expect(headings[0]).toBe("Money Basics for Kids");
    expect(headings[1]).toBe("Read it before everyone else");
    expect(headings).toHaveLength(5);
    const contents = page.getByRole("group").filter({ hasText: "table of contents" });
    await expect(contents).toHaveCount(1);
    await expect(page.getByText("Chapter 2: The Four Money Quadrants")).toBeHidden();
    await contents.getByText("Show table of contents").click();
    await expect(page.getByText("Chapter 2: The Four Money Quadrants")).toBeVisible();
    await contents.getByText("Hide table of contents").press("Enter");
    await expect(page.getByText("Chapter 2: The Four Money Quadrants")).toBeHidden();
  });

  test("only the level books have a page of details", async ({ page }) => {
    await open(page, "/books");
    await expect(page.getByRole("link", { name: "View Book Details" })).toHaveCount(3);
    await expect(page.getByRole("link", { name: "Download Sample Chapter" })).toHaveCount(4);
    await page.getByRole("link", { name: "View Book Details" }).nth(1).click();
    await expect(page).toHaveURL("/books/4MQ-L2");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test.describe("an id that is no book", () => {
    test.use({ expectedErrors: [/status of 404/] });

    test("shows 'Book not found' and the way to the catalogue", async ({ page, axe }) => {
      await page.goto("/books/no-such-book");
      await expect(page.getByRole("heading", { name: "Book not found" })).toBeVisible();
      await expect(page).toHaveTitle("Book not found | 4MQ");
      await axe();
      await page.getByRole("link", { name: "All books", exact: true }).click();
      await expect(page).toHaveURL("/books");
    });
  });
});

const BETA_TOAST = [
  "Application Submitted!",
  "We'll be in touch soon about your beta reader application.",
] as const;

test.describe("the beta-reader sign-up", () => {
  const send = async (page: Page, email: string) => {
    await page.getByLabel("E-mail address").fill(email);
    await page.getByRole("button", { name: "Become a Beta Reader" }).click();
  };

  test("refuses what is no e-mail address, keeps it and goes back to the field", async ({ page }) => {
    await open(page, "/books");
    for (const email of ["", "   ", "nobody"]) {
      await send(page, email);
      await expectToast(page, "Invalid Email", "Please enter a valid email address.");
      await expect(page.getByLabel("E-mail address")).toBeFocused();
    }
    await expect(page.getByLabel("E-mail address")).toHaveValue("nobody");
  });

  test("sends the specified payload, confirms for five seconds, then is empty again", async ({ page }) => {
    await openWithoutTime(page, "/books");
    const sent = page.waitForRequest("**/functions/v1/forms/beta");
    await send(page, "reader@example.com");
    expect((await sent).postDataJSON()).toEqual({
      email: "reader@example.com",
      source: "Beta Reader - Level 1",
      message: "I would like to be a beta reader of the Level 1 book.",
    });
    expect((await (await sent).response())?.status()).toBe(200);
    await expect(page.getByRole("main").getByText("Application Submitted!")).toBeVisible();
    await page.clock.runFor(4900);
    await expect(page.getByRole("main").getByText("Application Submitted!")).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByLabel("E-mail address")).toHaveValue("");
  });

  for (const [name, fail] of [
    ["is offline", "abort"],
    ["answers 500", 500],
    ["answers 429", 429],
  ] as const)
    test.describe(name, () => {
      test.use({ expectedErrors: [/Failed to load resource/] });
      test(`shows success either way when the form service ${name}`, async ({ page, axe }) => {
        await page.route("**/functions/v1/forms/**", (route) =>
          fail === "abort" ? route.abort() : route.fulfill({ status: fail, json: {} }),
        );
        await open(page, "/books");
        await send(page, "reader@example.com");
        await expectToast(page, ...BETA_TOAST);
        await axe();
      });
    });
});

test.describe("the contact form", () => {
  const fill = async (page: Page) => {
    await page.getByLabel("Name").fill("Sam");
    await page.getByLabel("Email").fill("sam@example.com");
    await page.getByLabel("Subject").selectOption("Speaking Request");
    await page.getByRole("textbox", { name: "Message" }).fill("Can you come to our school?");
  };
  const sendButton = (page: Page) => page.getByRole("button", { name: "Send Message" });

  test("sends the specified payload, says 'Sending...', thanks and is empty again", async ({ page, axe }) => {
    const answer = held();
    await page.route("**/functions/v1/forms/contact", async (route) => {
      await answer.released;
      await route.continue();
    });
    await open(page, "/contact");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveAttribute("rows", "5");
    await fill(page);
    const sent = page.waitForRequest("**/functions/v1/forms/contact");
    await sendButton(page).click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    answer.release();
    expect((await sent).postDataJSON()).toEqual({
      name: "Sam",
      email: "sam@example.com",
      subject: "Speaking Request",
      message: "Can you come to our school?",
      source: "Contact Us Form",
    });
    await expectToast(page, "Message sent!", "Thank you for contacting us. We'll respond shortly.");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
    await expect(page.getByLabel("Subject")).toHaveValue("");
    await axe();
  });

  test("needs every field, one that holds more than spaces", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => request.method() === "POST" && requests.push(request.url()));
    await open(page, "/contact");
    for (const field of ["Name", "Email", "Subject", "Message"])
      await expect(page.getByLabel(field, { exact: true })).toHaveAttribute("required", "");
    await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
    await fill(page);
    await page.getByRole("textbox", { name: "Message" }).fill("   ");
    await sendButton(page).click();
    await expect(page.getByRole("textbox", { name: "Message" })).toBeFocused();
    await fill(page);
    await page.getByLabel("Email").fill("sam");
    await sendButton(page).click();
    await expect(page.getByLabel("Email")).toBeFocused();
    expect(requests).toEqual([]);
  });

  test.describe("that cannot be sent", () => {
    test.use({ expectedErrors: [/Failed to load resource/] });
    for (const fail of ["abort", 500, 429, 422] as const)
      test(`says so and keeps what was typed: ${fail}`, async ({ page }) => {
        await page.route("**/functions/v1/forms/**", (route) =>
          fail === "abort" ? route.abort() : route.fulfill({ status: fail, json: {} }),
        );
        await open(page, "/contact");
        await fill(page);
        await sendButton(page).click();
        await expectToast(page, "Error", "Failed to send message. Please try again.");
        await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
          "Can you come to our school?",
        );
        await expect(sendButton(page)).toBeEnabled();
      });
  });
});

test.describe("the PDF of a chapter", () => {
  const forms = (page: Page) => page.getByRole("main").locator("form");
  const DOWNLOAD_TOAST = [
    "Download Started!",
    "Your download will begin shortly. Check your downloads folder.",
  ] as const;

  for (const [path, formId, source] of [
    ["/resources/sample-chapter", "chapter-level-1", "Level 1, Chapter 3: Needs vs Wants"],
    ["/resources/level-2-sample-chapter", "chapter-level-2", "Level 2, Chapter 3: Influence Invasion"],
    ["/resources/level-3-sample-chapter", "chapter-level-3", "Level 3, Chapter 6: Debt Trap"],
    [
      "/resources/raising-money-smart-kids",
      "parent-guide",
      "Parent Guide, Chapter 2: The Four Money Quadrants",
    ],
  ] as const)
    test(`${path}: the form at the top and the one at the bottom both bring it`, async ({ page, axe }) => {
      await open(page, path);
      await expect(forms(page)).toHaveCount(2);
      for (const form of await forms(page).all()) {
        await form.getByLabel("E-mail address").fill("reader@example.com");
        const [sent, download] = await Promise.all([
          page.waitForRequest(`**/functions/v1/forms/${formId}`),
          page.waitForEvent("download"),
          form.getByRole("button", { name: "Download Free Chapter" }).click(),
        ]);
        const payload = sent.postDataJSON() as Record<string, string>;
        expect(Object.keys(payload).toSorted()).toEqual(["email", "message", "source"]);
        expect(payload).toMatchObject({ email: "reader@example.com", source });
        expect(payload.message).toContain("reader@example.com");
        expect(payload.message).toContain(source);
        expect((await sent.response())?.status()).toBe(200);
        expect(download.suggestedFilename()).toMatch(/\.pdf$/);
        await expectToast(page, ...DOWNLOAD_TOAST);
        await axe();
      }
    });

  test("says for three seconds that it has started, and then is empty again", async ({ page }) => {
    await openWithoutTime(page, "/resources/sample-chapter");
    const form = forms(page).first();
    await form.getByLabel("E-mail address").fill("reader@example.com");
    await form.getByRole("button").click();
    await expect(form.getByText("Your download has started.")).toBeVisible();
    await page.clock.runFor(2900);
    await expect(form.getByText("Your download has started.")).toBeVisible();
    await page.clock.runFor(200);
    await expect(form.getByText("Your download has started.")).toBeHidden();
    await expect(form.getByLabel("E-mail address")).toHaveValue("");
  });

  test("asks for an e-mail address", async ({ page }) => {
    await open(page, "/resources/sample-chapter");
    await forms(page).first().getByLabel("E-mail address").fill("nobody");
    await forms(page).first().getByRole("button").click();
    await expectToast(page, "Invalid Email", "Please enter a valid email address.");
  });

  test.describe("when something fails", () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test("comes although the form service is down", async ({ page }) => {
      await page.route("**/functions/v1/forms/**", (route) => route.abort());
      await open(page, "/resources/sample-chapter");
      await forms(page).first().getByLabel("E-mail address").fill("reader@example.com");
      await Promise.all([page.waitForEvent("download"), forms(page).first().getByRole("button").click()]);
      await expectToast(page, ...DOWNLOAD_TOAST);
    });

    test("that is missing ends in a sentence and a link, and the address stays", async ({ page, axe }) => {
      await page.route("**/downloads/*.pdf", (route) => route.fulfill({ status: 404, body: "gone" }));
      await open(page, "/resources/sample-chapter");
      const form = forms(page).first();
      await form.getByLabel("E-mail address").fill("reader@example.com");
      await form.getByRole("button").click();
      await expect(form.getByRole("status")).toContainText("The PDF is not here yet.");
      await expect(form.getByRole("link", { name: "All free chapters" })).toBeVisible();
      await expect(form.getByLabel("E-mail address")).toHaveValue("reader@example.com");
      await axe();
    });
  });
});

test.describe("without a network, after the page has come", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("the contact form says that it failed and keeps what was typed", async ({ page, context }) => {
    await open(page, "/contact");
    await context.setOffline(true);
    await page.getByLabel("Name").fill("Sam");
    await page.getByLabel("Email").fill("sam@example.com");
    await page.getByLabel("Subject").selectOption("Other");
    await page.getByRole("textbox", { name: "Message" }).fill("Hello?");
    const send = page.getByRole("button", { name: "Send Message" });
    await send.click();
    const said = page.getByRole("status").filter({ hasText: "Failed to send message. Please try again." });
    await expect(said.first()).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Hello?");
    await expect(send).toBeFocused();
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(said).toHaveCount(0);
  });

  test("once a field has been reached, the toast itself is there, too", async ({ page, context }) => {
    await open(page, "/books");
    await loadToasts(page, page.getByLabel("E-mail address"));
    await context.setOffline(true);
    await page.getByLabel("E-mail address").fill("reader@example.com");
    await page.getByRole("button", { name: "Become a Beta Reader" }).click();
    await expectToast(page, ...BETA_TOAST);
  });
});

test.describe("resources", () => {
  for (const [path, heading] of [
    ["/resources/free-chapters", "Free Sample Chapters"],
    ["/resources/worksheets", "Worksheets & Activities"],
    ["/resources/parent-guides", "Parent & Educator Guides"],
  ] as const)
    test(`${path} opens the page at its section`, async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
      await expect
        .poll(() =>
          page.getByRole("heading", { name: heading }).evaluate((node) => node.getBoundingClientRect().top),
        )
        .toBeLessThan(420);
    });

  test("what is to come cannot be pressed", async ({ page }) => {
    await open(page, "/resources");
    const soon = page.getByRole("button", { name: "Coming Soon" });
    await expect(soon).toHaveCount(6);
    for (const button of await soon.all()) await expect(button).toBeDisabled();
    await expect(page.getByRole("link", { name: "Open Tracker" })).toHaveAttribute("href", "/excel-tracker");
  });
});

test("a part of the story opens by its address, and leads on", async ({ page }) => {
  await open(page, "/short-stories/keeper-of-embers#snow-surprise");
  await expect(page.getByRole("heading", { name: "Snow Surprise!" })).toBeInViewport();
  await page.getByRole("link", { name: "Take the Quiz Now" }).click();
  await expect(page).toHaveURL("/short-stories");
  await expect(page.getByText("Question 1 of 10")).toBeInViewport();
});

test("the site map lists thirteen pages, each with its path and what is there", async ({ page }) => {
  await open(page, "/sitemap");
  const entries = page.getByRole("main").getByRole("listitem");
  await expect(entries).toHaveCount(13);
  for (const entry of await entries.all()) {
    const href = await entry.getByRole("link").getAttribute("href");
    await expect(entry).toContainText(href!);
  }
});
