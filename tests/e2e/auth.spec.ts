/** Sign-up and sign-in in a real browser; refusals and faults are tested in tests/site/signIn.test.tsx. */
import type { Page } from "@playwright/test";
import { expect, expectToast, deferred, join, signIn, submitButton, test } from "./fixtures";
import { opened, overlap } from "./settled";

const email = (page: Page) => page.getByLabel("Email");
const password = (page: Page) => page.getByLabel("Password", { exact: true });

test(
  "lets a visitor join, sign out, and come back to the guarded page that asked for a sign-in",
  { tag: "@phone" },
  async ({ page, isMobile }) => {
    const openMenu = async () => {
      if (isMobile) await page.getByRole("button", { name: "Menu", exact: true }).click();
    };
    await page.goto("/auth");
    await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
    await page.getByRole("button", { name: "Sign Up", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Join" })).toBeVisible();
    await expect(page.getByText(/Under 13\? Ask a grown-up/)).toBeVisible();
    const address = await join(page);
    await expect(page).toHaveURL("/");
    await expectToast(
      page,
      "Welcome to 4MQ! 🎉",
      "Account created successfully! You can now start tracking your money journey.",
    );
    await openMenu();
    await expect(page.getByText(address)).toBeVisible();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Sign In" }),
    ).toBeVisible();
    await page.goto("/challenge-dashboard?tab=kpis");
    await expect(page).toHaveURL("/auth");
    await signIn(page, address);
    await expect(page).toHaveURL("/challenge-dashboard?tab=kpis");
    await expect(page.getByRole("tab", { name: "My KPIs", selected: true })).toBeVisible();
    await expectToast(page, "Welcome back! 🎯", "Successfully signed in to your 4MQ account.");
  },
);

test("keeps the form closed and the password out of the address before its scripts have loaded", async ({
  page,
}) => {
  const answer = deferred();
  await page.route("**/assets/**.js", async (route) => {
    await answer.released;
    await route.continue();
  });
  await page.goto("/auth", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect(page.locator("form fieldset")).toHaveAttribute("disabled");
  await expect(page.locator("form")).toHaveAttribute("method", "post");
  await expect(password(page)).toBeDisabled();
  await page.locator("form").evaluate((form: HTMLFormElement) => form.querySelector("button")?.click());
  expect(new URL(page.url()).search).toBe("");
  answer.release();
  await opened(page);
  await expect(password(page)).toBeEnabled();
});

test("holds the form back by native validation: e-mail, six characters, both names", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  const problem = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((input: HTMLInputElement) => {
      const { valueMissing, typeMismatch, tooShort } = input.validity;
      return { valueMissing, typeMismatch, tooShort };
    });
  for (const label of ["First Name", "Last Name", "Email", "Password"])
    expect((await problem(label)).valueMissing, label).toBe(true);
  await email(page).fill("no address");
  await password(page).pressSequentially("12345");
  expect((await problem("Email")).typeMismatch).toBe(true);
  expect((await problem("Password")).tooShort).toBe(true);
});

test.describe("a wrong password", () => {
  test.use({ expectedErrors: [/400 \(Bad Request\)/] });

  test(
    "is told beside the button that was pressed, until it is pressed again",
    { tag: "@phone" },
    async ({ page }) => {
      // The button's help moves it to the foot of the screen after the toast has come.
      await page.setViewportSize({ width: 390, height: 780 });
      await page.goto("/auth");
      const failure = page.locator(".toasts li").filter({ hasText: "Sign In Error" });
      const send = submitButton(page, "Sign In");
      await email(page).fill("nobody@example.com");
      await password(page).fill("not my password");
      await password(page).press("Enter");
      await expect(failure).toBeVisible();
      await expect(page.locator("form").getByRole("alert")).toBeVisible();
      expect(await overlap(failure, send)).toBe(false);
      await page.route("**/auth/v1/token**", () => {});
      await send.click();
      await expect(failure).toHaveCount(0);
    },
  );
});
