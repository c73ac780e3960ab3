/** A session that ends, or cannot be renewed, under an open page: it costs no word, and nobody else reads one. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SESSION_KEY } from "@/backend/session";
import "@/pages/community/ChallengesTab";
import "@/pages/community/GigJarTab";
import "@/pages/community/HabitsTab";
import "@/pages/community/KindnessTab";
import { MESSAGES } from "@/content/messages";
import { dayOf } from "@/domain/calendar";
import { outboxOf } from "@/storage/journal/journal";
import { button, ideaInJar, joinWith, pressOn } from "./communityParts";
import { addEntry, CHORE } from "./journalParts";
import { answeredWith, interceptRequests } from "./network";
import { deleteAccountElsewhere } from "./otherDevice";
import { currentToasts } from "@/ui/feedback/toast";
import {
  asUser,
  dismissToasts,
  expectLogged,
  expectToast,
  keepSession,
  loadPages,
  open,
  PASSWORD,
  rowsOf,
  signUp,
  uniqueText,
} from "./site";

loadPages("/auth", "/account", "/challenge-dashboard", "/community", "/kpi-scorecard");

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
async function fill(label: string, text: string) {
  await userEvent.clear(await screen.findByLabelText(label));
  await userEvent.paste(text);
}
const signInPage = () => screen.findByRole("heading", { name: "Welcome Back" });

async function signIn(email: string) {
  await fill("Email", email);
  await fill("Password", PASSWORD);
  const buttons = screen.getAllByRole("button", { name: "Sign In" });
  await userEvent.click(buttons.find((button) => button.closest("form"))!);
}

const QUEST = "What kind thing did you do?";
type Words = Record<string, string>;
const FORMS: {
  part: string;
  words: Words;
  send: string;
  sent: string;
  table: string;
  row: Words;
}[] = [
  {
    part: "kindness",
    words: { [QUEST]: "I read to my sister" },
    send: "Submit quest",
    sent: "Kindness quest submitted for review!",
    table: "kindness_quests",
    row: { description: "I read to my sister" },
  },
  {
    part: "gigs",
    words: { "Your idea in a few words": "Sell lemonade", "How does it work?": "At the school fair" },
    send: "Add my idea",
    sent: "Gig idea submitted!",
    table: "gig_jar_submissions",
    row: { title: "Sell lemonade", description: "At the school fair" },
  },
  {
    part: "habits",
    words: { "New habit": "Read every day" },
    send: "Add habit",
    sent: "New habit created!",
    table: "habit_streaks",
    row: { habit_name: "Read every day" },
  },
];

async function write(words: Words) {
  for (const [label, text] of Object.entries(words)) await fill(label, text);
}
async function expectWritten(words: Words) {
  for (const [label, text] of Object.entries(words))
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(text));
}
const expectEmpty = (words: Words) =>
  expectWritten(Object.fromEntries(Object.keys(words).map((label) => [label, ""])));

describe("words begun in the community", () => {
  it.each(FORMS)(
    "asks for a sign-in and loses no word when the session ends under the open form of $part",
    async ({ part, words, send, sent, table, row }) => {
      const session = await signUp();
      open(`/community?tab=${part}`);
      await write(words);
      // The page stays open; the server has ended the session.
      keepSession({ ...session, expires_at: 1, refresh_token: "gone" });
      await press(send);
      await signInPage();
      expect(screen.getByText(/^Please sign in again\./)).toBeInTheDocument();
      dismissToasts();
      await signIn(session.user.email);
      await expectWritten(words);
      await press(send);
      await expectToast(sent);
      await expectEmpty(words);
      expect(await rowsOf(table, session)).toEqual([expect.objectContaining(row)]);
      open(`/community?tab=${part}`);
      await expectEmpty(words);
      expectLogged(/permission denied/);
    },
  );

  it("keeps the words for their writer alone, and clears them at sign-out", async () => {
    const ann = await signUp({ firstName: "Ann" });
    for (const { part, words } of FORMS) {
      open(`/community?tab=${part}`);
      await write(words);
    }
    open("/community?tab=kindness");
    await expectWritten(FORMS[0]!.words);
    expect(screen.getByText("19 of 500 characters")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("tab", { name: "Habits" }));
    await expectWritten(FORMS[2]!.words);
    // The session is lost, and the next one at this laptop is somebody else.
    localStorage.removeItem(SESSION_KEY);
    await signUp({ firstName: "Ben" });
    for (const { part, words } of FORMS) {
      open(`/community?tab=${part}`);
      await expectEmpty(words);
    }
    await press("Sign Out");
    await signInPage();
    await signIn(ann.user.email);
    await screen.findByTitle(ann.user.email);
    for (const { part, words } of FORMS) {
      open(`/community?tab=${part}`);
      await expectWritten(words);
    }
    await press("Sign Out");
    await signInPage();
    expect(Object.keys(localStorage).filter((key) => key.startsWith("4mq_begun"))).toEqual([]);
    await signIn(ann.user.email);
    await screen.findByTitle(ann.user.email);
    open("/community?tab=kindness");
    await expectEmpty(FORMS[0]!.words);
  });
});

describe("a renewal that is refused by somebody else than the server", () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ["with too many at once", answeredWith(429, { code: 429, error_code: "over_request_rate_limit" })],
    ["by a filter's page", answeredWith(403, "<p>Not at school</p>")],
  ])(
    "keeps the session when %s refuses the renewal, and shows cached figures until the server answers",
    async (_, fate) => {
      const session = await signUp();
      await asUser(session, "POST", "journal_entries", {
        user_id: session.user.id,
        entry_date: "2026-11-16",
        entry_type: "E",
        amount: 12.5,
        earning_detail: "E-Chore",
      });
      open("/challenge-dashboard");
      await screen.findByText("£12.50");
      await waitFor(() => expect(Object.keys(localStorage).join()).toContain("4mq_seen"));

      const end = interceptRequests("POST /auth/v1/token?grant_type=refresh_token", fate);
      keepSession({ ...session, expires_at: 1 });
      vi.useFakeTimers({ shouldAdvanceTime: true });
      open("/challenge-dashboard");
      await vi.advanceTimersByTimeAsync(3000);
      const unreachable = /^We cannot reach 4MQ right now/;
      await screen.findByText(unreachable);
      await screen.findByText("£12.50");
      expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
      end();
      await vi.advanceTimersByTimeAsync(30_000);
      await waitFor(() => expect(screen.queryByText(unreachable)).toBeNull());
      expect(screen.getByText("£12.50")).toBeInTheDocument();
      expect(localStorage.getItem(SESSION_KEY)).not.toContain(session.refresh_token);
    },
  );
});

describe("an account that has been deleted on another device", () => {
  const GONE =
    /^Your account has been deleted, so you are signed out\. Anything you had not sent yet can no longer be sent\./;

  it("says so to somebody who adds an entry, ends the session and keeps the entry", async () => {
    const session = await signUp();
    open("/challenge-dashboard");
    await screen.findByText(/^Your journal is still empty\./);
    await deleteAccountElsewhere(session);
    await addEntry(CHORE);
    await signInPage();
    expect(screen.getByText(GONE)).toBeInTheDocument();
    expect(currentToasts()).toEqual([]);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(outboxOf(session.user.id).read()).toMatchObject([{ stage: "waiting", entry: { pence: 1250 } }]);
  });

  it.each(FORMS)("says so to somebody who sends something of $part", async ({ part, words, send, table }) => {
    const session = await signUp();
    open(`/community?tab=${part}`);
    await write(words);
    await deleteAccountElsewhere(session);
    await press(send);
    await signInPage();
    expect(screen.getByText(GONE)).toBeInTheDocument();
    expect(currentToasts()).toEqual([]);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expectLogged(new RegExp(`violates|${table}`));
  });

  it.each(["/", "/books"])("says so on the public page %s while an entry waits there", async (path) => {
    const session = await signUp();
    const entry = { day: dayOf(new Date()), type: "E" as const, pence: 1250, detail: "E-Chore" as const };
    const waiting = { clientId: crypto.randomUUID(), entry, stage: "waiting" as const, tried: false };
    outboxOf(session.user.id).write([waiting]);
    await deleteAccountElsewhere(session);
    open(path);
    await expectToast(MESSAGES.accountDeleted.title);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(outboxOf(session.user.id).read()).toMatchObject([{ entry: { pence: 1250 } }]);
    for (const level of ["error", "warn"] as const) vi.mocked(console[level]).mockClear();
  });

  it("says so to somebody who opens the account page", async () => {
    const session = await signUp();
    await deleteAccountElsewhere(session);
    open("/account");
    await signInPage();
    expect(screen.getByText(GONE)).toBeInTheDocument();
    vi.mocked(console.error).mockClear();
  });

  /** The page leads to the sign-in page with this sentence, and with no other failure. */
  async function expectGone() {
    await signInPage();
    expect(screen.getByText(GONE)).toBeInTheDocument();
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(currentToasts()).toEqual([]);
    for (const level of ["error", "warn"] as const) vi.mocked(console[level]).mockClear();
  }

  it.each(["/challenge-dashboard", "/kpi-scorecard"])(
    "says so to somebody who only opens %s",
    async (address) => {
      const session = await signUp();
      await deleteAccountElsewhere(session);
      open(address);
      await expectGone();
    },
  );

  it.each(["Log Today", "Put away"])("says so to somebody who presses %s", async (name) => {
    const session = await signUp();
    await asUser(session, "POST", "habit_streaks", { user_id: session.user.id, habit_name: "Read" });
    open("/community?tab=habits");
    const button = await screen.findByRole("button", { name: new RegExp(`^${name}`) });
    await deleteAccountElsewhere(session);
    await userEvent.click(button);
    if (name !== "Log Today") await press("Put away");
    await expectGone();
  });

  it("says so to somebody who joins a challenge, and nothing of another one", async () => {
    const session = await signUp();
    open("/community?tab=challenges");
    await press("Join Savings Challenge");
    await fill("How much do you want to save?", "20");
    await deleteAccountElsewhere(session);
    await press("Join");
    await expectGone();
  });

  it("says so to somebody who votes, and nothing of a vote before", async () => {
    const session = await signUp();
    const title = uniqueText("Wash bikes");
    await ideaInJar(title);
    open("/community?tab=gigs");
    const vote = await button(title, "Vote");
    await deleteAccountElsewhere(session);
    await userEvent.click(vote);
    await expectGone();
  });

  it("says so to somebody who updates a goal's progress", async () => {
    const session = await signUp();
    open("/community");
    await joinWith("50");
    dismissToasts();
    await pressOn("Savings challenge", "Update progress");
    await fill("How much have you saved so far?", "20");
    await deleteAccountElsewhere(session);
    await press("Save progress");
    await expectGone();
  });

  it("says so to somebody who changes an entry", async () => {
    const session = await signUp();
    const entry = { user_id: session.user.id, entry_date: "2026-11-16", entry_type: "E", amount: 12.5 };
    await asUser(session, "POST", "journal_entries", { ...entry, earning_detail: "E-Chore" });
    open("/challenge-dashboard");
    await userEvent.click((await screen.findAllByRole("button", { name: /^Change/ }))[0]!);
    const amount = within(screen.getByRole("dialog")).getByLabelText("Amount");
    await userEvent.clear(amount);
    await userEvent.type(amount, "3");
    await deleteAccountElsewhere(session);
    await press("Save changes");
    await expectGone();
  });

  it("says so to somebody who changes the password", async () => {
    const session = await signUp();
    open("/account");
    await fill("Current password", PASSWORD);
    await fill("New password", "another-secret");
    await deleteAccountElsewhere(session);
    await press("Change password");
    await expectGone();
  });

  it("keeps the session if the accounts server does not answer", async () => {
    const session = await signUp();
    open("/challenge-dashboard");
    await screen.findByText(/^Your journal is still empty\./);
    await deleteAccountElsewhere(session);
    interceptRequests("GET /auth/v1/user", answeredWith(503));
    await addEntry(CHORE);
    await expectToast("Error", "Failed to add journal entry. Please try again.");
    expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
    expectLogged(/SaveError|refused/);
  });
});
