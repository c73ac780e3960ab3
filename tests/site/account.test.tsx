/** The account page: name, e-mail, password, sessions, "download my data" and "delete my account". */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SESSION_KEY } from "@/backend/session";
import "@/pages/account/LinkedSignIns";
import "@/pages/account/NoPassword";
import "@/pages/account/SecondSteps";
import {
  answeredWith,
  answerLost,
  goOffline,
  requestLost,
  interceptRequests,
  sentRequests,
  requestsTo,
  type RequestOutcome,
} from "./network";
import {
  isStillSignedIn,
  mailsTo,
  opensWith,
  signInElsewhere,
  signOutFromElsewhere,
  verify,
} from "./otherDevice";
import {
  asUser,
  expectLogged,
  expectToast,
  loadPages,
  newAccount,
  newEmail,
  open,
  PASSWORD,
  signUp,
  type Session,
} from "./site";
import { currentToasts } from "@/ui/feedback/toast";

loadPages("/", "/auth", "/account", "/challenge-dashboard");

const NEW_PASSWORD = "another secret";

const section = (name: string) => within(screen.getByRole("region", { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.paste(text);
}
const firstName = () => screen.findByLabelText("First name");
const reads = (role: "status" | "alert") => async (name: string, words: string) =>
  waitFor(() => {
    const texts = section(name)
      .queryAllByRole(role)
      .map(({ textContent }) => textContent);
    expect(texts).toContainEqual(expect.stringContaining(words));
  });
const said = reads("status");
const refused = reads("alert");

// Each check of a password has a client of its own, which the library remarks on.
const SECOND_CLIENT = "Multiple GoTrueClient instances";
const CONNECTION_LOST = new RegExp(`Failed to fetch|${SECOND_CLIENT}`);
afterEach(() => {
  const warnings = vi.mocked(console.warn).mock.calls.map(([text]) => String(text));
  expect(warnings.filter((text) => !text.includes(SECOND_CLIENT))).toEqual([]);
  vi.mocked(console.warn).mockClear();
});

/** Opens the page of a new account and waits until all of its parts are there. */
async function openAccount(options: Parameters<typeof signUp>[0] = {}): Promise<Session> {
  const session = await signUp(options);
  open("/account");
  expect(await firstName()).toHaveValue("Amara");
  expect(await screen.findByText("There is no other way to sign in here yet.")).toBeInTheDocument();
  expect(await screen.findByText("E-mail and password")).toBeInTheDocument();
  return session;
}

async function typePasswords(current: string, wanted: string) {
  const form = section("Your password");
  await fill(form.getByLabelText("Current password"), current);
  await fill(form.getByLabelText("New password"), wanted);
}
async function changePassword(current = PASSWORD, wanted = NEW_PASSWORD) {
  await typePasswords(current, wanted);
  await press("Change password");
}
async function changeEmail(wanted: string) {
  await fill(section("Your e-mail address").getByLabelText("New e-mail address"), wanted);
  await press("Change e-mail address");
}
async function deleteAccount(word = "DELETE", password = PASSWORD) {
  const form = section("Delete your account");
  await fill(form.getByLabelText(/^Type DELETE/), word);
  await fill(form.getByLabelText("Password"), password);
  await press("Delete my account");
}

const greeting = (name: string) => screen.findByText(name, { selector: "h1 *" });
const signInPage = () => screen.findByRole("heading", { name: "Welcome Back" });
const homePage = () => screen.findByRole("heading", { name: "Empowering Kids with Financial Literacy" });
const hasSession = () => localStorage.getItem(SESSION_KEY) !== null;

/** As if two quizzes had been taken in this browser. */
function playQuizzes() {
  localStorage.setItem("completedQuizzes", '["money-brain-battle"]');
  localStorage.setItem("quizScores", '{"money-brain-battle":90}');
  localStorage.setItem("quizAttempts_money-brain-battle", "2");
  localStorage.setItem(
    "userEarnings",
    '{"totalCoins":1,"dailyEarnings":[{"date":"2026-11-20","coins":1,"source":"money-brain-battle"}],"weeklyEarnings":1,"monthlyEarnings":1}',
  );
}

it("asks the auth server once for all that it shows of the account", async () => {
  await openAccount();
  expect(requestsTo("GET /auth/v1/user")).toHaveLength(1);
});

describe("the name", () => {
  it("saves a name without its outer spaces, greets with it on the dashboard, and shows it after a reload", async () => {
    await openAccount();
    expect(screen.getByLabelText("Last name")).toHaveValue("Okafor");
    await fill(await firstName(), "  Zadie ");
    await fill(screen.getByLabelText("Last name"), "");
    await press("Save name");
    await said("Your name", "Your name has been saved.");
    await userEvent.click(screen.getByRole("link", { name: "Challenge Dashboard" }));
    expect(await greeting("Zadie")).toBeInTheDocument();
    open("/account");
    expect(await firstName()).toHaveValue("Zadie");
    expect(screen.getByLabelText("Last name")).toHaveValue("");
  });

  it.each([
    ["spaces", "   "],
    ["Hangul fillers", "\u3164\u3164"],
  ])("does not send a name of %s alone", async (_, name) => {
    await openAccount();
    await fill(await firstName(), name);
    await press("Save name");
    expect(await firstName()).toBeInvalid();
    expect(requestsTo("PATCH profiles")).toEqual([]);
  });

  it("keeps a name that could not be saved in its field, and says so", async () => {
    await openAccount();
    interceptRequests("* profiles", requestLost);
    await fill(await firstName(), "Zadie");
    await press("Save name");
    await refused("Your name", "We could not save your name.");
    expect(await firstName()).toHaveValue("Zadie");
    expectLogged(CONNECTION_LOST);
  });

  it("reports a name without a connection at once, keeps it, and does not send it later", async () => {
    const { user } = await signUp();
    open("/challenge-dashboard");
    await greeting("Amara");
    await userEvent.click(screen.getByTitle(user.email));
    expect(await firstName()).toHaveValue("Amara");
    await screen.findByText("E-mail and password");
    const goOnline = goOffline();
    await fill(await firstName(), "Zadie");
    await press("Save name");
    await refused("Your name", "We could not save your name.");
    expect(await firstName()).toHaveValue("Zadie");
    await userEvent.click(screen.getByRole("link", { name: "Challenge Dashboard" }));
    expect(await greeting("Amara")).toBeInTheDocument();
    const before = sentRequests.length;
    goOnline();
    // A change that waits for the connection would be sent before anything is read.
    await waitFor(() =>
      expect(sentRequests.slice(before).map(({ address }) => address)).toContainEqual(
        expect.stringContaining("/profiles?select=first_name"),
      ),
    );
    expect(sentRequests.slice(before).map(({ method }) => method)).not.toContain("PATCH");
    expectLogged(CONNECTION_LOST);
  });

  it("loads the name again on request after a failure", async () => {
    await signUp();
    const end = interceptRequests("* profiles", requestLost);
    open("/account");
    expect(await screen.findByText("We could not load your name.")).toBeInTheDocument();
    end();
    await userEvent.click(section("Your name").getByRole("button", { name: "Try again" }));
    expect(await firstName()).toHaveValue("Amara");
    expectLogged(CONNECTION_LOST);
  });
});

describe("the e-mail address", () => {
  it("changes the address once the e-mail is answered, and mentions the wait after a reload too", async () => {
    const { user } = await openAccount();
    const old = user.email;
    const wanted = newEmail();
    const asked = `Check both inboxes, ${old} and ${wanted}`;
    await changeEmail(old.toUpperCase());
    await refused("Your e-mail address", "That is already your e-mail address.");
    await changeEmail(wanted);
    await said("Your e-mail address", asked);
    expect(section("Your e-mail address").getByLabelText("New e-mail address")).toHaveValue("");
    open("/account");
    expect(await screen.findByText(new RegExp(asked))).toBeInTheDocument();
    expect(screen.getByText(`You sign in with ${old}.`)).toBeInTheDocument();
    // As the link of the letter does, in another browser.
    const [newest] = await mailsTo(old);
    const token_hash = /token_hash=([\w-]+)/.exec(newest!.html)![1];
    expect((await verify({ type: "email_change", token_hash })).status).toBe(200);
    open("/account");
    expect(await screen.findByText(`You sign in with ${wanted}.`)).toBeInTheDocument();
    expect(screen.queryByText(new RegExp(asked))).toBeNull();
    expect(screen.getByTitle(wanted)).toBeInTheDocument();
  });

  it("refuses another account's address, and keeps it in the field", async () => {
    const { user } = await newAccount();
    await openAccount();
    await changeEmail(user.email);
    await refused("Your e-mail address", "We cannot use that address");
    expect(section("Your e-mail address").getByLabelText("New e-mail address")).toHaveValue(user.email);
  });
});

describe("the password", () => {
  it("lets the user in with a changed password, and signs out the other devices", async () => {
    const session = await openAccount();
    const other = await signInElsewhere(session.user.email);
    await changePassword();
    await said(
      "Your password",
      "Your password has been changed and your other devices have been signed out.",
    );
    expect(section("Your password").getByLabelText("Current password")).toHaveValue("");
    expect(await isStillSignedIn(other)).toBe(false);
    expect(await opensWith(session.user.email, PASSWORD)).toBe(false);
    expect(await opensWith(session.user.email, NEW_PASSWORD)).toBe(true);
  });

  it("does not change the password if the current one is wrong", async () => {
    const { user } = await openAccount();
    await changePassword("not the one");
    await refused("Your password", "That password is not right. Please type it again.");
    expect(await opensWith(user.email, PASSWORD)).toBe(true);
  });

  it("says at the field that a password is too long, before anything is sent", async () => {
    await openAccount();
    await typePasswords(PASSWORD, "a".repeat(81));
    await refused("Your password", "Choose a shorter password: at most 72 letters");
    await press("Change password");
    expect(requestsTo("POST /auth/v1/token")).toEqual([]);
    expect(requestsTo("PUT /auth/v1/user")).toEqual([]);
  });

  it("speaks of the password if the server refuses it without saying why", async () => {
    await openAccount();
    interceptRequests(
      "PUT /auth/v1/user",
      answeredWith(400, { code: 400, error_code: "validation_failed", msg: "Password is too long" }),
    );
    await changePassword();
    await refused("Your password", "Choose a shorter password");
  });

  it.each(["Change password", "Delete my account"])(
    "speaks of the current password if the server refuses it without saying why: %s",
    async (action) => {
      await openAccount();
      interceptRequests(
        "POST /auth/v1/token",
        answeredWith(400, { code: 400, error_code: "validation_failed", msg: "That is not allowed" }),
      );
      if (action === "Change password") await changePassword();
      else await deleteAccount();
      const told = "That password is not right. Please type it again.";
      await refused(action === "Change password" ? "Your password" : "Delete your account", told);
    },
  );

  it("refuses the same password as before", async () => {
    await openAccount();
    await changePassword(PASSWORD, PASSWORD);
    await refused("Your password", "That is already your password. Choose a different one.");
  });

  it("changes the password once, however often Enter is pressed", async () => {
    const { user } = await openAccount();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    interceptRequests("POST /auth/v1/token?grant_type=password", (send) => released.then(send));
    await typePasswords(PASSWORD, NEW_PASSWORD);
    const field = section("Your password").getByLabelText("New password");
    await userEvent.type(field, "{Enter}");
    await waitFor(() => expect(screen.getByRole("button", { name: "One moment…" })).toBeDisabled());
    await userEvent.type(field, "{Enter}");
    release();
    await said("Your password", "Your password has been changed");
    expect(requestsTo("POST /auth/v1/token?grant_type=password")).toHaveLength(1);
    expect(await opensWith(user.email, NEW_PASSWORD)).toBe(true);
  });

  it("changes the password if the other devices cannot be reached, and says so", async () => {
    await openAccount();
    interceptRequests("POST /auth/v1/logout?scope=others", requestLost);
    await changePassword();
    await said("Your password", "Your other devices are still signed in");
    expectLogged(CONNECTION_LOST);
  });

  it("signs out the other devices if the answer is lost and a check finds the password changed", async () => {
    const session = await openAccount();
    const other = await signInElsewhere(session.user.email);
    interceptRequests("PUT /auth/v1/user", answerLost);
    await changePassword();
    await said(
      "Your password",
      "Your password has been changed and your other devices have been signed out.",
    );
    expect(await isStillSignedIn(other)).toBe(false);
    expectLogged(CONNECTION_LOST);
  });

  it("signs out the other devices at the next try if the check is lost as well", async () => {
    const session = await openAccount();
    const other = await signInElsewhere(session.user.email);
    let endCheck = () => {};
    const thenLoseCheck: RequestOutcome = (send, request) => {
      endCheck = interceptRequests("POST /auth/v1/token", requestLost);
      return answerLost(send, request);
    };
    interceptRequests("PUT /auth/v1/user", thenLoseCheck);
    await changePassword();
    await refused("Your password", "That did not work. Check your connection, then try again.");
    endCheck();
    await press("Change password");
    await said(
      "Your password",
      "Your password has been changed and your other devices have been signed out.",
    );
    expect(await isStillSignedIn(other)).toBe(false);
    expectLogged(CONNECTION_LOST);
  });
});

describe("signing out", () => {
  it("signs out other devices and leaves this one", async () => {
    const session = await openAccount();
    const other = await signInElsewhere(session.user.email);
    await press("Sign out my other devices");
    await said("Sign out", "Your other devices are being signed out.");
    expect(await isStillSignedIn(other)).toBe(false);
    expect(await isStillSignedIn(session)).toBe(true);
  });

  it("signs out here and leaves the other devices", async () => {
    const session = await openAccount();
    const other = await signInElsewhere(session.user.email);
    await press("Sign out here");
    await signInPage();
    await expectToast("You are signed out.", "Your account is no longer open on this device.");
    expect(hasSession()).toBe(false);
    await waitFor(async () => expect(requestsTo("POST /auth/v1/logout?scope=local")).toHaveLength(1));
    expect(await isStillSignedIn(other)).toBe(true);
  });

  it("signs out everywhere", async () => {
    const session = await openAccount();
    const other = await signInElsewhere(session.user.email);
    await press("Sign out everywhere");
    await signInPage();
    await expectToast("You are signed out everywhere.");
    expect(hasSession()).toBe(false);
    expect(await isStillSignedIn(other)).toBe(false);
    expect(await isStillSignedIn(session)).toBe(false);
  });

  it.each([401, 403, 404])(
    "ends quietly if signing out other devices is answered with %i",
    async (status) => {
      await openAccount();
      interceptRequests(
        "POST /auth/v1/logout?scope=others",
        answeredWith(status, { code: status, error_code: "session_not_found", msg: "no such session" }),
      );
      await press("Sign out my other devices");
      await said("Sign out", "Your other devices are being signed out.");
      expect(requestsTo("POST /auth/v1/logout?scope=others")).toHaveLength(1);
      expect(hasSession()).toBe(true);
      expect(currentToasts()).toEqual([]);
    },
  );

  it("does not claim to have signed out everywhere from a device that was itself signed out", async () => {
    const session = await openAccount();
    const other = await signInElsewhere(session.user.email);
    await signOutFromElsewhere(other, "others");
    await press("Sign out everywhere");
    await expectToast("You were already signed out.");
    await signInPage();
    expect(await isStillSignedIn(other)).toBe(true);
  });
});

it("says in each part that it failed without an answer, does nothing by halves, and signs out here", async () => {
  const { user } = await openAccount();
  const end = interceptRequests("* /", requestLost);
  await changeEmail(newEmail());
  await refused("Your e-mail address", "That did not work.");
  expect(section("Your e-mail address").getByLabelText("New e-mail address")).not.toHaveValue("");
  await changePassword();
  await refused("Your password", "That did not work.");
  await press("Sign out my other devices");
  await refused("Sign out", "you are still signed in everywhere");
  await press("Sign out everywhere");
  await waitFor(() => expect(requestsTo("POST /auth/v1/logout?scope=global")).not.toEqual([]));
  await refused("Sign out", "you are still signed in everywhere");
  await press("Download as JSON");
  await refused("Your data", "We could not make your file.");
  await deleteAccount();
  await refused("Delete your account", "We are not sure whether that worked.");
  expect(hasSession()).toBe(true);
  await press("Sign out here");
  await signInPage();
  expect(hasSession()).toBe(false);
  end();
  expect(await opensWith(user.email, PASSWORD)).toBe(true);
  expectLogged(CONNECTION_LOST);
});

interface OwnData {
  account: { email: string };
  journal_entries: { amount: number }[];
  profiles: object[];
  kept_in_this_browser: object;
}

it("downloads all the data of the user and of this browser, and nothing of anybody else", async () => {
  const stranger = await newAccount({ firstName: "Stranger" });
  const session = await openAccount();
  const { id: user_id, email } = session.user;
  // The most for one day; that no limit of rows cuts it off is tested in tests/database/account.test.ts.
  const rows = Array.from({ length: 200 }, (_, n) => ({
    user_id,
    entry_date: "2026-11-16",
    entry_type: "E",
    amount: n + 1,
    earning_detail: "E-Chore",
  }));
  await asUser(session, "POST", "journal_entries", rows);
  playQuizzes();

  let file: Blob | undefined;
  let name = "";
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    file = blob as Blob;
    return "blob:http://localhost/file";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  const fileOf = async (button: string, fileName: string) => {
    file = undefined;
    await press(button);
    await waitFor(() => expect(file).toBeDefined());
    await said("Your data", "Your file is on its way.");
    expect(name).toBe(fileName);
    return file!.text();
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
    moneyTracker: { start: "2025-01-01", entries: [] },
    journalDraft: null,
    journalOutbox: [],
    droppedIntoJar: [],
    begunTexts: {},
    portrait: { portrait: null, look: "sun" },
    band: null,
    readingPlace: null,
    textPlaces: {},
    places: [],
    plans: [],
    string: [],
    door: { start: null, opened: [] },
    postcards: [],
    goal: null,
    recall: { isOff: false, asked: null, missed: [] },
    plays: {},
  });

  const csv = await fileOf("Download as a table (CSV)", "4mq-my-data.csv");
  const lines = csv.split("\r\n");
  expect(lines[0]).toMatch(/^(?:\uFEFF)?table,/);
  expect(lines.filter((line) => line.startsWith("journal_entries,"))).toHaveLength(200);
  expect(lines.filter((line) => line.startsWith("quizScores,"))).toHaveLength(1);
  for (const text of [json, csv]) {
    expect(text).not.toContain(stranger.user.email);
    expect(text).not.toContain("Stranger");
  }
});

describe("deleting the account", () => {
  it("asks for the word and the password before deleting", async () => {
    const { user } = await openAccount();
    await deleteAccount("delete");
    const word = screen.getByLabelText(/^Type DELETE/);
    expect(await screen.findByText("Type the word DELETE, in capital letters.")).toBeInTheDocument();
    expect(word).toHaveFocus();
    await deleteAccount("DELETE", "not the one");
    await refused("Delete your account", "That password is not right. Please type it again.");
    expect(word).toHaveValue("DELETE");
    expect(requestsTo("POST delete_my_account")).toEqual([]);
    expect(await opensWith(user.email, PASSWORD)).toBe(true);
  });

  it("deletes everything, in the database and in this browser", async () => {
    const { user } = await openAccount();
    playQuizzes();
    localStorage.setItem(`4mq_draft_${user.id}`, "a draft");
    sessionStorage.setItem("4mq_questionnaire", '{"email":"mum@example.org"}');
    // It leaves a code in the storage.
    await changeEmail(newEmail());
    await said("Your e-mail address", "Check both inboxes");
    await deleteAccount();
    await homePage();
    await expectToast("Your account has been deleted.");
    expect(screen.getByRole("link", { name: "Sign In" })).toBeInTheDocument();
    await waitFor(() => expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]));
    open("/account");
    await signInPage();
    expect(await opensWith(user.email, PASSWORD)).toBe(false);
  });

  it("keeps the coins on request", async () => {
    await openAccount();
    playQuizzes();
    await userEvent.click(screen.getByLabelText(/^Also clear my quiz scores and coins/));
    await deleteAccount();
    await homePage();
    await waitFor(() =>
      expect(Object.keys(localStorage).toSorted()).toEqual([
        "completedQuizzes",
        "quizAttempts_money-brain-battle",
        "quizScores",
        "userEarnings",
      ]),
    );
  });

  it("leads home although the answer to the deletion is lost", async () => {
    const { user } = await openAccount();
    const badGateway: RequestOutcome = async (send, request) => {
      await send();
      return answeredWith(502, "<p>No</p>")(send, request);
    };
    interceptRequests("POST delete_my_account", badGateway);
    await deleteAccount();
    await homePage();
    await expectToast("Your account has been deleted.");
    expect(requestsTo("POST delete_my_account")).toHaveLength(1);
    expect(await opensWith(user.email, PASSWORD)).toBe(false);
  });
});
