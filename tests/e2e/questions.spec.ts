/** From the home page to an answer in three taps and one word; the search's states; the guide; without a connection. */
import { expect, test, untilServed } from "./fixtures";

const field = "What would you like to know?";

test(
  "leads from the home page to an answer by three taps and one word",
  { tag: "@phone-only" },
  async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Questions Answered" }).tap();
    await page.getByRole("searchbox", { name: field }).tap();
    await page.getByRole("searchbox", { name: field }).fill("isa");
    await page.getByRole("link", { name: /^What is an ISA/ }).tap();
    await expect(page).toHaveURL("/resources/questions/interest-and-accounts#isa-at-16");
    await expect(page.getByRole("heading", { name: /^What is an ISA/ })).toBeInViewport();
    const answer = page.getByRole("article", { name: /^What is an ISA/ });
    await expect(answer.getByText("An example")).toBeVisible();
  },
);

test("finds, fails to find and helps, all of it accessible, and asks the guide about an answer", async ({
  page,
  axeInBothThemes,
}) => {
  await page.goto("/resources/questions");
  const search = page.getByRole("searchbox", { name: field });
  for (const [typed, heading] of [
    ["scam", /^\d+ answers about “scam”$/],
    ["zzqx", "No answer about “zzqx” yet"],
    ["my dad hits me", "Is everything all right?"],
  ] as const) {
    await search.fill(typed);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await axeInBothThemes();
  }
  await search.press("Escape");
  await page.getByRole("link", { name: /^Saving up/ }).click();
  const second = page.getByRole("article").nth(1);
  await second.getByRole("heading", { level: 2 }).click();
  const question = await second.getByRole("heading", { level: 2 }).textContent();
  await second.getByRole("button", { name: "Ask Ms. Sparkle about this" }).click();
  await expect(page.getByRole("dialog", { name: "Ms. Sparkle" })).toBeVisible();
  const log = page.getByRole("log");
  await expect(log.getByText(question!, { exact: true })).toBeVisible();
  await log.getByRole("button", { name: "Read the whole answer" }).click();
  await expect(log.getByRole("link", { name: "Saving up" })).toHaveAttribute(
    "href",
    /^\/resources\/questions\/saving-up#/,
  );
});

test.describe("without a connection", () => {
  test.use({
    serviceWorkers: "allow",
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404|Failed to fetch/],
  });

  test("keeps a subject that has been opened, and makes its page again", async ({ page, context }) => {
    // The first page of the first visit, which the worker did not see.
    await page.goto("/resources/questions/saving-up");
    await untilServed(page);
    const isKept = () =>
      page.evaluate(() =>
        caches.keys().then(async (names) => {
          for (const name of names)
            for (const { url } of await (await caches.open(name)).keys())
              if (url.includes("/assets/opened/saving-")) return true;
          return false;
        }),
      );
    await expect.poll(isKept).toBe(true);
    const answer = page.getByRole("heading", { name: "Is it better to save my money or to spend it?" });
    await expect(answer).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(answer).toBeVisible();
  });
});
