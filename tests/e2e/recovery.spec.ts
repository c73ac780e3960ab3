/** A forgotten password, the letters of the accounts and the links in them, on the real embedded backend. */
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "#scripts/backend/backend";
import {
  changeSession,
  expect,
  expectToast,
  headersOf,
  mailsTo,
  newEmail,
  PASSWORD,
  sessionOf,
  signIn,
  signUp,
  submitButton,
  test,
  untilHydrated,
} from "./fixtures";

const NEW_PASSWORD = "a new secret 7";
const email = (page: Page) => page.getByLabel("Email");
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const newPassword = (page: Page) => page.getByLabel("New password", { exact: true });
const continueButton = (page: Page) => page.getByRole("button", { name: "Continue", exact: true });

/** The link of the newest letter, as a path of the site under test. */
async function linkTo(request: APIRequestContext, address: string): Promise<string> {
  const [newest] = await mailsTo(request, address);
  const { pathname, search } = new URL(/href="([^"]+)"/.exec(newest!.html)![1]!.replaceAll("&amp;", "&"));
  return pathname + search;
}

/** The code of the newest letter, as a person reads it there. */
async function codeFor(request: APIRequestContext, address: string): Promise<string> {
  const [newest] = await mailsTo(request, address);
  return />(\d{6})</.exec(newest!.html)![1]!;
}
const code = (page: Page) => page.getByLabel("Type the code from the e-mail");

async function askForNewPassword(page: Page, address: string) {
  await page.goto("/auth");
  await email(page).fill(address);
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeFocused();
  await expect(email(page)).toHaveValue(address);
  await submitButton(page, "Send me a link").click();
  await expect(
    page.getByText(`If ${address} has an account here, an e-mail with a link is on its way.`),
  ).toBeVisible();
}

/** Somebody who has an account, and is not signed in here. */
async function stranger(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  return { context, page, address: await signUp(page) };
}

test.describe("a forgotten password", () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test(
    "is replaced on another device by the link in the letter; the old one and other sessions are gone",
    { tag: "@phone" },
    async ({ page, browser, request }) => {
      const other = await stranger(browser);
      await askForNewPassword(page, other.address);
      await expect(page.getByRole("button", { name: "Send it again" })).toBeDisabled();

      await page.goto(await linkTo(request, other.address));
      await expect(continueButton(page)).toBeVisible();
      await expect(page).toHaveURL("/auth/reset-password");
      await continueButton(page).click();
      await newPassword(page).fill(NEW_PASSWORD);
      await page.getByRole("button", { name: "Show password" }).click();
      await expect(newPassword(page)).toHaveAttribute("type", "text");
      await submitButton(page, "Save my new password").click();
      await expect(page).toHaveURL("/");
      await expectToast(
        page,
        "Your new password is set",
        "You are signed in here. All other devices have been signed out.",
      );

      // The other device keeps its pass until that runs out, and gets no new one.
      await changeSession(other.page, { expires_at: 1 });
      await other.page.goto("/challenge-dashboard");
      await expect(other.page).toHaveURL("/auth");
      await signIn(other.page, other.address);
      await expectToast(other.page, "Sign In Error", "Invalid login credentials");
      await password(other.page).fill(NEW_PASSWORD);
      await submitButton(other.page, "Sign In").click();
      await expectToast(other.page, "Welcome back! 🎯");
      await other.context.close();
    },
  );

  test("has a link that works once, and says so the second time, with a way to a new one", async ({
    page,
    browser,
    request,
    axe,
  }) => {
    const { context, address } = await stranger(browser);
    await context.close();
    await askForNewPassword(page, address);
    const link = await linkTo(request, address);
    await page.goto(link);
    await axe();
    await continueButton(page).click();
    await expect(newPassword(page)).toBeVisible();
    await page.goto(link);
    await expect(page.getByText(`You are signed in as ${address} on this device.`)).toBeVisible();
    await continueButton(page).click();
    await expect(page.getByRole("alert")).toHaveText(
      "This link is too old, or it was used before. Each link works once.",
    );
    await axe();
    await email(page).fill(address);
    await submitButton(page, "Send me a link").click();
    await expect(page.getByText(`If ${address} has an account here`)).toBeVisible();
    await expect.poll(() => mailsTo(request, address)).toHaveLength(2);
    await page.goto(await linkTo(request, address));
    await continueButton(page).click();
    await expect(newPassword(page)).toBeVisible();
  });

  test(
    "is replaced with the code in the letter, which is read on another device",
    { tag: "@phone" },
    async ({ page, browser, request, axe }) => {
      const { context, address } = await stranger(browser);
      await context.close();
      await page.goto("/challenge-dashboard");
      await page.getByRole("button", { name: "Forgot password?" }).click();
      await email(page).fill(address);
      await submitButton(page, "Send me a link").click();
      await expect(code(page)).toBeVisible();
      const right = await codeFor(request, address);
      const wrong = right.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
      await code(page).fill(wrong);
      await code(page).press("Enter");
      await expect(page.getByRole("alert")).toHaveText(
        "That code is wrong, too old or used already. Look into your newest e-mail, or send it again below.",
      );
      await expect(code(page)).toBeFocused();
      await axe();
      await code(page).fill(`${right.slice(0, 3)} ${right.slice(3)}`);
      await submitButton(page, "Use this code").click();
      await expect(page.getByRole("heading", { name: "A new password" })).toBeFocused();
      await newPassword(page).fill(NEW_PASSWORD);
      await submitButton(page, "Save my new password").click();
      await expectToast(page, "Your new password is set");
      // Where the way led before the password was forgotten.
      await expect(page).toHaveURL("/challenge-dashboard");
    },
  );

  test("has a code that is used up with the link, and a new letter has a new one", async ({
    page,
    browser,
    request,
  }) => {
    const { context, address, page: other } = await stranger(browser);
    await askForNewPassword(page, address);
    const used = await codeFor(request, address);
    await other.goto(await linkTo(request, address));
    await continueButton(other).click();
    await expect(newPassword(other)).toBeVisible();
    await context.close();
    await code(page).fill(used);
    await submitButton(page, "Use this code").click();
    await expect(page.getByRole("alert")).toHaveText(/^That code is wrong, too old or used already\./);
    await page.reload();
    await askForNewPassword(page, address);
    await code(page).fill(await codeFor(request, address));
    await submitButton(page, "Use this code").click();
    await expect(newPassword(page)).toBeVisible();
  });

  test("has a link that a mail scanner may open, which presses no button", async ({
    page,
    browser,
    request,
  }) => {
    const { context, address, page: scanner } = await stranger(browser);
    await askForNewPassword(page, address);
    const link = await linkTo(request, address);
    await scanner.goto(link);
    await expect(continueButton(scanner)).toBeVisible();
    await context.close();
    await page.goto(link);
    await continueButton(page).click();
    await expect(newPassword(page)).toBeVisible();
  });

  test("of an address that nobody here has is answered with the same words, and no letter", async ({
    page,
    request,
  }) => {
    const address = newEmail();
    const asked = page.waitForRequest("**/auth/v1/recover**");
    await askForNewPassword(page, address);
    expect(await mailsTo(request, address)).toEqual([]);
    const sent = await asked;
    expect(sent.method()).toBe("POST");
    expect(new URL(sent.url()).searchParams.get("redirect_to")).toMatch(/\/auth\/reset-password$/);
    const body = sent.postDataJSON() as Record<string, string>;
    expect(body).toMatchObject({ email: address, code_challenge_method: "s256" });
    expect(body.code_challenge).toMatch(/^[\w-]{43}$/);
  });

  test("that is the old one again is refused with a word of help, and nothing is lost", async ({
    page,
    browser,
    request,
  }) => {
    const { context, address } = await stranger(browser);
    await context.close();
    await askForNewPassword(page, address);
    await page.goto(await linkTo(request, address));
    await continueButton(page).click();
    await newPassword(page).fill(PASSWORD);
    await submitButton(page, "Save my new password").click();
    await expect(page.getByRole("alert")).toHaveText(
      "That is the password you had before. Please choose a new one.",
    );
    await newPassword(page).fill(NEW_PASSWORD);
    await submitButton(page, "Save my new password").click();
    await expect(page).toHaveURL("/");
  });

  test("is told kindly when the server wants a rest", async ({ page }) => {
    await page.route("**/auth/v1/recover**", (route) =>
      route.fulfill({
        status: 429,
        json: { code: 429, error_code: "over_email_send_rate_limit", msg: "only after 59 seconds" },
      }),
    );
    await page.goto("/auth");
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await email(page).fill("someone@example.com");
    await submitButton(page, "Send me a link").click();
    await expect(page.getByRole("alert")).toHaveText(
      "We sent you an e-mail a moment ago. Wait a minute, then try again.",
    );
    await expect(submitButton(page, "Send me a link")).toBeEnabled();
    await page.getByRole("button", { name: "Back to Sign In" }).click();
    await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  });
});

test.describe("a new password whose answer is lost", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch|status of 422/] });

  test("is taken for set when it is sent again", async ({ page, browser, request }) => {
    const { context, address } = await stranger(browser);
    await context.close();
    await askForNewPassword(page, address);
    await page.goto(await linkTo(request, address));
    await continueButton(page).click();
    await newPassword(page).fill(NEW_PASSWORD);
    await page.route("**/auth/v1/user", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submitButton(page, "Save my new password").click();
    await expectToast(page, "Error", "Something went wrong. Please try again.");
    await page.unroute("**/auth/v1/user");
    await submitButton(page, "Save my new password").click();
    await expectToast(page, "Your new password is set");
    await expect(page).toHaveURL("/");
  });
});

test.describe("the letter of a new account", () => {
  test.use({ expectedErrors: [/status of 403/] });

  test("has a link that opens the account once, and says so the second time", async ({ page, request }) => {
    const address = newEmail();
    // This backend confirms whoever joins: the letter that opens an account without a password stands in for the other.
    const asked = await request.post("/auth/v1/otp", {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY },
      data: { email: address, create_user: true },
    });
    expect(asked.ok(), await asked.text()).toBe(true);
    const link = (await linkTo(request, address)).replace("type=magiclink", "type=signup");
    await page.route("**/auth/v1/verify**", (route) => {
      const sent = route.request().postDataJSON() as { type: string };
      expect(sent.type).toBe("signup");
      return route.continue({ postData: { ...sent, type: "magiclink" } });
    });
    await page.goto(link);
    await continueButton(page).click();
    await expect(page.getByRole("navigation", { name: "Main" }).getByText(address)).toBeVisible();
    await page.goto(link);
    await continueButton(page).click();
    await expect(page.getByRole("alert")).toContainText("This link is too old, or it was used before.");
    expect(await sessionOf(page)).not.toBeNull();
  });
});

test.describe("beside the form stands what to do", () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test("after a wrong password, until the next try", async ({ page }) => {
    await page.goto("/auth");
    await signIn(page, newEmail(), "not the one");
    await expectToast(page, "Sign In Error", "Invalid login credentials");
    await expect(page.locator("form").getByRole("alert")).toHaveText(
      /^The e-mail or the password is not right\./,
    );
    await page.getByRole("button", { name: "Sign Up", exact: true }).click();
    await expect(page.locator("form").getByRole("alert")).toHaveCount(0);
  });

  test("after a taken e-mail address", async ({ page, browser }) => {
    const { context, address } = await stranger(browser);
    await context.close();
    await page.goto("/auth");
    await page.getByRole("button", { name: "Sign Up", exact: true }).click();
    await page.getByLabel("First Name").fill("Ben");
    await page.getByLabel("Last Name").fill("Okafor");
    await email(page).fill(address);
    await password(page).fill(PASSWORD);
    await submitButton(page, "Sign Up").click();
    await expectToast(page, "Sign Up Error", "User already registered");
    await expect(page.locator("form").getByRole("alert")).toHaveText(
      "There is an account with this e-mail already. Sign in with it.",
    );
  });
});

test.describe("a change of the e-mail address", () => {
  test.use({ expectedErrors: [/status of 403/] });

  test("is confirmed by the link in the letter, which works once", async ({ page, request }) => {
    const address = await signUp(page);
    const wanted = newEmail();
    const asked = await page.request.put("/auth/v1/user", {
      headers: await headersOf(page),
      data: { email: wanted },
    });
    expect(asked.status()).toBe(200);
    const link = await linkTo(request, address);
    await page.goto(link);
    await expect(page).toHaveURL("/auth/confirm");
    await expect(
      page.getByText("Press Continue to change the e-mail address of your account."),
    ).toBeVisible();
    await continueButton(page).click();
    await expectToast(page, "Your e-mail has changed", "From now on, sign in with the new one.");
    await expect(page.getByText(wanted)).toBeVisible();
    // Opened once more, from the same letter.
    await page.goto(link);
    await continueButton(page).click();
    await expect(page.getByRole("alert")).toContainText("This link is too old, or it was used before.");
    await page.goto("/account");
    await expect(page.getByText(`You sign in with ${wanted}.`, { exact: true })).toBeVisible();
  });
});

for (const planted of ["/", "/auth", "/auth/confirm", "/auth/reset-password"])
  test(`a planted link with tokens to ${planted} signs nobody in and leaves no token in the address`, async ({
    page,
    browser,
  }) => {
    const { context, page: other } = await stranger(browser);
    const { access_token, refresh_token } = (await sessionOf(other))!;
    await context.close();
    const hash = new URLSearchParams({
      access_token,
      refresh_token,
      expires_in: "3600",
      token_type: "bearer",
      type: "recovery",
    });
    await page.goto(`${planted}#${hash}`);
    await untilHydrated(page);
    await expect(page).toHaveURL(planted);
    expect(await sessionOf(page)).toBeNull();
    await page.goto("/challenge-dashboard");
    await expect(page).toHaveURL("/auth");
  });
