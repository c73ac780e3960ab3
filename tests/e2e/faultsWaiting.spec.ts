/** A session that ends, and an answer that never comes, in the middle of writing. */
import { storedRows, userIdOf } from "./database";
import {
  addButton,
  changeSession,
  entries,
  expect,
  expectToast,
  fillEntry,
  pressSendNow,
  signIn,
  signUp,
  test,
  untilHydrated,
} from "./fixtures";

const CHORE = { type: "Earn", amount: "12.50", detail: "E-Chore" } as const;

test.use({ expectedErrors: [/ERR_|Failed to|status of|rror|signal/] });

test("a token that ran out under an open form, and is not renewed, costs a sign-in: then the entry is sent, once", async ({
  page,
  request,
}) => {
  const email = await signUp(page);
  await fillEntry(page, CHORE);
  await page.getByLabel("Date").fill("2026-02-03");
  // The page stays open; the server has ended the session.
  await changeSession(page, { expires_at: 1, refresh_token: "gone" });
  await addButton(page).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("Please sign in again.")).toBeVisible();
  await signIn(page, email);
  await expect(page).toHaveURL("/challenge-dashboard");
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText("£12.50");
  await expect(page.getByText("All your entries are sent.")).toBeAttached();
  await page.reload();
  await expect(entries(page)).toHaveCount(1);
  await expect(page.getByLabel("Amount")).toHaveValue("");
  await expect
    .poll(async () => storedRows(request, "journal_entries", `user_id=eq.${await userIdOf(page)}`))
    .toMatchObject([{ amount: 12.5, entry_date: "2026-02-03", earning_detail: "E-Chore" }]);
});

test("an entry whose answer never comes waits in sight, and is sent once", async ({ page, request }) => {
  await signUp(page);
  // A minute of waiting takes a second.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 60);
  });
  await page.reload();
  await expect(page.getByText("Your journal is still empty.", { exact: false })).toBeVisible();
  let held = 0;
  await page.route("**/rest/v1/journal_entries**", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    held += 1;
    // It has arrived; what came of it is never told.
    await route.fetch();
  });
  await fillEntry(page, CHORE);
  await addButton(page).click();
  await expectToast(page, "Kept on this device");
  const outbox = page.getByRole("region", { name: "Waiting to be sent" });
  await expect(outbox.getByRole("listitem")).toHaveCount(1);
  expect(held).toBeGreaterThan(0);
  await page.unroute("**/rest/v1/journal_entries**");
  await pressSendNow(page);
  await expect(outbox).toBeHidden();
  await expect(entries(page)).toHaveCount(1);
  await expect
    .poll(async () => storedRows(request, "journal_entries", `user_id=eq.${await userIdOf(page)}`))
    .toHaveLength(1);
});

test("a form whose answer never comes gives up within a minute, says so and keeps every word", async ({
  page,
}) => {
  await page.clock.install();
  await page.route(/\/functions\/v1\/forms\//, () => {});
  await page.goto("/contact");
  await untilHydrated(page);
  await page.getByLabel("Name").fill("Sam");
  await page.getByLabel("Email").fill("sam@example.com");
  await page.getByLabel("Subject").selectOption("Other");
  await page.getByRole("textbox", { name: "Message" }).fill("Hello?");
  const asked = page.waitForRequest(/\/functions\/v1\/forms\//);
  await page.getByRole("button", { name: "Send Message" }).click();
  await asked;
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(
    page.getByRole("status").filter({ hasText: "Failed to send message. Please try again." }).first(),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Hello?");
  await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
});

test("a connection is kept longer than any test lasts, and so no test asks in the moment of its end", async ({
  request,
}, { timeout }) => {
  const answer = await request.get("/robots.txt");
  const seconds = /^timeout=(\d+)$/.exec(answer.headers()["keep-alive"] ?? "")?.[1];
  expect(Number(seconds) * 1000).toBeGreaterThan(timeout);
});
