/** The journal's requests, removals and undos, on a server that answers as the test says. */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { keepOutboxIn } from "@/backend/journal/outboxStore";
import { dayOf, fullDayName } from "@/domain/calendar";
import { EntryForm } from "@/pages/journal/EntryForm";
import { EntryList } from "@/pages/journal/EntryList";
import { stringOf } from "@/storage/deeds/string";
import { draftOf, outboxOf } from "@/storage/journal/journal";
import { currentToasts } from "@/ui/feedback/toast";
import { expectLoggedError, setConnection, toastTitles } from "./userActions";
import {
  deferredAnswer,
  json,
  nothing,
  open,
  refused,
  serve,
  signInAs,
  USER_ID,
  type Answers,
} from "./signedIn";

const TODAY = "2026-11-21";
const row = (number: number, change: object = {}) => ({
  id: `00000000-0000-4000-8000-0000000000a${number}`,
  client_id: `00000000-0000-4000-8000-0000000000b${number}`,
  entry_date: TODAY,
  entry_type: "E",
  amount: 4.5,
  earning_detail: "E-Chore",
  saving_detail: null,
  spending_detail: null,
  ...change,
});

beforeAll(() => {
  signInAs();
  keepOutboxIn(outboxOf);
  // A browser's, for a single tab.
  const request = (_name: string, _options: LockOptions, work: () => Promise<unknown>) => work();
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
});
afterEach(() => setConnection(true));

const amount = () => screen.getByLabelText("Amount");

describe("adding an entry", () => {
  const openForm = async (answers: Answers) => {
    const calls = serve(answers);
    open(<EntryForm userId={USER_ID} today={TODAY} />);
    await userEvent.type(await screen.findByLabelText("Amount"), "4.5");
    await userEvent.click(screen.getByRole("radio", { name: "A chore E-Chore" }));
    return calls;
  };
  const add = () => userEvent.click(screen.getByRole("button", { name: "Add entry" }));

  it("sends the date, the type, the amount, the user and one detail", async () => {
    const calls = await openForm({ "POST journal_entries": () => json(row(1), 201) });
    await add();
    await waitFor(() => expect(toastTitles()).toEqual(["Entry Added! 💰"]));
    const { client_id: clientId, ...sent } = calls[0]!.body as Record<string, unknown>;
    expect(clientId).toMatch(/^[\da-f-]{36}$/);
    expect(sent).toEqual({
      entry_date: TODAY,
      entry_type: "E",
      amount: 4.5,
      user_id: USER_ID,
      earning_detail: "E-Chore",
    });
    expect(amount()).toHaveValue(null);
    expect(stringOf(USER_ID).read()).toEqual([{ kind: "line", day: TODAY, thing: "" }]);
  });

  it("clears its own draft when it sends the entry, and leaves a newer one of another tab", async () => {
    const typedElsewhere = { day: TODAY, type: "P", amount: "22", detail: "" };
    await openForm({ "POST journal_entries": () => json(row(1), 201) });
    await add();
    await waitFor(() => expect(amount()).toHaveValue(null));
    expect(draftOf(USER_ID).read()).toBeNull();
    await userEvent.type(amount(), "3");
    await userEvent.click(screen.getByRole("radio", { name: "A chore E-Chore" }));
    localStorage.setItem(`4mq_draft_${USER_ID}`, JSON.stringify(typedElsewhere));
    await add();
    await waitFor(() => expect(amount()).toHaveValue(null));
    expect(draftOf(USER_ID).read()).toEqual(typedElsewhere);
  });

  it("stores what is typed here again when another tab has sent its own entry", async () => {
    const key = `4mq_draft_${USER_ID}`;
    await openForm({});
    localStorage.setItem(key, "null");
    dispatchEvent(new StorageEvent("storage", { key }));
    expect(draftOf(USER_ID).read()).toMatchObject({ amount: "4.5", detail: "E-Chore" });
  });

  it("has no draft of what the outbox is sending, which would offer the same money again", async () => {
    const slow = deferredAnswer(() => json(row(1), 201));
    await openForm({ "POST journal_entries": slow.answer });
    expect(draftOf(USER_ID).read()).toMatchObject({ amount: "4.5" });
    await add();
    await waitFor(() => expect(outboxOf(USER_ID).read()).toMatchObject([{ entry: { pence: 450 } }]));
    expect(draftOf(USER_ID).read()).toBeNull();
    slow.release();
    await waitFor(() => expect(toastTitles()).toEqual(["Entry Added! 💰"]));
    expect(draftOf(USER_ID).read()).toBeNull();
  });

  it("keeps the next entry being typed while a slow server has not answered", async () => {
    const slow = deferredAnswer(() => json(row(1), 201));
    const calls = await openForm({ "POST journal_entries": slow.answer });
    await add();
    await userEvent.clear(amount());
    await userEvent.type(amount(), "7");
    slow.release();
    await waitFor(() => expect(toastTitles()).toEqual(["Entry Added! 💰"]));
    expect(amount()).toHaveValue(7);
    expect(JSON.parse(localStorage.getItem(`4mq_draft_${USER_ID}`)!)).toMatchObject({ amount: "7" });
    await add();
    await waitFor(() => expect(calls).toHaveLength(2));
    const ids = calls.map(({ body }) => (body as { client_id: string }).client_id);
    expect(new Set(ids).size).toBe(2);
    await waitFor(() => expect(amount()).toHaveValue(null));
  });

  it("shows the failure toast for a forbidden entry in a living session, and keeps the input", async () => {
    const calls = await openForm({
      "POST journal_entries": () => refused("42501", 403),
      "GET user": () => json({ id: USER_ID, email: "amara@example.com", aud: "authenticated" }),
    });
    await add();
    await waitFor(() =>
      expect(currentToasts()).toMatchObject([
        {
          title: "Error",
          description: "Failed to add journal entry. Please try again.",
          tone: "destructive",
        },
      ]),
    );
    expect(amount()).toHaveValue(4.5);
    expect(screen.getByRole("radio", { name: "A chore E-Chore" })).toBeChecked();
    expect(JSON.parse(localStorage.getItem(`4mq_draft_${USER_ID}`)!)).toMatchObject({ amount: "4.5" });
    expect(outboxOf(USER_ID).read()).toEqual([]);
    expect(calls.filter(({ name }) => name.startsWith("POST"))).toHaveLength(1);
    expectLoggedError();
  });

  it("names this device's date when the database refuses the day, beside the specified toast", async () => {
    await openForm({
      "POST journal_entries": () =>
        json(
          {
            code: "23514",
            message:
              'new row for relation "journal_entries" violates check constraint "journal_entries_entry_date_check"',
            details: null,
            hint: null,
          },
          400,
        ),
    });
    await add();
    await waitFor(() => expect(toastTitles()).toEqual(["Error"]));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      `This device says that today is ${fullDayName(dayOf(new Date()))}. That date looks wrong.`,
    );
    expect(amount()).toHaveValue(4.5);
    expectLoggedError();
  });

  it("returns to the amount after a submission by keyboard", async () => {
    await openForm({ "POST journal_entries": () => json(row(1), 201) });
    for (const send of [
      () => amount().focus(),
      () => screen.getByRole("button", { name: "Add entry" }).focus(),
    ]) {
      await userEvent.clear(amount());
      await userEvent.type(amount(), "4.5");
      await userEvent.click(screen.getByRole("radio", { name: "A chore E-Chore" }));
      send();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(amount()).toHaveValue(null));
      await waitFor(() => expect(amount()).toHaveFocus());
    }
  });

  it("opens no phone's keyboard after a submission by touch or mouse", async () => {
    await openForm({ "POST journal_entries": () => json(row(1), 201) });
    await add();
    await waitFor(() => expect(amount()).toHaveValue(null));
    await waitFor(() => expect(screen.getByRole("button", { name: "Add entry" })).toHaveFocus());
    expect(amount()).not.toHaveFocus();
  });

  it("does not move the focus back after a submission by keyboard if the visitor has moved on", async () => {
    const slow = deferredAnswer(() => json(row(1), 201));
    await openForm({ "POST journal_entries": slow.answer });
    const elsewhere = document.body.appendChild(document.createElement("button"));
    amount().focus();
    await userEvent.keyboard("{Enter}");
    elsewhere.focus();
    slow.release();
    await waitFor(() => expect(amount()).toHaveValue(null));
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  it("returns the form to today after an entry for an earlier day", async () => {
    await openForm({ "POST journal_entries": () => json(row(1), 201) });
    const date = screen.getByLabelText("Date");
    await userEvent.clear(date);
    await userEvent.type(date, "2026-11-19");
    await add();
    await waitFor(() => expect(amount()).toHaveValue(null));
    expect(screen.getByLabelText("Date")).toHaveValue(TODAY);
  });
});

describe("the list", () => {
  const openList = (answers: Answers, address = "/") => {
    serve({ "GET journal_entries": () => json([row(1)]), ...answers });
    return open(<EntryList userId={USER_ID} today={TODAY} />, address);
  };
  const remove = async () => {
    await userEvent.click(await screen.findByRole("button", { name: /^Change: Earned £4.50/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Remove entry" }));
  };
  const undo = () => screen.findByRole("button", { name: "Undo" });

  it("names its totals by what they add up", async () => {
    openList({});
    expect(await screen.findByText("Total for the week:")).toBeInTheDocument();
    expect(screen.getByText("Total for the day:")).toBeInTheDocument();
  });

  it("still offers Undo after a visit to another tab, and keeps an entry over the daily cap", async () => {
    const first = openList({
      "DELETE journal_entries": nothing,
      "POST journal_entries": () => refused("daily_cap", 429),
      "PATCH journal_entries": () => json([]),
    });
    await remove();
    expect(await undo()).toHaveFocus();
    first.unmount();
    open(<EntryList userId={USER_ID} today={TODAY} />);
    // A page that is opened again does not scroll there.
    expect(await undo()).not.toHaveFocus();
    await userEvent.click(await undo());
    await waitFor(() => expect(toastTitles()).toEqual(["Saved on this device"]));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
    const refusal = { stage: "refused", refusal: "tooMany" };
    await waitFor(() =>
      expect(outboxOf(USER_ID).read()).toMatchObject([
        { entry: { day: TODAY, type: "E", pence: 450, detail: "E-Chore" }, ...refusal },
      ]),
    );
    expect(screen.getByRole("heading", { name: "Your entries" })).toHaveFocus();
  });

  it("says that a list of one type, first opened offline, could not be loaded", async () => {
    setConnection(false);
    openList({}, "/?type=E");
    expect(await screen.findByText("We could not load this.")).toBeVisible();
    expect(screen.queryByText("Loading your entries...")).toBeNull();
    setConnection(true);
    expect(await screen.findByText("Earned")).toBeVisible();
  });
});
