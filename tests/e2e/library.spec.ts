/**
 * The library in a browser (specification part 1, sections 2, 4, 5, 7 and 8). Its words are tested in
 * tests/build/specification.test.ts, what its forms send and store in tests/site/publicForms.test.tsx.
 */
import { readFile } from "node:fs/promises";
import { devices, type Page } from "@playwright/test";
import { CHAPTER_LINKS } from "@/content/resources/chapters/chapters";
import { expect, expectToast, loadToasts, test } from "./fixtures";
import { boxesOf, boxOf } from "./settled";

async function open(page: Page, path: string) {
  // A toast that is still fading in does not have its final colours, which axe checks.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
}

test("opens and closes the parent guide's table of contents by click and by keyboard", async ({ page }) => {
  await open(page, "/books");
  const contents = page.getByRole("group").filter({ hasText: "table of contents" });
  const chapter = page.getByText("Chapter 2: The Four Money Quadrants");
  await expect(contents).toHaveCount(1);
  await expect(chapter).toBeHidden();
  await contents.getByText("Show table of contents").click();
  await expect(chapter).toBeVisible();
  await expect(contents.getByText("Hide table of contents")).toBeVisible();
  await contents.locator("summary").press("Enter");
  await expect(chapter).toBeHidden();
});

test.describe("an id that is no book", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("shows 'Book not found' and a link to the catalogue for an unknown book", async ({ page, axe }) => {
    const response = await page.goto("/books/no-such-book");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Book not found" })).toBeVisible();
    await expect(page).toHaveTitle("Book not found | 4MQ");
    const drawing = page.getByRole("main").locator("img");
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await axe();
    await page.getByRole("link", { name: "All books", exact: true }).click();
    await expect(page).toHaveURL("/books");
  });
});

const BETA_TOAST = [
  "Application Submitted!",
  "We'll be in touch soon about your beta reader application.",
] as const;

test("waits with the contact form until each field has more than spaces, and says thank you", async ({
  page,
  axe,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await open(page, "/contact");
  const message = page.getByRole("textbox", { name: "Message" });
  const send = page.getByRole("button", { name: "Send Message" });
  await send.click();
  await expect(page.getByLabel("Name")).toBeFocused();
  await page.getByLabel("Name").fill("Sam");
  await page.getByLabel("Email").fill("sam");
  await page.getByLabel("Subject").selectOption("Speaking Request");
  await message.fill("   ");
  await send.click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Email").fill("sam@example.com");
  await send.click();
  await expect(message).toBeFocused();
  expect(sent).toEqual([]);
  await message.fill("Can you come to our school?");
  await send.click();
  await expectToast(page, "Message sent!", "Thank you for contacting us. We'll respond shortly.");
  await expect(message).toHaveValue("");
  expect(sent).toHaveLength(1);
  await axe();
});

test.describe("the PDF of a chapter", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("reports a chapter's missing PDF, and saves it by both forms once it is there", async ({
    page,
    axe,
  }) => {
    const PDF = "**/downloads/*.pdf";
    await page.route(PDF, (route) => route.fulfill({ status: 404, body: "gone" }));
    await open(page, "/resources/sample-chapter");
    const forms = page.getByRole("main").locator("form:has([type=email])");
    await expect(forms).toHaveCount(2);
    const top = forms.first();
    await top.getByLabel("E-mail address").fill("reader@example.com");
    await top.getByRole("button").click();
    await expect(top.getByRole("status")).toContainText("We could not fetch the PDF.");
    await axe();
    await page.unroute(PDF);
    for (const form of await forms.all()) {
      await form.getByLabel("E-mail address").fill("reader@example.com");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        form.getByRole("button", { name: "Download Free Chapter" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("4mq-level-1-needs-vs-wants.pdf");
      const file = await readFile(await download.path());
      expect(file.subarray(0, 5).toString()).toBe("%PDF-");
      await expect(form.getByText("Your download has started.")).toBeVisible();
    }
    await expectToast(
      page,
      "Download Started!",
      "Your download will begin shortly. Check your downloads folder.",
    );
    await axe();
  });
});

test.describe("on a phone", () => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test("leads to the chapters, and into each, from the first screen of a phone, above a form in one row", async ({
    page,
  }) => {
    for (const { path } of CHAPTER_LINKS) {
      await open(page, path);
      const whole = page.getByRole("region", { name: "Take this chapter with you" });
      // The list of its parts stands between; this link passes it by.
      const start = page.getByRole("link", { name: "Start reading" });
      const [form, field, button, link] = await boxesOf([
        whole,
        whole.getByLabel("E-mail address"),
        whole.getByRole("button", { name: "Download Free Chapter" }),
        start,
      ]);
      expect(form.y, path).toBeGreaterThan(link.y + link.height);
      // The heading, the label, the row, and two lines of who receives the address.
      expect(form.height, path).toBeLessThanOrEqual(230);
      expect(button.x, path).toBeGreaterThan(field.x + field.width);
      expect(Math.max(button.y, field.y), path).toBeLessThan(
        Math.min(button.y + button.height, field.y + field.height),
      );
      expect(button.height, path).toBeGreaterThanOrEqual(44);
      expect(link.y + 44, path).toBeLessThan(700);
      await start.click();
      await expect(page.locator(".reading p").nth(1)).toBeInViewport();
    }
    await open(page, "/resources");
    const first = page.getByRole("region", { name: "Free Sample Chapters" }).getByRole("listitem").first();
    expect((await boxOf(first)).y).toBeLessThan(800);
    expect((await boxOf(page.locator("body"))).height).toBeLessThanOrEqual(6 * 844);
  });
});

test.describe("without a network, after the page has come", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test("reports a failed contact form without a network, and keeps the input", async ({ page, context }) => {
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

  test("shows the toast itself without a network once a field has been reached", async ({
    page,
    context,
    axe,
  }) => {
    await open(page, "/books");
    await loadToasts(page, page.getByLabel("E-mail address"));
    await context.setOffline(true);
    await page.getByLabel("E-mail address").fill("reader@example.com");
    await page.getByRole("button", { name: "Become a Beta Reader" }).click();
    await expectToast(page, ...BETA_TOAST);
    await expect(page.getByRole("main").getByText("Application Submitted!")).toBeVisible();
    await axe();
  });
});

test("opens the page at its section for each address of the resources", async ({ page }) => {
  for (const [path, name] of [
    ["/resources/free-chapters", "Free Sample Chapters"],
    ["/resources/worksheets", "Worksheets & Activities"],
    ["/resources/parent-guides", "Parent & Educator Guides"],
  ] as const) {
    await open(page, path);
    const heading = page.getByRole("heading", { name });
    await expect(heading).toBeInViewport();
    expect((await boxOf(heading)).y).toBeLessThan(420);
  }
});

test("opens a part of the story by its address, and leads on", async ({ page }) => {
  await open(page, "/short-stories/keeper-of-embers#snow-surprise");
  await expect(page.getByRole("heading", { name: "Snow Surprise!" })).toBeInViewport();
  await page.getByRole("link", { name: "Take the Quiz Now" }).click();
  await expect(page).toHaveURL("/short-stories");
  await expect(page.getByText("Question 1 of 10")).toBeInViewport();
});
