/** A forgotten password from end to end; the other letters, links and codes are tested in tests/site/recovery.test.tsx. */
import type { APIRequestContext, Page } from "@playwright/test";
import {
  changeSession,
  expect,
  expectToast,
  mailsTo,
  newAccount,
  sessionOf,
  signIn,
  signUp,
  submitButton,
  test,
} from "./fixtures";

const NEW_PASSWORD = "a new secret 7";
const email = (page: Page) => page.getByLabel("Email");
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const newPassword = (page: Page) => page.getByLabel("New password", { exact: true });
const continueButton = (page: Page) => page.getByRole("button", { name: "Continue", exact: true });
const code = (page: Page) => page.getByLabel("Type the code from the e-mail");

/** The newest letter's link, as a path of the site under test, and its code, as a person reads it there. */
async function recoveryEmailTo(request: APIRequestContext, address: string) {
  const [newest] = await mailsTo(request, address);
  const { pathname, search } = new URL(/href="([^"]+)"/.exec(newest!.html)![1]!.replaceAll("&amp;", "&"));
  return { link: pathname + search, code: />(\d{6})</.exec(newest!.html)![1]! };
}

async function requestPasswordReset(page: Page, address: string) {
  await page.goto("/auth");
  await email(page).fill(address);
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgotten your password?" })).toBeFocused();
  await expect(email(page)).toHaveValue(address);
  await submitButton(page, "Send me a link").click();
  await expect(
    page.getByText(`If ${address} has an account here, an e-mail with a link is on its way.`),
  ).toBeVisible();
}

test.describe("a forgotten password", () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test(
    "replaces a forgotten password on another device by the link, once, and ends the old one and other sessions",
    { tag: "@phone-only" },
    async ({ page, browser, request, axe }) => {
      const elsewhere = await (await browser.newContext()).newPage();
      const address = await signUp(elsewhere);
      await requestPasswordReset(page, address);
      await expect(page.getByRole("button", { name: "Send it again" })).toBeDisabled();
      const letter = await recoveryEmailTo(request, address);
      // A slip in the code: it is the link that will be used.
      await code(page).fill(letter.code.replace(/^./, (digit) => String((Number(digit) + 1) % 10)));
      await code(page).press("Enter");
      await expect(page.getByRole("alert")).toContainText("That code is wrong, too old or already used.");
      await expect(code(page)).toBeFocused();
      await axe();

      await page.goto(letter.link);
      await expect(continueButton(page)).toBeVisible();
      await expect(page).toHaveURL("/auth/reset-password");
      await axe();
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
      await page.goto(letter.link);
      await continueButton(page).click();
      await expect(page.getByRole("alert")).toHaveText(
        "This link is too old or has already been used. You can only use each link once.",
      );
      await axe();

      // The other device keeps its pass until that runs out, and gets no new one.
      await changeSession(elsewhere, { expires_at: 1 });
      await elsewhere.goto("/challenge-dashboard");
      await expect(elsewhere).toHaveURL("/auth");
      await signIn(elsewhere, address);
      await expectToast(elsewhere, "Sign In Error", "Invalid login credentials");
      await password(elsewhere).fill(NEW_PASSWORD);
      // A second click this soon would count as a double click.
      await password(elsewhere).press("Enter");
      await expectToast(elsewhere, "Welcome back! 🎯");
    },
  );
});

test("signs nobody in by a planted link to the home page, and explains an old link", async ({
  page,
  request,
}) => {
  const { access_token, refresh_token } = await newAccount(request);
  const hash = new URLSearchParams({
    access_token,
    refresh_token,
    expires_in: "3600",
    token_type: "bearer",
    type: "recovery",
  });
  await page.goto(`/#${hash}`);
  await expect(page).toHaveURL("/");
  await page.goto("/challenge-dashboard");
  await expect(page).toHaveURL("/auth");
  expect(await sessionOf(page)).toBeNull();
  await page.goto("/?error=access_denied&error_code=otp_expired");
  await expect(page.getByRole("alert")).toContainText("This link is too old or has already been used.");
  await expect(page).toHaveURL("/auth/confirm");
});
