/**
 * Executable text, and text in other scripts. The public forms, storage and export are in
 * tests/site/hostileText.test.tsx.
 */
import { uniqueText, addIdea } from "./communityParts";
import { expect, expectToast, newEmail, signUp, test } from "./fixtures";

const EVIL = `<img src=x onerror=alert(1)>"'><script>alert(1)</script>`;
/** Emoji of several parts, Arabic, Hebrew beside English, letters with marks. */
const WORLD = "👩‍👩‍👧 ساعدت جدتي في السوق, שלום kind Z̷̢o̶ë 🪙";

test("keeps script text in every field of the signed-in area as text, and other scripts too", async ({
  page,
}) => {
  let opened = false;
  page.on("dialog", () => (opened = true));
  const expectNothingRan = async () => {
    expect(await page.locator("img[src='x'], #root script").count()).toBe(0);
    expect(opened).toBe(false);
  };
  await signUp(page, { firstName: EVIL });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("<img src=x");
  await expectNothingRan();

  await page.goto("/community?tab=habits");
  await page.getByLabel("New habit").fill(EVIL);
  await page.getByLabel("New habit").press("Enter");
  await expect(page.getByRole("heading", { name: EVIL, exact: true })).toBeVisible();
  await page.goto("/community?tab=kindness");
  const quests = page.getByRole("region", { name: "Your quests" });
  for (const text of [EVIL, WORLD]) {
    await page.getByLabel("What kind thing did you do?").fill(text);
    await page.getByRole("button", { name: "Submit quest" }).click();
    await expect(quests.getByText(text, { exact: true })).toHaveAttribute("dir", "auto");
    await expect(page.getByLabel("What kind thing did you do?")).toHaveValue("");
  }
  await page.goto("/community?tab=gigs");
  const title = uniqueText("<b>Wash</b>");
  await addIdea(page, title, EVIL);
  await expectToast(page, "Gig idea submitted!");
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  await expectNothingRan();

  await page.getByRole("button", { name: "Ask Ms. Sparkle" }).click();
  const question = page.getByRole("textbox", { name: "Your question" });
  const said = page.getByRole("log", { name: "Chat with Ms. Sparkle" }).getByRole("listitem");
  for (const [text, messages] of [
    [EVIL, 3],
    [WORLD, 5],
  ] as const) {
    await question.fill(text);
    await question.press("Enter");
    // The first question also starts the function that answers.
    await expect(said).toHaveCount(messages, { timeout: 30_000 });
    await expect(said.nth(messages - 2)).toContainText(text);
  }
  await expectNothingRan();

  await page.goto("/account");
  await expect(page.getByLabel("First name")).toHaveValue(EVIL);
  await page.getByLabel("Last name").fill(EVIL);
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Your name has been saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Last name")).toHaveValue(EVIL);
  let sent = 0;
  page.on("request", (asked) => (sent += Number(asked.method() === "PUT")));
  const wanted = page.getByLabel("New e-mail address");
  await wanted.fill(EVIL + newEmail());
  await page.getByRole("button", { name: "Change e-mail address" }).click();
  await expect(wanted).toBeFocused();
  expect(await wanted.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
  expect(sent).toBe(0);
  await expectNothingRan();
});
