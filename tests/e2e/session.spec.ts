/** One browser, several tabs and several people; and the second step of signing in. */
import type { Page } from "@playwright/test";
import { SESSION_KEY } from "@/backend/client";
import {
  addEntry,
  changeSession,
  entries,
  expect,
  held,
  newAccount,
  newEmail,
  sessionOf,
  signIn,
  signUp,
  test,
  type StoredSession,
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

test("signing out in one tab shuts the others, which say what to do", async ({ page, context }) => {
  await signUp(page);
  const other = await context.newPage();
  await other.goto("/challenge-dashboard");
  await expect(other.getByRole("heading", { level: 1, name: "Hi Amara!" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("Please sign in again.")).toBeHidden();
  await expect(other).toHaveURL("/auth");
  await expect(other.getByText("Please sign in again.")).toBeVisible();
});

test("another child on the same laptop sees nothing of the one before, not even by going back", async ({
  page,
}) => {
  await signUp(page);
  await addEntry(page, { type: "Earn", amount: "7.77", detail: "E-Chore" });
  await page.evaluate(() => sessionStorage.setItem("4mq_questionnaire", '{"email":"mum@example.org"}'));
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goBack();
  await expect(page.getByText("£7.77")).toBeHidden();
  const email = newEmail();
  await signUp(page, { firstName: "Bo", email });
  await expect(page.getByRole("heading", { level: 1, name: "Hi Bo!" })).toBeVisible();
  await expect(page.getByText("£7.77")).toBeHidden();
  // And the other way round, in a tab that was open all the time.
  await page.getByRole("button", { name: "Sign Out" }).click();
  await signIn(page, email);
  await expect(page.getByRole("heading", { level: 1, name: "Hi Bo!" })).toBeVisible();
  await expect(page.getByText("£7.77")).toBeHidden();
});

test(
  "an account with a second step asks for its code before a signed-in page opens",
  { tag: "@phone" },
  async ({ page, axe }) => {
    await signUp(page);
    await haveFactors(page, APP);
    // As the session says that the server hands out for such an account.
    const { user } = (await sessionOf(page))!;
    await changeSession(page, { user: { ...user, factors: [APP] } });
    for (const path of ["/challenge-dashboard", "/account"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: "One more step" })).toBeVisible();
      await expect(page.getByLabel("Code from your app")).toBeVisible();
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await axe();
    }
    // Five digits are none; letters neither.
    await page.getByLabel("Code from your app").fill("12345");
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.getByLabel("Code from your app")).toBeFocused();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(page).toHaveURL("/auth");
  },
);

test(
  "an app is set up with a picture, a typed key and a code, all readable",
  { tag: "@phone" },
  async ({ page, axe }) => {
    await signUp(page);
    await haveFactors(page, { ...APP, friendly_name: "A name ".repeat(8) });
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
    const picture = page.getByRole("img", { name: /authenticator app can read/ });
    await expect(picture).toBeVisible();
    // The page's own rules let the picture be shown.
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByText("JBSW Y3DP")).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await axe();
    }
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: "Set up another app" })).toBeVisible();
  },
);

const CHORE = { type: "Earn", amount: "12.50", detail: "E-Chore" } as const;
const RENEWAL = "**/auth/v1/token?grant_type=refresh_token";
const unreachable = (page: Page) => page.getByText(/We cannot reach 4MQ just now/);
const signOutButton = (page: Page) => page.getByRole("button", { name: "Sign Out" });

/** Everything of the session that this browser keeps, and what its user saw last. */
const sessionKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^4mq_(session|seen)/.test(key)));

/** The entry is written, and kept as seen last. */
async function signUpWithEntry(page: Page) {
  const email = await signUp(page);
  await addEntry(page, CHORE);
  await expect.poll(() => sessionKeys(page)).toHaveLength(2);
  return email;
}

test.describe("signing out holds at once", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch|status of 40[04]/] });

  test("although the server does not answer, which is told all the same", async ({ page }) => {
    await signUpWithEntry(page);
    const { access_token } = (await sessionOf(page))!;
    const told = page.waitForRequest("**/auth/v1/logout?scope=local");
    await page.route("**/auth/v1/logout**", () => {});
    await signOutButton(page).click();
    await expect(page).toHaveURL("/auth");
    expect(await sessionKeys(page)).toEqual([]);
    expect((await told).headers().authorization).toBe(`Bearer ${access_token}`);
    await page.goto("/challenge-dashboard");
    await expect(page).toHaveURL("/auth");
  });

  test("although the session is just being renewed, and whoever signs in meanwhile stays", async ({
    page,
    request,
  }) => {
    const email = newEmail();
    await newAccount(request, { firstName: "Bo", email });
    await signUpWithEntry(page);
    const renewal = held();
    await page.route(RENEWAL, async (route) => {
      await renewal.released;
      await route.fulfill({ status: 400, json: { code: 400, error_code: "refresh_token_not_found" } });
    });
    await changeSession(page, { expires_at: 1 });
    await page.reload();
    await expect(unreachable(page)).toBeVisible();
    await signOutButton(page).click();
    await expect(page).toHaveURL("/auth");
    expect(await sessionKeys(page)).toEqual([]);
    await signIn(page, email);
    await expect(page.getByRole("navigation", { name: "Main" }).getByText(email)).toBeVisible();
    renewal.release();
    await expect(page.getByRole("heading", { level: 1, name: "Hi Bo!" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Hi Bo!" })).toBeVisible();
    expect(await sessionOf(page)).not.toBeNull();
  });

  test("although the file that would tell the server does not come", async ({ page }) => {
    const email = await signUpWithEntry(page);
    await page.route("**/assets/requests-*.js", (route) => route.fulfill({ status: 404 }));
    await page.goto("/");
    await expect(page.getByRole("navigation", { name: "Main" }).getByText(email)).toBeVisible();
    await signOutButton(page).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    expect(await sessionKeys(page)).toEqual([]);
  });
});

test.describe("a renewal that is refused by somebody else than the server", () => {
  test.use({ expectedErrors: [/status of (429|403)|AuthRetryable/] });

  for (const [refused, answer] of [
    ["with too many at once", { status: 429, json: { code: 429, error_code: "over_request_rate_limit" } }],
    ["by a filter's page", { status: 403, contentType: "text/html", body: "<p>Not at school</p>" }],
  ] as const)
    test(`${refused} ends no session: what was seen last is shown until it is heard`, async ({ page }) => {
      await signUpWithEntry(page);
      await page.route(RENEWAL, (route) => route.fulfill(answer));
      await changeSession(page, { expires_at: 1 });
      await page.reload();
      await expect(unreachable(page)).toBeVisible();
      await expect(entries(page)).toHaveCount(1);
      expect(await sessionOf(page)).not.toBeNull();
      await page.unroute(RENEWAL);
      await expect(unreachable(page)).toBeHidden({ timeout: 30_000 });
      await expect(entries(page)).toHaveCount(1);
    });
});

test.describe("a stored session", () => {
  test.use({ expectedErrors: [/status of 403/] });

  for (const [what, session] of [
    ["without a user", { access_token: "x", user: undefined }],
    ["whose second steps are no list", { user: { id: "x", factors: {} } }],
    ["whose token cannot be read", { access_token: "x", user: { id: "x", factors: [APP] } }],
  ] as [string, Partial<StoredSession>][])
    test(`${what} is forgotten, and the site works`, async ({ page, request }) => {
      const broken = JSON.stringify({
        ...(await newAccount(request)),
        expires_at: 9_999_999_999,
        ...session,
      });
      for (const path of ["/", "/challenge-dashboard"]) {
        await page.goto("/robots.txt");
        await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SESSION_KEY, broken] as const);
        await page.goto(path);
        await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
        await expect.poll(() => sessionOf(page)).toBeNull();
        await expect(page).toHaveURL(path === "/" ? "/" : "/auth");
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      }
    });
});
