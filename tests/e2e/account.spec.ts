/** The account page: name, e-mail, password, sessions, "download my data" and "delete my account". */
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "#scripts/backend/backend";
import { asUser, userIdOf } from "./database";
import {
  changeSession,
  expect,
  expectToast,
  held,
  mailsTo,
  newEmail,
  PASSWORD,
  sessionOf,
  signIn,
  signUp,
  test,
} from "./fixtures";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Signs up, and opens the page by the greeting. */
async function openAccount(page: Page, options: Parameters<typeof signUp>[1] = {}) {
  const email = await signUp(page, options);
  await expect(page.getByRole("heading", { level: 1, name: /^Hi .+!$/ })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: email }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  return email;
}

/** The same person on another device. */
async function otherDevice(browser: Browser, baseURL: string, email: string) {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto("/auth");
  await signIn(page, email);
  await expect(page).toHaveURL("/");
  return page;
}

/** Its token runs out: it has to ask for a new one, as it does within the hour. */
async function isStillSignedIn(page: Page) {
  await changeSession(page, { expires_at: 1 });
  await page.goto("/challenge-dashboard");
  await expect(page.getByText(/Welcome Back|^Hi .+!$/)).toBeVisible();
  return (await sessionOf(page)) !== null;
}

const storedKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

/** As if two quizzes had been taken in this browser. */
const playQuizzes = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem("completedQuizzes", '["money-brain-battle"]');
    localStorage.setItem("quizScores", '{"money-brain-battle":90}');
    localStorage.setItem("quizAttempts_money-brain-battle", "2");
    localStorage.setItem(
      "userEarnings",
      '{"totalCoins":1,"dailyEarnings":[{"date":"2026-11-20","coins":1,"source":"money-brain-battle"}],"weeklyEarnings":1,"monthlyEarnings":1}',
    );
  });

test.describe("the name", () => {
  test("is changed, greets on the dashboard, and stands in the form again after a reload", async ({
    page,
  }) => {
    await openAccount(page);
    const form = section(page, "Your name");
    await expect(form.getByLabel("First name")).toHaveValue("Amara");
    await expect(form.getByLabel("Last name")).toHaveValue("Okafor");
    await form.getByLabel("First name").fill("  Zadie ");
    await form.getByLabel("Last name").fill("");
    await press(page, "Save name");
    await expect(form.getByRole("status")).toHaveText("Your name is saved.");
    await page.getByRole("navigation", { name: "Main" }).getByText("90-Day Challenge").click();
    await page.getByRole("link", { name: "Challenge Dashboard" }).first().click();
    await expect(page.getByRole("heading", { name: "Hi Zadie!" })).toBeVisible();
    await page.goto("/account");
    await expect(form.getByLabel("First name")).toHaveValue("Zadie");
    await expect(form.getByLabel("Last name")).toHaveValue("");
  });

  test("of nothing but spaces is not sent", async ({ page }) => {
    await openAccount(page);
    const form = section(page, "Your name");
    let sent = 0;
    await page.route("**/rest/v1/profiles**", (route) => {
      if (route.request().method() === "PATCH") sent += 1;
      return route.continue();
    });
    await form.getByLabel("First name").fill("   ");
    await press(page, "Save name");
    await expect(form.getByLabel("First name")).toBeFocused();
    expect(sent).toBe(0);
  });
});

test.describe("failures", () => {
  test.use({ expectedErrors: [/./] });

  test("a name that cannot be saved is told, and stays typed", async ({ page }) => {
    await openAccount(page);
    const form = section(page, "Your name");
    await expect(form.getByLabel("First name")).toBeVisible();
    await page.route("**/rest/v1/profiles**", (route) => route.abort());
    await form.getByLabel("First name").fill("Zadie");
    await press(page, "Save name");
    await expect(form.getByRole("alert")).toContainText("We could not save your name.");
    await expect(form.getByLabel("First name")).toHaveValue("Zadie");
  });

  test("a name that is saved without a connection is told at once, stays typed, and is not sent later", async ({
    page,
    context,
  }) => {
    await openAccount(page);
    const form = section(page, "Your name");
    await expect(form.getByLabel("First name")).toHaveValue("Amara");
    await expect(page.getByText("All of these open this account.")).toBeVisible();
    await context.setOffline(true);
    await form.getByLabel("First name").fill("Zadie");
    await press(page, "Save name");
    await expect(form.getByRole("alert")).toContainText("We could not save your name.");
    await expect(form.getByLabel("First name")).toHaveValue("Zadie");
    await page.getByRole("navigation", { name: "Main" }).getByText("90-Day Challenge").click();
    await page.getByRole("link", { name: "Challenge Dashboard" }).first().click();
    await expect(page.getByRole("heading", { name: "Hi Amara!" })).toBeVisible();
    let sent = 0;
    page.on("request", (asked) => (sent += Number(asked.method() === "PATCH")));
    // What waited would be sent first.
    const readAnew = page.waitForResponse("**/rest/v1/profiles?select**");
    await context.setOffline(false);
    await readAnew;
    expect(sent).toBe(0);
  });

  test("parts whose files do not come without a connection leave the others standing", async ({
    page,
    context,
  }) => {
    const file = held();
    await page.route(/assets\/(SecondSteps|NoPassword)-.*\.js$/, async (route) => {
      await file.released;
      await route.abort();
    });
    await openAccount(page);
    await expect(page.getByLabel("First name")).toHaveValue("Amara");
    await context.setOffline(true);
    file.release();
    await expect(section(page, "Two-step verification").getByRole("alert")).toContainText(
      "This part tripped over. The rest of the page is fine",
    );
    await expect(page.getByLabel("First name")).toHaveValue("Amara");
  });

  test("names that cannot be loaded leave a way to try again", async ({ page }) => {
    await signUp(page);
    await page.route("**/rest/v1/profiles**", (route) => route.abort());
    await page.goto("/account");
    await expect(page.getByText("We could not load your name.")).toBeVisible();
    await page.unroute("**/rest/v1/profiles**");
    await press(page, "Try again");
    await expect(page.getByLabel("First name")).toHaveValue("Amara");
  });

  test("a wrong current password changes nothing", async ({ page, browser, baseURL }) => {
    const email = await openAccount(page);
    const form = section(page, "Your password");
    await form.getByLabel("Current password", { exact: true }).fill("not the one");
    await form.getByLabel("New password", { exact: true }).fill("another secret");
    await press(page, "Change password");
    await expect(form.getByRole("alert")).toHaveText("That is not your password. Type it again.");
    await otherDevice(browser, baseURL!, email);
  });

  test("the password of now is not taken for a new one", async ({ page }) => {
    await openAccount(page);
    const form = section(page, "Your password");
    await form.getByLabel("Current password", { exact: true }).fill(PASSWORD);
    await form.getByLabel("New password", { exact: true }).fill(PASSWORD);
    await press(page, "Change password");
    await expect(form.getByRole("alert")).toHaveText("That is your password now. Choose a new one.");
  });

  test("without a connection each part says so, and nothing is half done", async ({ page }) => {
    await openAccount(page);
    await page.route(/\/(auth|rest)\/v1\//, (route) => route.abort());
    const mail = section(page, "Your e-mail");
    await mail.getByLabel("New e-mail").fill(newEmail());
    await press(page, "Change e-mail");
    await expect(mail.getByRole("alert")).toContainText("That did not work.");
    await expect(mail.getByLabel("New e-mail")).not.toHaveValue("");
    const password = section(page, "Your password");
    await password.getByLabel("Current password", { exact: true }).fill(PASSWORD);
    await password.getByLabel("New password", { exact: true }).fill("another secret");
    await press(page, "Change password");
    await expect(password.getByRole("alert")).toContainText("That did not work.");
    await press(page, "Sign out my other devices");
    await expect(section(page, "Sign out").getByRole("alert")).toContainText("nobody is signed out");
    await press(page, "Sign out everywhere");
    await expect(section(page, "Sign out").getByRole("alert")).toContainText("nobody is signed out");
    await press(page, "Download as JSON");
    await expect(section(page, "Your data").getByRole("alert")).toContainText("We could not make your file.");
    const deletion = section(page, "Delete your account");
    await deletion.getByLabel(/^Type DELETE/).fill("DELETE");
    await deletion.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await press(page, "Delete my account");
    await expect(deletion.getByRole("alert")).toContainText("We do not know if that worked.");
    expect(await sessionOf(page)).not.toBeNull();
    // But this device can always be signed out.
    await press(page, "Sign out here");
    await expect(page).toHaveURL("/auth");
    expect(await sessionOf(page)).toBeNull();
  });

  test("a password that is changed while the other devices cannot be reached says so", async ({ page }) => {
    await openAccount(page);
    await page.route("**/auth/v1/logout?scope=others", (route) => route.abort());
    const form = section(page, "Your password");
    await form.getByLabel("Current password", { exact: true }).fill(PASSWORD);
    await form.getByLabel("New password", { exact: true }).fill("another secret");
    await press(page, "Change password");
    await expect(form.getByRole("status")).toContainText("Your other devices are still signed in");
  });

  for (const [where, checkIsLost] of [
    ["", false],
    [", and that it may have arrived is seen at the next try", true],
  ] as const)
    test(`a changed password whose answer is lost signs out the other devices all the same${where}`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const other = await otherDevice(browser, baseURL!, await openAccount(page));
      await page.route("**/auth/v1/user", async (route) => {
        if (route.request().method() !== "PUT") return route.continue();
        await route.fetch();
        if (checkIsLost) await page.route("**/auth/v1/token**", (check) => check.abort());
        return route.abort();
      });
      const form = section(page, "Your password");
      await form.getByLabel("Current password", { exact: true }).fill(PASSWORD);
      await form.getByLabel("New password", { exact: true }).fill("another secret");
      await press(page, "Change password");
      if (checkIsLost) {
        await expect(form.getByRole("alert")).toContainText("That did not work.");
        await page.unroute("**/auth/v1/token**");
        await press(page, "Change password");
      }
      await expect(form.getByRole("status")).toContainText("Your password is changed.");
      expect(await isStillSignedIn(other)).toBe(false);
    });

  test("the e-mail address of another account cannot be taken", async ({ page, browser, baseURL }) => {
    const taken = newEmail();
    const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await signUp(other, { email: taken });
    await openAccount(page);
    const form = section(page, "Your e-mail");
    await form.getByLabel("New e-mail").fill(taken);
    await press(page, "Change e-mail");
    await expect(form.getByRole("alert")).toContainText("We cannot use that address");
    await expect(form.getByLabel("New e-mail")).toHaveValue(taken);
  });
});

test("the e-mail address changes when its letter is answered, and the wait is told after a reload too", async ({
  page,
  request,
}) => {
  const old = await openAccount(page);
  const wanted = newEmail();
  const form = section(page, "Your e-mail");
  await form.getByLabel("New e-mail").fill(old.toUpperCase());
  await press(page, "Change e-mail");
  await expect(form.getByRole("alert")).toHaveText("That is your address already.");
  await form.getByLabel("New e-mail").fill(wanted);
  await press(page, "Change e-mail");
  const told = form.getByText(`Look in both inboxes, ${old} and ${wanted}`);
  await expect(told).toBeVisible();
  await expect(form.getByLabel("New e-mail")).toHaveValue("");
  await page.reload();
  await expect(told).toBeVisible();
  await expect(form.getByText(`You sign in with ${old}.`, { exact: true })).toBeVisible();
  // As the link of the letter does, in another browser.
  const [newest] = await mailsTo(request, old);
  const answer = await request.post("/auth/v1/verify", {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    data: { type: "email_change", token_hash: /token_hash=([\w-]+)/.exec(newest!.html)![1] },
  });
  expect(answer.status()).toBe(200);
  await page.reload();
  await expect(form.getByText(`You sign in with ${wanted}.`, { exact: true })).toBeVisible();
  await expect(told).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" }).getByText(wanted)).toBeVisible();
});

test.describe("sessions", () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test("a changed password signs out the other devices, and opens the account from then on", async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = await openAccount(page);
    const other = await otherDevice(browser, baseURL!, email);
    const form = section(page, "Your password");
    await form.getByLabel("Current password", { exact: true }).fill(PASSWORD);
    await form.getByLabel("New password", { exact: true }).fill("another secret");
    await press(page, "Change password");
    await expect(form.getByRole("status")).toContainText("Your other devices are signed out.");
    await expect(form.getByLabel("Current password", { exact: true })).toHaveValue("");
    expect(await isStillSignedIn(other)).toBe(false);
    await other.goto("/auth");
    await signIn(other, email);
    await expectToast(other, "Sign In Error", "Invalid login credentials");
    await other.goto("/auth");
    await signIn(other, email, "another secret");
    await expect(other).not.toHaveURL("/auth");
  });

  test("signing out the other devices leaves this one alone", async ({ page, browser, baseURL }) => {
    const other = await otherDevice(browser, baseURL!, await openAccount(page));
    await press(page, "Sign out my other devices");
    await expect(section(page, "Sign out").getByRole("status")).toContainText(
      "Your other devices are signed out.",
    );
    expect(await isStillSignedIn(other)).toBe(false);
    expect(await isStillSignedIn(page)).toBe(true);
  });

  test("signing out here leaves the other devices alone", async ({ page, browser, baseURL }) => {
    const other = await otherDevice(browser, baseURL!, await openAccount(page));
    await press(page, "Sign out here");
    await expect(page).toHaveURL("/auth");
    await expectToast(page, "You are signed out.", "Your account is shut on this device.");
    expect(await sessionOf(page)).toBeNull();
    expect(await isStillSignedIn(other)).toBe(true);
  });

  test("signing out everywhere leaves none", async ({ page, browser, baseURL }) => {
    const other = await otherDevice(browser, baseURL!, await openAccount(page));
    await press(page, "Sign out everywhere");
    await expect(page).toHaveURL("/auth");
    await expectToast(page, "You are signed out everywhere.");
    expect(await sessionOf(page)).toBeNull();
    expect(await isStillSignedIn(other)).toBe(false);
  });

  test("a device that was signed out from elsewhere does not claim to sign out others", async ({
    page,
    browser,
    baseURL,
  }) => {
    const other = await otherDevice(browser, baseURL!, await openAccount(page));
    await other.goto("/account");
    // Whoever asks the server for something after that hears of it then: this one is to ask for nothing any more.
    await other.waitForLoadState("networkidle");
    await expect(other.getByLabel("First name")).toHaveValue("Amara");
    await press(page, "Sign out my other devices");
    await expect(section(page, "Sign out").getByRole("status")).toContainText("signed out");
    await press(other, "Sign out my other devices");
    await expectToast(other, "You were signed out already.");
    await expect(other).toHaveURL("/auth");
    expect(await isStillSignedIn(page)).toBe(true);
  });
});

interface OwnData {
  account: { email: string };
  journal_entries: { amount: number; user_id?: string }[];
  profiles: { first_name: string }[];
  kept_in_this_browser: object;
}

test("the download holds everything of its owner and of this browser, and nothing of anybody else", async ({
  page,
  browser,
  baseURL,
}) => {
  const stranger = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  const strangersEmail = await signUp(stranger, { firstName: "Stranger" });
  const email = await openAccount(page);
  const user_id = await userIdOf(page);
  // As many as one day takes; that no limit of rows cuts it off is shown in tests/database/account.test.ts.
  const rows = Array.from({ length: 200 }, (_, n) => ({
    user_id,
    entry_date: "2026-11-16",
    entry_type: "E",
    amount: n + 1,
    earning_detail: "E-Chore",
  }));
  await asUser(page, "POST", "journal_entries", rows);
  await playQuizzes(page);

  const fileOf = async (button: string, name: string) => {
    const [download] = await Promise.all([page.waitForEvent("download"), press(page, button)]);
    expect(download.suggestedFilename()).toBe(name);
    await expect(section(page, "Your data").getByRole("status")).toContainText("Your file is on its way.");
    return readFile(await download.path(), "utf8");
  };
  const json = await fileOf("Download as JSON", "4mq-my-data.json");
  const data = JSON.parse(json) as OwnData;
  expect(data.account.email).toBe(email);
  expect(data.profiles).toMatchObject([{ first_name: "Amara", last_name: "Okafor" }]);
  expect(data.journal_entries).toHaveLength(200);
  expect(data.journal_entries.reduce((sum, { amount }) => sum + amount, 0)).toBe((200 * 201) / 2);
  expect(data.kept_in_this_browser).toEqual({
    completedQuizzes: ["money-brain-battle"],
    quizScores: { "money-brain-battle": 90 },
    quizAttempts: { "money-brain-battle": 2 },
    userEarnings: {
      totalCoins: 1,
      dailyEarnings: [{ date: "2026-11-20", coins: 1, source: "money-brain-battle" }],
      weeklyEarnings: 1,
      monthlyEarnings: 1,
    },
    journalDraft: null,
    journalOutbox: [],
    begunTexts: {},
  });

  const csv = await fileOf("Download as a table (CSV)", "4mq-my-data.csv");
  const lines = csv.split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFtable,/);
  expect(lines.filter((line) => line.startsWith("journal_entries,"))).toHaveLength(200);
  expect(lines.filter((line) => line.startsWith("quizScores,"))).toHaveLength(1);
  for (const text of [json, csv]) {
    expect(text).not.toContain(strangersEmail);
    expect(text).not.toContain("Stranger");
  }
});

test.describe("deleting the account", () => {
  test.use({ expectedErrors: [/status of (4\d\d|502)/] });

  const fillIn = async (page: Page, word: string, password = PASSWORD) => {
    const form = section(page, "Delete your account");
    await form.getByLabel(/^Type DELETE/).fill(word);
    await form.getByLabel("Password", { exact: true }).fill(password);
    await press(page, "Delete my account");
    return form;
  };

  test("wants the word and the password", async ({ page, browser, baseURL }) => {
    const email = await openAccount(page);
    let deletions = 0;
    page.on("request", (request) => (deletions += Number(request.url().includes("delete_my_account"))));
    const form = await fillIn(page, "delete");
    await expect(form.getByText("Type the word DELETE, in capital letters.")).toBeVisible();
    await expect(form.getByLabel(/^Type DELETE/)).toBeFocused();
    await fillIn(page, "DELETE", "not the one");
    await expect(form.getByRole("alert")).toHaveText("That is not your password. Type it again.");
    await expect(form.getByLabel(/^Type DELETE/)).toHaveValue("DELETE");
    expect(deletions).toBe(0);
    await otherDevice(browser, baseURL!, email);
  });

  test("leaves nothing in the database and nothing in this browser", async ({ page }) => {
    const email = await openAccount(page);
    const userId = await userIdOf(page);
    await playQuizzes(page);
    await page.evaluate((id) => {
      localStorage.setItem(`4mq_draft_${id}`, "a draft");
      sessionStorage.setItem("4mq_questionnaire", '{"email":"mum@example.org"}');
    }, userId);
    // It leaves a code in the storage.
    await section(page, "Your e-mail").getByLabel("New e-mail").fill(newEmail());
    await press(page, "Change e-mail");
    await expect(page.getByText(/Look in both inboxes/)).toBeVisible();
    await fillIn(page, "DELETE");
    await expect(page).toHaveURL("/");
    await expectToast(page, "Your account is deleted.");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    expect(await storedKeys(page)).toEqual([]);
    await page.goto("/account");
    await expect(page).toHaveURL("/auth");
    await page.goto("/auth");
    await signIn(page, email);
    await expectToast(page, "Sign In Error", "Invalid login credentials");
  });

  test("leaves the coins where they are for those who want to keep them", async ({ page }) => {
    await openAccount(page);
    await playQuizzes(page);
    await page.getByLabel(/^Also clear the quiz scores and coins/).uncheck();
    await fillIn(page, "DELETE");
    await expect(page).toHaveURL("/");
    expect((await storedKeys(page)).toSorted()).toEqual([
      "completedQuizzes",
      "quizAttempts_money-brain-battle",
      "quizScores",
      "userEarnings",
    ]);
  });

  test("an answer that was lost does not leave the person before a shut door", async ({ page }) => {
    await openAccount(page);
    let lost = 0;
    await page.route("**/rest/v1/rpc/delete_my_account", async (route) => {
      lost += 1;
      await route.fetch();
      await route.fulfill({ status: 502, contentType: "text/html", body: "<p>No</p>" });
    });
    await fillIn(page, "DELETE");
    await expect(page).toHaveURL("/");
    await expectToast(page, "Your account is deleted.");
    expect(lost).toBe(1);
  });
});

test("a second press while one is under way sends nothing more", async ({ page }) => {
  await openAccount(page);
  const answer = held();
  let checks = 0;
  await page.route("**/auth/v1/token?grant_type=password", async (route) => {
    checks += 1;
    await answer.released;
    await route.continue();
  });
  const form = section(page, "Your password");
  await form.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await form.getByLabel("New password", { exact: true }).fill("another secret");
  await form.getByLabel("New password", { exact: true }).press("Enter");
  await expect(form.getByRole("button", { name: "One moment…" })).toBeDisabled();
  await form.getByLabel("New password", { exact: true }).press("Enter");
  answer.release();
  await expect(form.getByRole("status")).toContainText("Your password is changed.");
  expect(checks).toBe(1);
});

test.describe("what it tells", () => {
  // The embedded backend knows neither second steps nor other companies.
  test.use({ expectedErrors: [/status of 404/] });

  test("is accessible, in both themes", { tag: "@phone" }, async ({ page, axe }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signUp(page);
    await page.goto("/account");
    await expect(page.getByLabel("First name")).toHaveValue("Amara");
    await press(page, "Save name");
    await expect(page.getByText("Your name is saved.")).toBeVisible();
    await section(page, "Your e-mail").getByLabel("New e-mail").fill(newEmail());
    await press(page, "Change e-mail");
    await expect(page.getByText(/Look in both inboxes/)).toBeVisible();
    await page.getByLabel(/^Type DELETE/).fill("no");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await press(page, "Delete my account");
    await expect(page.getByText(/in capital letters/)).toBeVisible();
    await press(page, "Set up an app");
    await expect(page.getByText("Two-step verification is not switched on here yet.")).toBeVisible();
    await expect(page.getByText("No other ways are switched on here.")).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await axe();
    }
  });
});
