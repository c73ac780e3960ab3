/** Joining, signing in and out (specification part 1, sections 2, 5 and 8). */
import {
  expect,
  expectToast,
  held,
  join,
  newAccount,
  newEmail,
  PASSWORD,
  sessionOf,
  signIn,
  signUp,
  submitButton,
  test,
  untilHydrated,
} from "./fixtures";

const email = (page: import("@playwright/test").Page) => page.getByLabel("Email");
const password = (page: import("@playwright/test").Page) => page.getByLabel("Password", { exact: true });

test(
  "a visitor joins, is greeted by e-mail, signs out and signs in again",
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
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Sign In" }).click();
    await signIn(page, address);
    await expect(page).toHaveURL("/");
    await expectToast(page, "Welcome back! 🎯", "Successfully signed in to your 4MQ account.");
  },
);

test("a signed-out visitor of a guarded page comes back to it after signing in", async ({ page }) => {
  const address = await signUp(page);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth");
  await page.goto("/challenge-dashboard?tab=kpis");
  await expect(page).toHaveURL("/auth");
  await signIn(page, address);
  await expect(page).toHaveURL("/challenge-dashboard?tab=kpis");
  await expect(page.getByRole("tab", { name: "My KPIs", selected: true })).toBeVisible();
});

for (const hours of [1, -1])
  test(`a device whose clock is ${hours} hour wrong signs in by the form, and stays signed in`, async ({
    page,
    request,
  }) => {
    const address = newEmail();
    await newAccount(request, { email: address });
    await page.clock.setFixedTime(Date.now() + hours * 3_600_000);
    await page.goto("/challenge-dashboard");
    await signIn(page, address);
    const greeting = page.getByRole("heading", { level: 1, name: "Hi Amara!" });
    await expect(greeting).toBeVisible();
    const { refresh_token } = (await sessionOf(page))!;
    await page.reload();
    await expect(greeting).toBeVisible();
    await expect(page).toHaveURL("/challenge-dashboard");
    // The server would not have had to be asked for a new one.
    expect((await sessionOf(page))!.refresh_token).toBe(refresh_token);
  });

test("a signed-in visitor who opens /auth goes home", async ({ page }) => {
  await signUp(page);
  await page.goto("/auth");
  await expect(page).toHaveURL("/");
});

test("the close button leads home", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("link", { name: "Close", exact: true }).click();
  await expect(page).toHaveURL("/");
});

test("the password can be shown and hidden", async ({ page }) => {
  await page.goto("/auth");
  await password(page).fill("secret12");
  await expect(password(page)).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password(page)).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password(page)).toHaveAttribute("type", "password");
});

test.describe("refusals", () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test("a wrong password is told with the server's message and nothing typed is lost", async ({ page }) => {
    await page.goto("/auth");
    const address = newEmail();
    await signIn(page, address, "not the one");
    await expectToast(page, "Sign In Error", "Invalid login credentials");
    await expect(email(page)).toHaveValue(address);
    await expect(password(page)).toHaveValue("not the one");
  });

  test("too many tries are told with the server's message, and with what to do", async ({ page }) => {
    await page.route("**/auth/v1/token**", (route) =>
      route.fulfill({
        status: 429,
        json: { code: 429, error_code: "over_request_rate_limit", msg: "Request rate limit reached" },
      }),
    );
    await page.goto("/auth");
    await signIn(page, newEmail());
    await expectToast(page, "Sign In Error", "Request rate limit reached");
    await expect(page.locator("form").getByRole("alert")).toHaveText(
      "That was a lot of tries. Take a short break, then try again.",
    );
    await expect(password(page)).toHaveValue(PASSWORD);
    await expect(submitButton(page, "Sign In")).toBeEnabled();
  });

  test("a taken e-mail address is told with the server's message", async ({ page }) => {
    const address = await signUp(page);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.getByRole("button", { name: "Sign Up", exact: true }).click();
    await join(page, { firstName: "Ben", email: address });
    await expectToast(page, "Sign Up Error", "User already registered");
    await expect(page.getByLabel("First Name")).toHaveValue("Ben");
  });
});

test.describe("a backend in trouble", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch|status of 5\d\d|TimeoutError/] });

  for (const [trouble, act] of [
    ["that cannot be reached", "abort"],
    ["that answers 500", 500],
    ["that answers with a proxy's page", 502],
  ] as const)
    test(`a backend ${trouble} gives the specified toast, and the form keeps what was typed`, async ({
      page,
    }) => {
      await page.route("**/auth/v1/token**", (route) =>
        act === "abort"
          ? route.abort()
          : route.fulfill({ status: act, contentType: "text/html", body: "<p>No</p>" }),
      );
      await page.goto("/auth");
      await signIn(page, "someone@example.com");
      await expectToast(page, "Error", "Something went wrong. Please try again.");
      await expect(password(page)).toHaveValue(PASSWORD);
      await expect(submitButton(page, "Sign In")).toBeEnabled();
    });

  test("a backend that never answers is given up, and the form keeps what was typed", async ({ page }) => {
    // A minute of waiting takes a second.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => timeout(ms / 60);
    });
    await page.route("**/auth/v1/token**", () => {});
    await page.goto("/auth");
    await signIn(page, "someone@example.com");
    await expectToast(page, "Error", "Something went wrong. Please try again.");
    await expect(password(page)).toHaveValue(PASSWORD);
    await expect(submitButton(page, "Sign In")).toBeEnabled();
  });

  test("signing out holds although the server cannot be reached", async ({ page }) => {
    await signUp(page);
    await page.route("**/auth/v1/logout**", (route) => route.abort());
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/auth");
    await page.reload();
    await page.goto("/challenge-dashboard");
    await expect(page).toHaveURL("/auth");
  });
});

test("while a request is under way the button says so and a second press sends nothing", async ({ page }) => {
  let requests = 0;
  const answer = held();
  await page.route("**/auth/v1/signup**", async (route) => {
    requests += 1;
    await answer.released;
    await route.continue();
  });
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await page.getByLabel("First Name").fill("Amara");
  await page.getByLabel("Last Name").fill("Okafor");
  await email(page).fill(newEmail());
  await password(page).fill(PASSWORD);
  await password(page).press("Enter");
  await expect(submitButton(page, "Processing...")).toBeDisabled();
  await password(page).press("Enter");
  answer.release();
  await expect(page).toHaveURL("/");
  expect(requests).toBe(1);
});

test("an account whose e-mail must be confirmed first is told to look into the inbox", async ({ page }) => {
  await page.route("**/auth/v1/signup**", (route) =>
    route.fulfill({
      json: {
        id: crypto.randomUUID(),
        aud: "authenticated",
        email: "new@example.com",
        identities: [{ id: "1" }],
      },
    }),
  );
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await join(page, { email: "new@example.com" });
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
  await expect(page.getByText(/new@example\.com/)).toBeVisible();
});

test("before its scripts have come, the form cannot be sent and no password reaches the address", async ({
  page,
}) => {
  const answer = held();
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
  await untilHydrated(page);
  await expect(password(page)).toBeEnabled();
});

test("native validation holds the form back: e-mail, six characters, both names", async ({ page }) => {
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
