/** A forgotten password, the letters of the accounts and the links and codes in them. */
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { getClient } from "@/backend/client";
import { SESSION_KEY } from "@/backend/session";
import { addEntry, amount, CHORE, expectEntries, storedAmounts } from "./journalParts";
import { answeredWith, answerLost, askBackend, requestLost, interceptRequests, requestsTo } from "./network";
import { isStillSignedIn, mailsTo, opensWith } from "./otherDevice";
import {
  dismissToasts,
  expectLogged,
  expectToast,
  keepSession,
  loadPages,
  newAccount,
  newEmail,
  open,
  PASSWORD,
  rowsOf,
  signUp,
  type Session,
} from "./site";

loadPages(
  "/",
  "/auth",
  "/auth/confirm",
  "/auth/reset-password",
  "/account",
  "/challenge-dashboard",
  "/community",
  "/keep",
);

const NEW_PASSWORD = "a new secret 7";
const CODE_FIELD = "Type the code from the e-mail";

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const field = (label: string) => screen.findByLabelText(label);
async function fill(label: string, text: string) {
  await userEvent.clear(await field(label));
  await userEvent.paste(text);
}
const alert = () => screen.findByRole("alert");
const homePage = () => screen.findByRole("heading", { name: "Empowering Kids with Financial Literacy" });
const hasSession = () => localStorage.getItem(SESSION_KEY) !== null;

/** The newest letter's link, as a path of this site, and its code, as a person reads it there. */
async function recoveryEmailTo(address: string) {
  const [newest] = await mailsTo(address);
  const { pathname, search } = new URL(/href="([^"]+)"/.exec(newest!.html)![1]!.replaceAll("&amp;", "&"));
  return { link: pathname + search, code: />(\d{6})</.exec(newest!.html)?.[1] ?? "" };
}

/** The pages of the letters read the window's own address. */
function openLink(link: string) {
  cleanup();
  history.replaceState(null, "", link);
  open(link);
}
async function useLink(link: string) {
  openLink(link);
  await press("Continue");
}
async function useCode(code: string) {
  await fill(CODE_FIELD, code);
  await press("Use this code");
}

async function requestPasswordReset(address: string) {
  open("/auth");
  await fill("Email", address);
  await press("Forgot password?");
  await waitFor(() =>
    expect(screen.getByRole("heading", { name: "Forgotten your password?" })).toHaveFocus(),
  );
  expect(await field("Email")).toHaveValue(address);
  await press("Send me a link");
  await screen.findByText(
    new RegExp(`^If ${address} has an account here, an e-mail with a link is on its way.`),
  );
}

async function saveNewPassword(password = NEW_PASSWORD) {
  await fill("New password", password);
  await press("Save my new password");
}

describe("a forgotten password", () => {
  it("replaces a forgotten password by the link, and ends the old one and the other sessions", async () => {
    const session = await newAccount();
    const { email } = session.user;
    await requestPasswordReset(email);
    expect(screen.getByRole("button", { name: "Send it again" })).toBeDisabled();
    const { link } = await recoveryEmailTo(email);
    openLink(link);
    expect(await screen.findByRole("button", { name: "Continue" })).toBeEnabled();
    expect(location.pathname + location.search).toBe("/auth/reset-password");
    await press("Continue");
    await saveNewPassword();
    await homePage();
    await expectToast(
      "Your new password is set",
      "You are signed in here. All other devices have been signed out.",
    );
    expect(screen.getByTitle(email)).toBeInTheDocument();
    expect(await isStillSignedIn(session)).toBe(false);
    expect(await opensWith(email, PASSWORD)).toBe(false);
    expect(await opensWith(email, NEW_PASSWORD)).toBe(true);
  });

  it("accepts a link once, and the second time says so and offers a new one", async () => {
    const { user } = await newAccount();
    await requestPasswordReset(user.email);
    const { link } = await recoveryEmailTo(user.email);
    await useLink(link);
    await field("New password");
    openLink(link);
    expect(
      await screen.findByText(new RegExp(`^You are signed in as ${user.email} on this device.`)),
    ).toBeInTheDocument();
    await press("Continue");
    expect(await alert()).toHaveTextContent(
      "This link is too old or has already been used. You can only use each link once.",
    );
    await fill("Email", user.email);
    await press("Send me a link");
    await screen.findByText(new RegExp(`^If ${user.email} has an account here`));
    expect(await mailsTo(user.email)).toHaveLength(2);
    await useLink((await recoveryEmailTo(user.email)).link);
    await field("New password");
  });

  it("replaces a password with the code, and continues to where the visitor was going", async () => {
    const { user } = await newAccount();
    open("/challenge-dashboard");
    await press("Forgot password?");
    await fill("Email", user.email);
    await press("Send me a link");
    await field(CODE_FIELD);
    const { code } = await recoveryEmailTo(user.email);
    await useCode(code.replace(/^./, (digit) => String((Number(digit) + 1) % 10)));
    expect(await alert()).toHaveTextContent(
      "That code is wrong, too old or already used. Check our latest e-mail, or ask for a new one below.",
    );
    await useCode(`${code.slice(0, 3)} ${code.slice(3)}`);
    await waitFor(() => expect(screen.getByRole("heading", { name: "A new password" })).toHaveFocus());
    await saveNewPassword();
    await expectToast("Your new password is set");
    expect(await screen.findByRole("tab", { name: "Journal Entry" })).toBeInTheDocument();
    expect(await opensWith(user.email, NEW_PASSWORD)).toBe(true);
  });

  it("makes the code useless with the link, and sends a new code in a new e-mail", async () => {
    const { user } = await newAccount();
    await requestPasswordReset(user.email);
    const { link, code } = await recoveryEmailTo(user.email);
    const token_hash = new URLSearchParams(link.split("?")[1]).get("token_hash");
    const used = await askBackend("POST", "/auth/v1/verify", {
      headers: { apikey: "sb_publishable_local" },
      data: { type: "recovery", token_hash },
    });
    expect(used.status).toBe(200);
    await useCode(code);
    expect(await alert()).toHaveTextContent(/^That code is wrong, too old or already used\./);
    await requestPasswordReset(user.email);
    await useCode((await recoveryEmailTo(user.email)).code);
    await field("New password");
  });

  it("accepts a link that a mail scanner has opened without pressing a button", async () => {
    const { user } = await newAccount();
    await requestPasswordReset(user.email);
    const { link } = await recoveryEmailTo(user.email);
    openLink(link);
    expect(await screen.findByRole("button", { name: "Continue" })).toBeEnabled();
    await useLink(link);
    await field("New password");
  });

  it("answers an unknown address with the same words, and sends no e-mail", async () => {
    const address = newEmail();
    await requestPasswordReset(address);
    expect(await mailsTo(address)).toEqual([]);
    const [asked] = requestsTo("POST /auth/v1/recover");
    const { searchParams } = new URL(asked!.address, location.href);
    expect(searchParams.get("redirect_to")).toMatch(/\/auth\/reset-password$/);
    expect(JSON.parse(asked!.body!)).toMatchObject({
      email: address,
      code_challenge_method: "s256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
  });

  it("refuses the old password, and waits for another one", async () => {
    const { user } = await newAccount();
    await requestPasswordReset(user.email);
    await useLink((await recoveryEmailTo(user.email)).link);
    await saveNewPassword(PASSWORD);
    expect(await alert()).toHaveTextContent("You have used that password before. Please choose a new one.");
    await saveNewPassword();
    await homePage();
  });

  it("treats a password as set when its answer is lost and it is sent again", async () => {
    const { user } = await newAccount();
    await requestPasswordReset(user.email);
    await useLink((await recoveryEmailTo(user.email)).link);
    await field("New password");
    const end = interceptRequests("PUT /auth/v1/user", answerLost);
    await saveNewPassword();
    await expectToast("Error", "Something went wrong. Please try again.");
    end();
    dismissToasts();
    await press("Save my new password");
    await expectToast("Your new password is set");
    await homePage();
    expect(await opensWith(user.email, NEW_PASSWORD)).toBe(true);
    expectLogged(/Failed to fetch/);
  });

  it("says kindly that the server wants a rest, and offers a way back", async () => {
    const refusal = { code: 429, error_code: "over_email_send_rate_limit", msg: "only after 59 seconds" };
    interceptRequests("POST /auth/v1/recover", answeredWith(429, refusal));
    open("/auth");
    await press("Forgot password?");
    await fill("Email", "someone@example.com");
    await press("Send me a link");
    expect(await alert()).toHaveTextContent(
      "We sent you an e-mail a moment ago. Wait a minute, then try again.",
    );
    expect(screen.getByRole("button", { name: "Send me a link" })).toBeEnabled();
    await press("Back to Sign In");
    await screen.findByRole("heading", { name: "Welcome Back" });
  });
});

it("opens a new account by the link in its e-mail, once", async () => {
  const address = newEmail();
  // This backend confirms whoever joins: the letter that opens an account without a password stands in for the other.
  const asked = await askBackend("POST", "/auth/v1/otp", {
    headers: { apikey: "sb_publishable_local" },
    data: { email: address, create_user: true },
  });
  expect(asked.status).toBe(200);
  const link = (await recoveryEmailTo(address)).link.replace("type=magiclink", "type=signup");
  interceptRequests("POST /auth/v1/verify", (_send, { address: verify, body, headers }) => {
    const sent = JSON.parse(body!) as { type: string };
    expect(sent.type).toBe("signup");
    return askBackend("POST", verify, {
      headers: Object.fromEntries(headers),
      data: { ...sent, type: "magiclink" },
    });
  });
  await useLink(link);
  await homePage();
  await expectToast("Your e-mail address is confirmed", "You are signed in. Welcome!");
  expect(screen.getByTitle(address)).toBeInTheDocument();
  await useLink(link);
  expect(await alert()).toHaveTextContent("This link is too old or has already been used.");
  expect(hasSession()).toBe(true);
});

it("asks what to keep of this device after a new password, and after the link of a new account", async () => {
  localStorage.setItem("4mq_me", "dreamer sun");
  const { email } = (await newAccount()).user;
  await requestPasswordReset(email);
  await useLink((await recoveryEmailTo(email)).link);
  await saveNewPassword();
  expect(await screen.findByRole("checkbox", { name: "Your portrait: Dreamer" })).not.toBeChecked();

  const address = newEmail();
  await askBackend("POST", "/auth/v1/otp", {
    headers: { apikey: "sb_publishable_local" },
    data: { email: address, create_user: true },
  });
  await useLink((await recoveryEmailTo(address)).link);
  expect(await screen.findByRole("checkbox", { name: "Your portrait: Dreamer" })).not.toBeChecked();
});

it("changes the e-mail address by the link in the e-mail, which works once", async () => {
  const { access_token, user } = await signUp();
  const wanted = newEmail();
  const asked = await askBackend("PUT", "/auth/v1/user", {
    headers: { apikey: "sb_publishable_local", authorization: `Bearer ${access_token}` },
    data: { email: wanted },
  });
  expect(asked.status).toBe(200);
  const { link } = await recoveryEmailTo(user.email);
  openLink(link);
  await screen.findByText("Press Continue to change the e-mail address for your account.");
  expect(location.pathname + location.search).toBe("/auth/confirm");
  await press("Continue");
  await expectToast("Your e-mail address has changed", "From now on, sign in with the new address.");
  expect(await screen.findByTitle(wanted)).toBeInTheDocument();
  await useLink(link);
  expect(await alert()).toHaveTextContent("This link is too old or has already been used.");
  open("/account");
  expect(await screen.findByText(`You sign in with ${wanted}.`)).toBeInTheDocument();
});

describe("the link of somebody else", () => {
  const keysOf = ({ user }: Session) =>
    Object.keys(localStorage)
      .filter((key) => key.endsWith(user.id))
      .toSorted();

  it("forgets the previous user's figures, and keeps their words and unsent entry", async () => {
    const first = await signUp();
    const second = await newAccount({ firstName: "Ben" });
    open("/community?tab=habits");
    await userEvent.type(await screen.findByLabelText("New habit"), "Walk the dog");
    open("/challenge-dashboard");
    await screen.findByText(/^Your journal is still empty\./);
    await waitFor(() => expect(keysOf(first)).toContain(`4mq_seen_${first.user.id}`));
    expect(keysOf(first)).toContain(`4mq_begun_${first.user.id}`);
    const end = interceptRequests("POST journal_entries", requestLost);
    await addEntry(CHORE);
    await expectToast("Saved on this device");

    await askBackend("POST", "/auth/v1/recover", {
      headers: { apikey: "sb_publishable_local" },
      data: { email: second.user.email },
    });
    await useLink((await recoveryEmailTo(second.user.email)).link);
    await expectToast(
      "Some journal entries have not been sent yet",
      `They belong to ${first.user.email} and will stay on this device. We will send them when ${first.user.email} next signs in here.`,
    );
    const { id } = first.user;
    const theirs = ["begun", "draft", "outbox", "string"].map((name) => `4mq_${name}_${id}`);
    expect(keysOf(first)).toEqual(theirs);
    expect(localStorage.getItem(`4mq_draft_${first.user.id}`)).toBe("null");
    end();
    open("/challenge-dashboard");
    await screen.findByText(/^Your journal is still empty\./);
    expect(await rowsOf("journal_entries", second)).toEqual([]);
    expect(await rowsOf("journal_entries", first)).toEqual([]);

    await (await getClient()).auth.signOut({ scope: "local" });
    keepSession(first);
    open("/challenge-dashboard");
    await expectEntries(1);
    expect(await storedAmounts(first)).toEqual([12.5]);
  });

  // Another tab of the browser has opened it: this one hears of the new session and stays where it is.
  it("gives the next user nothing that was typed in an open tab", async () => {
    const first = await signUp();
    const second = await newAccount({ firstName: "Ben" });
    open("/challenge-dashboard");
    await screen.findByText(/^Your journal is still empty\./);
    await userEvent.type(await amount(), "7.77");
    const { auth } = await getClient();
    await auth.signInWithPassword({ email: second.user.email, password: PASSWORD });
    await waitFor(async () => expect(await amount()).toHaveValue(null));
    expect(localStorage.getItem(`4mq_draft_${first.user.id}`)).toContain("7.77");
    expect(localStorage.getItem(`4mq_draft_${second.user.id}`) ?? "").not.toContain("7.77");
  });
});
