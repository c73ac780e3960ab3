/** One browser, several tabs and several people; and the screens of the second step of signing in. */
import type { Page } from "@playwright/test";
import {
  addEntry,
  changeSession,
  entries,
  expect,
  newEmail,
  sessionOf,
  signIn,
  signUp,
  test,
} from "./fixtures";

const APP = {
  id: "5d4f6a6e-1111-4222-8333-444455556666",
  factor_type: "totp",
  friendly_name: "Amara’s phone",
  status: "verified",
  created_at: "2026-11-02T10:00:00Z",
};
const QR_CODE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#000" d="M1 1h3v3H1zM5 1h3v3H5zM1 5h3v3H1zM6 6h1v1H6z"/></svg>`;

/** From now on the server of the accounts says that the account has these second steps. */
async function haveFactors(page: Page, ...factors: object[]) {
  await page.route("**/auth/v1/user", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), factors } });
  });
}

test("closes the other tabs after signing out in one, and says what to do", async ({ page, context }) => {
  await signUp(page);
  const other = await context.newPage();
  await other.goto("/challenge-dashboard");
  await expect(other.getByRole("heading", { level: 1, name: "Hi Amara!" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("Please sign in again.")).toBeHidden();
  await expect(other).toHaveURL("/auth");
  await expect(other.getByText("Please sign in again.")).toBeVisible();
});

test("shows another child on the same laptop nothing of the one before, not even by going back", async ({
  page,
}) => {
  const before = await signUp(page);
  await addEntry(page, { type: "Earn", amount: "7.77", detail: "E-Chore" });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: before }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  // A question of the page that is still out when the session ends would be refused, which the console tells.
  await expect(page.locator(".skeleton")).toHaveCount(0);
  await page.evaluate(() => sessionStorage.setItem("4mq_questionnaire", '{"email":"mum@example.org"}'));
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page).toHaveURL("/auth");
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  // Back to the journal, whose door is shut.
  await page.goBack();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect(page.getByText("£7.77")).toBeHidden();
  const email = newEmail();
  await signUp(page, { firstName: "Bo", email });
  await expect(page.getByRole("heading", { level: 1, name: "Hi Bo!" })).toBeVisible();
  await expect(page.getByText("Your journal is still empty.", { exact: false })).toBeVisible();
  await expect(page.getByText("£7.77")).toBeHidden();
  // And the other way round, in a tab that was open all the time.
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await signIn(page, before);
  await expect(entries(page)).toContainText("£7.77");
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await signIn(page, email);
  await expect(page.getByRole("heading", { level: 1, name: "Hi Bo!" })).toBeVisible();
  await expect(page.getByText("Your journal is still empty.", { exact: false })).toBeVisible();
  await expect(page.getByText("£7.77")).toBeHidden();
});

test("clears a tab that was on another page while its child signed out and the next one signed in", async ({
  page,
  context,
}) => {
  await signUp(page);
  const other = await context.newPage();
  await other.goto("/research-questionnaire");
  await other.evaluate(() =>
    sessionStorage.setItem("4mq_questionnaire", '{"answers":{},"email":"mum@example.org","book":""}'),
  );
  await other.reload();
  await expect(other.getByLabel(/e-mail/i)).toHaveValue("mum@example.org");
  await other.goto("about:blank");
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page).toHaveURL("/auth");
  await signUp(page, { firstName: "Bo", email: newEmail() });
  await other.goBack();
  await expect(other.getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();
  await expect(other.getByLabel(/e-mail/i)).toHaveValue("");
  expect(await other.evaluate(() => sessionStorage.getItem("4mq_questionnaire"))).toBeNull();
});

test(
  "sets up an app with a picture, a typed key and a code, asks for its code, and announces all of it",
  { tag: "@phone" },
  async ({ page, axeInBothThemes }) => {
    await signUp(page);
    const app = { ...APP, friendly_name: "A name ".repeat(8) };
    await haveFactors(page, app);
    await page.route("**/auth/v1/factors", (route) =>
      route.fulfill({
        json: {
          id: APP.id,
          type: "totp",
          totp: { qr_code: QR_CODE, secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", uri: "otpauth://totp/4MQ" },
        },
      }),
    );
    await page.goto("/account");
    await page.getByRole("button", { name: "Set up another app" }).click();
    const picture = page.getByRole("img", { name: /authenticator app to scan/ });
    await expect(picture).toBeVisible();
    // The page's own rules let the picture be shown.
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByText("JBSW Y3DP")).toBeVisible();
    await axeInBothThemes();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: "Set up another app" })).toBeVisible();

    // As the session says that the server hands out for such an account.
    const { user } = (await sessionOf(page))!;
    await changeSession(page, { user: { ...user, factors: [app] } });
    for (const path of ["/account", "/challenge-dashboard"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: "One more step" })).toBeVisible();
      await expect(page.getByLabel("Code from your app")).toBeVisible();
    }
    await axeInBothThemes();
    // Five digits are none.
    await page.getByLabel("Code from your app").fill("12345");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByLabel("Code from your app")).toBeFocused();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(page).toHaveURL("/auth");
  },
);
