/** A bad day: each fault has an end that was designed, and costs nothing that was written. */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { press } from "#tests/pages/userActions";
import { getClient } from "@/backend/client";
import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quiz/quizMoneyBrainBattle";
import { addEntry, fillEntry, untilEntries } from "./journalForm";
import {
  answeredWith,
  goOffline,
  interceptRequests,
  requestsTo,
  shortenTimeouts,
  unanswered,
} from "./network";
import {
  asUser,
  expectLogged,
  expectToast,
  keepSession,
  newAccount,
  open,
  PASSWORD,
  rowsOf,
  signUp,
} from "./site";

// There is no canvas to draw it on.
vi.mock("canvas-confetti", () => ({ create: () => Object.assign(() => null, { reset: () => {} }) }));

afterEach(() => void vi.useRealTimers());

const LIST = "GET /rest/v1/journal_entries?select";
const untilEmpty = () => screen.findByText("Your journal is still empty.", { exact: false });
const untilGreeted = () =>
  waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Hi Amara!"));
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? "null");

async function signUpWithEntry() {
  const session = await signUp();
  const today = new Date().toISOString().slice(0, 10);
  const chore = { entry_date: today, entry_type: "E", amount: 12.5, earning_detail: "E-Chore" };
  await asUser(session, "POST", "journal_entries", { ...chore, user_id: session.user.id });
  return session;
}

describe("a server", () => {
  it("asks a busy server once more, without a message to the visitor", async () => {
    await signUpWithEntry();
    let asked = 0;
    interceptRequests(LIST, async (reach, request) => {
      // React's strict mode draws a page twice, and the first drawing takes its requests back.
      await new Promise((resolve) => setTimeout(resolve));
      if (request.signal?.aborted) return reach();
      asked += 1;
      return asked === 1 ? answeredWith(503, "busy")(reach, request) : reach();
    });
    open("/challenge-dashboard");
    await untilEntries(1);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(asked).toBe(2);
  });

  it("gives up on a server that never answers, says so, and can ask again", async () => {
    await signUpWithEntry();
    shortenTimeouts();
    const end = interceptRequests(LIST, unanswered);
    open("/challenge-dashboard");
    expect(await screen.findByRole("alert")).toHaveTextContent("We could not load this.");
    end();
    await press("Try again");
    await untilEntries(1);
    expect(screen.queryByRole("alert")).toBeNull();
    expectLogged(/TimeoutError|signal timed out/i);
  });

  it("mentions after three seconds on the open page that the server is slow, and shows its answer", async () => {
    // The client hears that the test before has left, as it does in a browser before somebody else comes.
    await (await getClient()).auth.signOut({ scope: "local" });
    const session = await newAccount();
    keepSession({ ...session, expires_at: 1 });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    interceptRequests("POST /auth/v1/token", (reach) => released.then(reach));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open("/challenge-dashboard");
    expect(await screen.findByRole("button", { name: "Add entry" })).toBeEnabled();
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(await screen.findByText(/We cannot reach 4MQ right now/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
    release();
    await untilGreeted();
    await waitFor(() => expect(screen.queryByText(/We cannot reach 4MQ right now/)).toBeNull());
  });
});

it.each([1, -1])(
  "keeps a device whose clock is %i hour off signed in, and saves its entries",
  async (hours) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });
    const session = await signUp();
    open("/challenge-dashboard");
    await untilEmpty();
    await addEntry();
    open("/challenge-dashboard");
    await untilEntries(1);
    expect(screen.getByRole("button", { name: "Sign Out" })).toBeVisible();
    // The session that seems to have run out is renewed, once.
    expect(requestsTo("POST /auth/v1/token")).toHaveLength(hours > 0 ? 1 : 0);
    expect(await rowsOf("journal_entries", session)).toHaveLength(1);
  },
);

describe("a browser's storage that", () => {
  it("opens the pages with invalid values under every key, and at most asks to sign in", async () => {
    const { user } = await signUp();
    const spoil = (keys: string[]) => keys.forEach((key) => localStorage.setItem(key, '{"odd":'));
    open("/challenge-dashboard");
    await untilEmpty();
    await fillEntry("2.20");
    open("/community?tab=habits");
    expect(await screen.findByRole("textbox", { name: "New habit" })).toBeVisible();
    for (const key of [`outbox_${user.id}`, `seen_${user.id}`, `seen_${user.id}_today`])
      localStorage.setItem(`4mq_${key}`, "[]");
    const keys = Object.keys(localStorage);
    expect(keys).toHaveLength(8);

    spoil(keys.filter((key) => key !== "4mq_session"));
    open("/challenge-dashboard");
    await untilGreeted();
    await untilEmpty();
    expect(screen.getByLabelText("Amount")).toHaveValue(null);
    await addEntry();

    spoil(Object.keys(localStorage));
    open("/challenge-dashboard");
    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeVisible();
    expect(screen.getByLabelText("Password")).toBeEnabled();
  });

  const fillStorage = () =>
    vi.spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
  const asksBeforeClosing = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

  it("is full keeps an unsent entry on the page, says so, and asks before the page closes", async () => {
    const session = await signUp();
    open("/challenge-dashboard");
    await untilEmpty();
    const goOnline = goOffline();
    const full = fillStorage();
    await fillEntry("6.66");
    await press("Add entry");
    await expectToast("Not sent yet");
    expect(screen.getByText(/^This browser cannot save these entries\./)).toBeVisible();
    expect(asksBeforeClosing()).toBe(true);
    full.mockRestore();
    goOnline();
    await waitFor(async () => expect(await rowsOf("journal_entries", session)).toHaveLength(1));
    await waitFor(() => expect(asksBeforeClosing()).toBe(false));
  });

  it("is full says at sign-in that the session will not outlive the page", async () => {
    const { user } = await newAccount();
    open("/auth");
    fillStorage();
    await userEvent.type(await screen.findByLabelText("Email"), user.email);
    await userEvent.type(screen.getByLabelText("Password"), PASSWORD);
    await userEvent.click(screen.getAllByRole("button", { name: "Sign In" }).at(-1)!);
    await expectToast("This browser cannot keep you signed in");
    expect(localStorage.getItem("4mq_session")).toBeNull();
  });

  it("lets a quiz pay with full storage, says that it will not last, and stores all once there is room", async () => {
    const play = async (name: RegExp) => {
      await userEvent.click(await screen.findByRole("link", { name }));
      for (const [index, { correctAnswer }] of QUIZ_MONEY_BRAIN_BATTLE.questions.entries()) {
        expect(await screen.findByText(`Question ${index + 1} of 10`)).toBeVisible();
        await userEvent.click(screen.getByRole("radio", { name: correctAnswer }));
        await press(/^(Next Question|Finish Quiz)$/);
      }
      const score = within(await screen.findByRole("region", { name: "Your score" }));
      await userEvent.click(score.getByRole("link", { name: "Back to Quiz Hub" }));
    };
    const NOT_LASTING = "This browser will not let us save anything";
    const setItem = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    open("/quiz-hub");
    await play(/^Start ?: Money Brain Battle Quiz$/);
    expect(await screen.findByText(NOT_LASTING, { exact: false })).toBeVisible();
    expect(stored("userEarnings")).toBeNull();

    setItem.mockRestore();
    await play(/^Retake ?: Money Brain Battle Quiz$/);
    await screen.findByRole("link", { name: /^Retake ?: Money Brain Battle Quiz$/ });
    await waitFor(() => expect(screen.queryByText(NOT_LASTING, { exact: false })).toBeNull());
    expect(stored("completedQuizzes")).toEqual(["money-brain-battle"]);
    expect(stored("quizScores")).toEqual({ "money-brain-battle": 100 });
    expect(stored("quizAttempts_money-brain-battle")).toBe(2);
    expect(stored("userEarnings")).toMatchObject({ totalCoins: 2 });
  });
});

it("shows a message once however often it occurs, and closes it by keyboard", async () => {
  await signUp();
  open("/challenge-dashboard");
  await untilEmpty();
  for (let time = 0; time < 2; time += 1) await press("Add entry");
  await expectToast("Missing Information", "Please fill in all fields");
  const messages = within(await screen.findByRole("region", { name: /^Notifications/ }));
  expect(await messages.findAllByRole("listitem")).toHaveLength(1);
  messages.getByRole("button", { name: "Close message" }).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(messages.queryByRole("listitem")).toBeNull());
});
