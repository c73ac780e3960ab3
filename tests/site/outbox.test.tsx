/** Entries while the network, the server or the session is gone for a while: each is stored once, and none is lost. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { SESSION_KEY } from "@/backend/session";
import { addDays } from "@/domain/calendar";
import { outboxOf } from "@/storage/journal/journal";
import {
  addEntry,
  amount,
  CHORE,
  entries,
  expectEntries,
  expectHeading,
  expectWaiting,
  fillEntry,
  GOAL,
  press,
  storedAmounts,
  SWEETS,
  waiting,
} from "./journalParts";
import {
  answeredWith,
  answerLost,
  receivedUnanswered,
  goOffline,
  requestLost,
  interceptRequests,
  requestsTo,
  shortenTimeouts,
} from "./network";
import {
  dismissToasts,
  expectLogged,
  expectToast,
  newAccount,
  open,
  PASSWORD,
  rowsOf,
  signUp,
  type Session,
} from "./site";

const DASHBOARD = "/challenge-dashboard";
const KEPT = "Saved on this device";
const EMPTY = /^Your journal is still empty\./;

const OVER_CAP = { code: "daily_cap", message: "200 a day", details: null, hint: null };

const expectStored = (session: Session, amounts: number[]) =>
  waitFor(async () => expect(await storedAmounts(session)).toEqual(amounts));

async function openDashboard() {
  const session = await signUp();
  open(DASHBOARD);
  await screen.findByText(EMPTY);
  return session;
}

async function addUnanswered(entry: Parameters<typeof addEntry>[0]) {
  dismissToasts();
  await addEntry(entry);
  await expectToast(KEPT);
}

/** The next attempt may have come by itself just before: then there is nothing to press. */
async function sendNow() {
  const button = screen.queryByRole("button", { name: "Send now" });
  if (button) await userEvent.click(button);
}

async function signIn(email: string) {
  await userEvent.type(await screen.findByLabelText("Email"), email);
  await userEvent.type(screen.getByLabelText("Password"), PASSWORD);
  await userEvent.click(screen.getAllByRole("button", { name: "Sign In" }).find(isOfForm)!);
}
const isOfForm = (button: HTMLElement) => (button as HTMLButtonElement).type === "submit";

/** The server has ended the session, and this browser's token has run out. */
function endSession(session: Session) {
  // The library remembers for a while which token was not renewed.
  const refresh_token = `gone ${session.user.id}`;
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, expires_at: 1, refresh_token }));
}

it("sends offline entries by itself, in order, once the connection is back", async () => {
  const session = await openDashboard();
  const goOnline = goOffline();
  for (const entry of [CHORE, GOAL, SWEETS]) await addUnanswered(entry);
  await expectWaiting(3);
  expect(requestsTo("POST journal_entries")).toEqual([]);
  goOnline();
  await expectEntries(3);
  await expectWaiting(0);
  await expectStored(session, [12.5, 5, 2.2]);
  expect(requestsTo("POST journal_entries")).toHaveLength(3);
});

it("sends at once after the browser has told that the connection went, and not that it is back", async () => {
  const session = await openDashboard();
  dispatchEvent(new Event("offline"));
  await addEntry(CHORE);
  await expectToast("Entry Added! 💰");
  await expectStored(session, [12.5]);
});

it("sends what waits when its owner asks, whatever the browser says, and when they come back to the page", async () => {
  const session = await openDashboard();
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  dispatchEvent(new Event("offline"));
  await addUnanswered(CHORE);
  await press("Send now");
  await expectStored(session, [12.5]);
  await addUnanswered(SWEETS);
  onLine.mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  await expectStored(session, [12.5, 2.2]);
});

it.each([
  ["a page", () => new Response("<p>Sign in</p>", { headers: { "content-type": "text/html" } })],
  ["JSON of another shape", () => Response.json({ login: "https://wifi.example" })],
])("keeps an entry waiting while %s of the Wi-Fi answers, and sends it afterwards", async (_what, answer) => {
  const session = await openDashboard();
  const goOnline = goOffline();
  await addUnanswered(CHORE);
  const end = interceptRequests("* /rest/v1", () => Promise.resolve(answer()));
  goOnline();
  await waitFor(() => expect(requestsTo("POST journal_entries")).not.toEqual([]));
  await expectWaiting(1);
  expect(outboxOf(session.user.id).read()).toMatchObject([{ stage: "waiting" }]);
  expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
  end();
  await sendNow();
  await expectWaiting(0);
  await expectStored(session, [12.5]);
});

it("lets nothing overtake an unanswered entry, and sends each once", async () => {
  const session = await openDashboard();
  const end = interceptRequests("POST journal_entries", (send, request) =>
    request.body!.includes("12.5") ? requestLost(send, request) : send(),
  );
  for (const entry of [CHORE, SWEETS, GOAL]) await addUnanswered(entry);
  await expectWaiting(3);
  expect(await storedAmounts(session)).toEqual([]);
  end();
  await sendNow();
  await expectEntries(3);
  await expectWaiting(0);
  expect(screen.getByText("All your entries have been sent.")).toBeInTheDocument();
  await expectStored(session, [12.5, 2.2, 5]);
});

it("stores one row of an entry whose answer was lost, with later corrections", async () => {
  const session = await openDashboard();
  const ends = [
    interceptRequests("POST journal_entries", answerLost),
    interceptRequests("PATCH journal_entries", requestLost),
  ];
  await addUnanswered(CHORE);
  await expectStored(session, [12.5]);
  await press(/^Change: Earned £12.50, a chore \(E-Chore\)/);
  const dialog = within(await screen.findByRole("dialog", { name: "Change this entry" }));
  await userEvent.clear(dialog.getByLabelText("Amount"));
  await userEvent.type(dialog.getByLabelText("Amount"), "13.50");
  await userEvent.click(dialog.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(waiting()[0]).toHaveTextContent("£13.50"));
  for (const end of ends) end();
  await sendNow();
  await expectWaiting(0);
  await waitFor(() => expect(entries()[0]).toHaveTextContent("£13.50"));
  await expectStored(session, [13.5]);
});

it("removes an entry from the server too if it was removed after a lost answer", async () => {
  const session = await openDashboard();
  const ends = [
    interceptRequests("POST journal_entries", answerLost),
    interceptRequests("DELETE journal_entries", requestLost),
  ];
  await addUnanswered(CHORE);
  await expectStored(session, [12.5]);
  await press(/^Change: Earned £12.50/);
  await press("Remove entry");
  await waitFor(() => expect(waiting()[0]).toHaveTextContent("Removed: Earned £12.50"));
  for (const end of ends) end();
  open(DASHBOARD);
  await expectStored(session, []);
  expect(await screen.findByText(EMPTY)).toBeVisible();
});

it("keeps an entry whose answer never comes in sight, and stores it once", async () => {
  shortenTimeouts();
  const session = await openDashboard();
  const end = interceptRequests("POST journal_entries", receivedUnanswered);
  await addUnanswered(CHORE);
  await expectWaiting(1);
  expect(requestsTo("POST journal_entries").length).toBeGreaterThan(0);
  end();
  await sendNow();
  await expectWaiting(0);
  await expectEntries(1);
  await expectStored(session, [12.5]);
});

it("sends a typed entry over the daily cap by itself on the next day, and counts it once", async () => {
  const session = await openDashboard();
  const end = interceptRequests("POST journal_entries", answeredWith(429, OVER_CAP));
  await addUnanswered(CHORE);
  await waitFor(() => expect(waiting()[0]).toHaveTextContent("We will send this one tomorrow."));
  end();
  open(DASHBOARD);
  await expectWaiting(1);
  await expectStored(session, []);
  const outbox = outboxOf(session.user.id);
  outbox.write(outbox.read().map((item) => ({ ...item, refusedOn: addDays(item.refusedOn!, -1) })));
  open(DASHBOARD);
  await expectWaiting(0);
  await expectEntries(1);
  open(DASHBOARD);
  await expectEntries(1);
  await expectStored(session, [12.5]);
});

it("keeps an entry over the daily cap, says why, and sends it when the user asks", async () => {
  const session = await openDashboard();
  const goOnline = goOffline();
  await addUnanswered(CHORE);
  const end = interceptRequests("POST journal_entries", answeredWith(429, OVER_CAP));
  goOnline();
  await waitFor(() => expect(waiting()[0]).toHaveTextContent("We will send this one tomorrow."));
  open(DASHBOARD);
  await waitFor(() => expect(waiting()[0]).toHaveTextContent("We will send this one tomorrow."));
  await expectStored(session, []);
  end();
  await press("Send now");
  await expectWaiting(0);
  await expectEntries(1);
  await expectStored(session, [12.5]);
});

it("names unsent entries at sign-out, hides them from others, and sends them when the user is back", async () => {
  const ann = await openDashboard();
  const end = interceptRequests("* /rest/v1/journal_entries", requestLost);
  await addUnanswered(CHORE);
  await fillEntry(SWEETS);
  await press("Sign Out");
  const dialog = within(await screen.findByRole("dialog", { name: "Not everything has been sent yet" }));
  expect(dialog.getByRole("listitem")).toHaveTextContent(/^Earned £12.50, a chore \(E-Chore\), \d+ \w+$/);
  await userEvent.click(dialog.getByRole("button", { name: "Sign out" }));
  await expectHeading("Welcome Back");
  end();

  const ben = await newAccount({ firstName: "Ben" });
  await signIn(ben.user.email);
  await expectHeading("Hi Ben!");
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(waiting()).toEqual([]);
  expect(await amount()).toHaveValue(null);
  expect(await rowsOf("journal_entries", ben)).toEqual([]);
  await press("Sign Out");

  await signIn(ann.user.email);
  await expectEntries(1);
  expect(await amount()).toHaveValue(2.2);
  expect(screen.getByRole("radio", { name: "A want P-Wants" })).toBeChecked();
  await expectStored(ann, [12.5]);
});

it("keeps the input when the session ends, until it is added", async () => {
  const session = await openDashboard();
  await fillEntry(SWEETS);
  const date = screen.getByLabelText("Date");
  await userEvent.clear(date);
  await userEvent.type(date, "2026-02-03");
  endSession(session);
  open(DASHBOARD);
  await signIn(session.user.email);
  expect(await screen.findByText("Here is the entry you started.")).toBeVisible();
  expect(await amount()).toHaveValue(2.2);
  expect(screen.getByLabelText("Date")).toHaveValue("2026-02-03");
  expect(screen.getByRole("radio", { name: "A want P-Wants" })).toBeChecked();
  await press("Add entry");
  await expectToast("Entry Added! 💰");
  open(DASHBOARD);
  await expectEntries(1);
  expect(await amount()).toHaveValue(null);
  expect(screen.queryByText("Here is the entry you started.")).toBeNull();
  expectLogged(/Refresh token is not valid/);
});

it("asks for a sign-in when the session ends under an open form, and then sends the entry once", async () => {
  const session = await openDashboard();
  await fillEntry(CHORE);
  endSession(session);
  await press("Add entry");
  expect(await screen.findByText(/^Please sign in again\./)).toBeVisible();
  await signIn(session.user.email);
  await expectEntries(1);
  expect(screen.getByText("All your entries have been sent.")).toBeInTheDocument();
  open(DASHBOARD);
  await expectEntries(1);
  expect(await amount()).toHaveValue(null);
  await waitFor(async () =>
    expect(await rowsOf("journal_entries", session)).toMatchObject([
      { amount: 12.5, earning_detail: "E-Chore" },
    ]),
  );
});
