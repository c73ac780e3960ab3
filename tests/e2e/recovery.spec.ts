/** A forgotten password, the letters of the accounts and the links in them, on the real embedded backend. */
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import {
  expect,
  expectToast,
  newEmail,
  PASSWORD,
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

interface Mail {
  subject: string;
  html: string;
}
const mailsTo = async (request: APIRequestContext, address: string) =>
  (await (await request.get(`/_mail?to=${encodeURIComponent(address)}`)).json()) as Mail[];

/** The link of the newest letter, as a path of the site under test. */
async function linkTo(request: APIRequestContext, address: string): Promise<string> {
  const [newest] = await mailsTo(request, address);
  const { pathname, search } = new URL(/href="([^"]+)"/.exec(newest!.html)![1]!.replaceAll("&amp;", "&"));
  return pathname + search;
}

async function askForNewPassword(page: Page, address: string) {
  await page.goto("/auth");
  await email(page).fill(address);
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeFocused();
  await expect(email(page)).toHaveValue(address);
  await submitButton(page, "Send me a link").click();
  await expect(
    page.getByText(`If ${address} has an account here, a letter with a link is on its way.`),
  ).toBeVisible();
}

/** Somebody who has an account, and is not signed in here. */
async function stranger(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  return { context, page, address: await signUp(page) };
}

async function signIn(page: Page, address: string, secret: string) {
  await email(page).fill(address);
  await password(page).fill(secret);
  await submitButton(page, "Sign In").click();
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
      await other.page.evaluate(() => {
        const key = "4mq_session";
        const session = JSON.parse(localStorage.getItem(key)!) as object;
        localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
      });
      await other.page.goto("/challenge-dashboard");
      await expect(other.page).toHaveURL("/auth");
      await signIn(other.page, other.address, PASSWORD);
      await expectToast(other.page, "Sign In Error", "Invalid login credentials");
      await password(other.page).fill(NEW_PASSWORD);
      await submitButton(other.page, "Sign In").click();
      await expectToast(other.page, "Welcome back! 🎯");
      await other.context.close();
    },
  );
});
