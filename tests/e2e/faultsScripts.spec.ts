/** Text that wants to be run, and text in other scripts, in every field that faults.spec.ts does not fill. */
import type { Page } from "@playwright/test";
import Papa from "papaparse";
import { submissionsTable } from "#scripts/forms/table";
import { toCsv } from "@/domain/csv";
import { own, putInJar } from "./communityParts";
import { storedRows } from "./database";
import { expect, expectToast, newEmail, signUp, test, untilHydrated } from "./fixtures";

const EVIL = `<img src=x onerror=alert(1)>"'><script>alert(1)</script>`;
/** Emoji of several parts, Arabic, Hebrew beside English, letters with marks. */
const WORLD = "👩‍👩‍👧 ساعدت جدتي في السوق, שלום kind Z̷̢o̶ë 🪙";

/** What would have come of a text that was run. */
async function expectNothingRan(page: Page, opened: () => boolean) {
  expect(await page.locator("img[src='x'], #root script").count()).toBe(0);
  expect(opened()).toBe(false);
}

function watchDialogs(page: Page) {
  let opened = false;
  page.on("dialog", () => (opened = true));
  return () => opened;
}

test("in the addresses’ parameters it is nothing", async ({ page }) => {
  const opened = watchDialogs(page);
  const evil = encodeURIComponent(EVIL);
  await signUp(page);
  for (const [address, shown] of [
    [`/community?tab=${evil}`, "Challenges"],
    [`/challenge-dashboard?tab=${evil}&type=${evil}`, "Journal Entry"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("tab", { name: shown, selected: true })).toBeVisible();
    await expectNothingRan(page, opened);
  }
  await page.goto(`/90-days-money-smart-challenge-uk?sent=${evil}#${evil}`);
  await untilHydrated(page);
  await expect(page.getByText(/Hooray, it has arrived!/)).toBeHidden();
  await expectNothingRan(page, opened);
  await page.goto(`/auth/confirm?type=${evil}&token_hash=${evil}`);
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNothingRan(page, opened);
});

test("in a last name, a quest, an idea and a word to the guide it stays text, and so does what is written elsewhere", async ({
  page,
}) => {
  const opened = watchDialogs(page);
  await signUp(page);
  await page.goto("/account");
  await page.getByLabel("Last name").fill(EVIL);
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Your name is saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Last name")).toHaveValue(EVIL);

  await page.goto("/community?tab=kindness");
  await page.getByLabel("What kind thing did you do?").fill(WORLD);
  await page.getByRole("button", { name: "Submit quest" }).click();
  const quests = page.getByRole("region", { name: "Your quests" });
  await expect(quests.getByText(WORLD, { exact: true })).toHaveAttribute("dir", "auto");
  await page.goto("/community?tab=gigs");
  const title = own("<b>Wash</b>");
  await putInJar(page, title, EVIL);
  await expectToast(page, "Gig idea submitted!");
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();

  await page.getByRole("button", { name: "Ask Ms. Sparkle" }).click();
  const question = page.getByRole("textbox", { name: "Your question" });
  const said = page.getByRole("log", { name: "Chat with Ms. Sparkle" }).getByRole("listitem");
  for (const [text, messages] of [
    [EVIL, 3],
    [WORLD, 5],
  ] as const) {
    await question.fill(text);
    await question.press("Enter");
    await expect(said).toHaveCount(messages);
    await expect(said.nth(messages - 2)).toContainText(text);
  }
  await expectNothingRan(page, opened);
});

test("in the public forms it is kept as it was written, and calculates nothing where it is read", async ({
  page,
  request,
}) => {
  const opened = watchDialogs(page);
  const email = newEmail();
  const FORMULA = `=HYPERLINK("https://evil.example")${EVIL}${WORLD}`;
  await page.goto("/contact");
  await untilHydrated(page);
  await page.getByLabel("Name").fill(FORMULA);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Subject").selectOption("Other");
  await page.getByRole("textbox", { name: "Message" }).fill(`@${FORMULA}`);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expectToast(page, "Message sent!");
  await page.goto("/90-days-money-smart-challenge-uk");
  await untilHydrated(page);
  await page.getByLabel("Name", { exact: true }).fill(FORMULA);
  await page.getByLabel("Age").fill("9");
  await page.getByLabel("Parent’s email").fill(email);
  await page.getByLabel("Why do you want to join?").fill(`+${FORMULA}`);
  await page.getByRole("button", { name: "Send It" }).click();
  await expect(page.getByRole("heading", { name: "Hooray, it has arrived!" })).toBeVisible();
  await page.goto("/books");
  await untilHydrated(page);
  const odd = `=1+1${EVIL.replaceAll(/[<>"]/g, "")}@${email}`;
  await page.getByLabel("E-mail address").fill(odd);
  await page.getByRole("button", { name: "Become a Beta Reader" }).click();
  await expect(page.getByRole("main").getByText("Application Submitted!")).toBeVisible();
  await expectNothingRan(page, opened);

  for (const [filter, written] of [
    [`form_id=eq.contact&payload->>email=eq.${email}`, [FORMULA, `@${FORMULA}`]],
    [`form_id=eq.challenge-application-uk&payload->>parentEmail=eq.${email}`, [FORMULA, `+${FORMULA}`]],
    [`form_id=eq.beta&payload->>email=eq.${encodeURIComponent(odd)}`, [odd]],
  ] as const) {
    const [row] = await storedRows(request, "form_submissions", filter);
    const payload = row!.payload as Record<string, string>;
    expect(Object.values(payload)).toEqual(expect.arrayContaining([...written]));
    const { columns, rows } = submissionsTable(
      [{ id: String(row!.id), createdAt: String(row!.created_at), payload }],
      [],
    );
    const cells = Papa.parse<string[]>(toCsv(columns, rows).replace("\uFEFF", "")).data.flat();
    for (const text of written) expect(cells).toContain(`'${text}`);
  }
});

test("as an e-mail address it is refused, or kept as it was written", async ({ page, request }) => {
  const opened = watchDialogs(page);
  await page.goto("/resources/sample-chapter");
  await untilHydrated(page);
  const download = page
    .locator("form")
    .filter({ has: page.getByLabel("E-mail address") })
    .first();
  await download.getByLabel("E-mail address").fill(EVIL);
  await download.getByRole("button").click();
  await expectToast(page, "Invalid Email", "Please enter a valid email address.");
  await expect(download.getByLabel("E-mail address")).toHaveValue(EVIL);
  await expectNothingRan(page, opened);
  // An at-sign is all that these forms ask for.
  const reader = newEmail();
  await download.getByLabel("E-mail address").fill(EVIL + reader);
  await Promise.all([
    page.waitForEvent("download"),
    page.waitForResponse("**/functions/v1/forms/chapter-level-1"),
    download.getByRole("button").click(),
  ]);
  await expectToast(page, "Download Started!");
  await expectNothingRan(page, opened);

  await page.goto("/research-questionnaire");
  await untilHydrated(page);
  const questions = page.getByRole("group", { name: /^Question \d of 6/ });
  await expect(questions).toHaveCount(6);
  for (const question of await questions.all()) await question.getByRole("radio").first().check();
  const gift = page.getByLabel("Email for the gift (optional)");
  const submit = page.getByRole("button", { name: "Submit Responses" });
  await gift.fill(EVIL);
  await submit.click();
  await expectToast(page, "Invalid Email", "Please enter a valid email address.");
  await expect(gift).toHaveValue(EVIL);
  const participant = newEmail();
  await gift.fill(EVIL + participant);
  await page.reload();
  await expect(gift).toHaveValue(EVIL + participant);
  await expectNothingRan(page, opened);
  await submit.click();
  await expectToast(page, "Thank you!");
  await expectNothingRan(page, opened);

  for (const [form, field, address] of [
    ["chapter-level-1", "email", reader],
    ["questionnaire", "email_for_gift", participant],
  ] as const) {
    const filter = `form_id=eq.${form}&payload->>${field}=like.*${address}`;
    const rows = await storedRows(request, "form_submissions", filter);
    expect(rows).toMatchObject([{ payload: { [field]: EVIL + address } }]);
  }
});

test.describe("as the account's new address", () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test("it is refused by the browser and, past it, by the server, and stays text", async ({ page }) => {
    const opened = watchDialogs(page);
    await signUp(page);
    await page.goto("/account");
    const form = page.getByRole("region", { name: "Your e-mail", exact: true });
    const wanted = form.getByLabel("New e-mail");
    const change = form.getByRole("button", { name: "Change e-mail" });
    let sent = 0;
    page.on("request", (asked) => (sent += Number(asked.method() === "PUT")));
    const evil = `${EVIL}${newEmail()}`;
    await wanted.fill(evil);
    await change.click();
    await expect(wanted).toBeFocused();
    expect(await wanted.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
    expect(sent).toBe(0);
    await form.locator("form").evaluate((fields: HTMLFormElement) => (fields.noValidate = true));
    await change.click();
    await expect(form.getByRole("alert")).toHaveText(
      "We cannot write to that address. Check how you typed it.",
    );
    expect(sent).toBe(1);
    await expect(wanted).toHaveValue(evil);
    await expectNothingRan(page, opened);
  });
});
