/** The sheet for one line, over whatever page, on a server that answers as the test says. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { JournalTab } from "@/pages/journal/JournalTab";
import { WriteLine } from "@/parts/journal/line/WriteLine";
import { draftOf, outboxOf } from "@/storage/journal/journal";
import { seenFactsOf } from "@/storage/known";
import { keepFacts } from "@/storage/today/keepFacts";
import { currentToasts } from "@/ui/feedback/toast";
import { json, open, refused, serve, signInAs, USER_ID, type Answers } from "./signedIn";
import { expectLoggedError, setConnection, toastTitles } from "./userActions";

const TODAY = "2026-11-20";
const ROW = {
  id: "00000000-0000-4000-8000-0000000000a1",
  client_id: "00000000-0000-4000-8000-0000000000b1",
  entry_date: TODAY,
  entry_type: "P",
  amount: 1.8,
  earning_detail: null,
  saving_detail: null,
  spending_detail: "P-Wants",
};

beforeAll(() => {
  signInAs();
  const request = (_name: string, _options: LockOptions, work: () => Promise<unknown>) => work();
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
});
beforeEach(() => localStorage.clear());
afterEach(() => setConnection(true));

const sheet = () => within(screen.getByRole("dialog"));
const press = (name: string | RegExp) => userEvent.click(sheet().getByRole("button", { name }));
const choose = (name: string | RegExp) => userEvent.click(sheet().getByRole("radio", { name }));
const amount = () => sheet().getByLabelText("Amount");

async function openSheet(answers: Answers) {
  const calls = serve(answers);
  const onFailed = vi.fn();
  open(
    <WriteLine userId={USER_ID} today={TODAY} onFailed={onFailed} instead={null}>
      Write today’s line
    </WriteLine>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Write today’s line" }));
  await screen.findByRole("dialog", { name: "What happened today?" });
  return calls;
}

const answered = { "POST journal_entries": () => json(ROW, 201) };

describe("the sheet for one line", () => {
  it("takes a whole pound in four presses, and sends what the form would send", async () => {
    const calls = await openSheet(answered);
    await choose("Save");
    await press("2");
    await choose(/S-Without Goal/u);
    await press("Add");
    await waitFor(() => expect(toastTitles()).toEqual(["Entry Added! 💰"]));
    const { client_id: clientId, ...sent } = calls[0]!.body as Record<string, unknown>;
    expect(clientId).toMatch(/^[\da-f-]{36}$/);
    expect(sent).toEqual({
      entry_date: TODAY,
      entry_type: "S",
      amount: 2,
      user_id: USER_ID,
      saving_detail: "S-Without Goal",
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(draftOf(USER_ID).read()).toBeNull();
  });

  it("writes into the one money field, reads the amount out, and opens no keyboard over itself", async () => {
    await openSheet({});
    for (const key of ["1", "pence", "8", "0"]) await press(key);
    expect(amount()).toHaveValue(1.8);
    expect(amount()).toHaveAttribute("inputmode", "none");
    expect(sheet().getByRole("status")).toHaveTextContent("£1.80");
    expect(sheet().getByRole("button", { name: "pence" })).toHaveAttribute("aria-pressed", "true");
    await press("Take back the last figure");
    expect(amount()).toHaveValue(1.08);
  });

  it("takes the figures of a keyboard, in the field and beside it, and goes on from them", async () => {
    await openSheet({});
    sheet().getByRole("radio", { name: "Earn" }).focus();
    await userEvent.keyboard("1");
    expect(amount()).toHaveValue(1);
    await userEvent.type(amount(), "2.5");
    expect(amount()).toHaveValue(12.5);
    await press("Take back the last figure");
    expect(amount()).toHaveValue(12.05);
  });

  it("forgets a letter that was typed in vain once the pad writes", async () => {
    await openSheet(answered);
    await userEvent.type(amount(), "x");
    expect(sheet().getByRole("alert")).toBeVisible();
    await press("3");
    expect(sheet().queryByRole("alert")).toBeNull();
    await choose(/E-Chore/u);
    await press("Add");
    await waitFor(() => expect(toastTitles()).toEqual(["Entry Added! 💰"]));
  });

  it("shows today's date, and asks after another day's by its own words", async () => {
    const calls = await openSheet(answered);
    expect(sheet().getByLabelText("Date")).toHaveValue(TODAY);
    fireEvent.change(sheet().getByLabelText("Date"), { target: { value: "2026-11-19" } });
    expect(screen.getByRole("dialog", { name: "What happened?" })).toBeVisible();
    await press("3");
    await choose(/E-Chore/u);
    await press("Add");
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ entry_date: "2026-11-19" }));
  });

  it("marks what is missing at its field, beside the specified toast", async () => {
    const calls = await openSheet({});
    await choose("Spend");
    await press("Add");
    expect(sheet().getByRole("alert")).toHaveTextContent("Type the amount.");
    expect(amount()).toHaveAccessibleDescription("Type the amount.");
    expect(toastTitles()).toEqual(["Missing Information"]);
    expect(amount()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it("keeps a line over the day's limit on this device, and says that it leaves tomorrow", async () => {
    await openSheet({
      "POST journal_entries": () => refused("daily_cap", 429),
      "PATCH journal_entries": () => json([]),
    });
    await press("3");
    await choose(/E-Chore/u);
    await press("Add");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(currentToasts()).toMatchObject([
      {
        title: "Saved on this device",
        description: expect.stringMatching(/We will send this one tomorrow\.$/u),
      },
    ]);
    expect(outboxOf(USER_ID).read()).toMatchObject([{ refusal: "tooMany", entry: { pence: 300 } }]);
    expect(draftOf(USER_ID).read()).toBeNull();
  });

  it("stays open with everything in it when the server refuses the line", async () => {
    await openSheet({
      "POST journal_entries": () => refused("P0001", 400),
      "PATCH journal_entries": () => json([]),
    });
    await press("3");
    await choose(/E-Chore/u);
    await press("Add");
    await waitFor(() => expect(toastTitles()).toEqual(["Error"]));
    expect(amount()).toHaveValue(3);
    expect(sheet().getByRole("radio", { name: /E-Chore/u })).toBeChecked();
    expectLoggedError();
  });

  it("keeps what was begun when it is closed, and offers it again", async () => {
    await openSheet({});
    await choose("Spend");
    await press("7");
    await press("Close");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "Write today’s line" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Write today’s line" }));
    expect(await screen.findByText("Here is the entry you started.")).toBeVisible();
    expect(amount()).toHaveValue(7);
    await press("Start again");
    expect(amount()).toHaveValue(null);
  });

  it("keeps the line on this device without a connection, asks about no jar, and tells today's strip", async () => {
    const calls = await openSheet({});
    keepFacts(USER_ID, () => ({ days: [] }));
    setConnection(false);
    await choose("Save");
    await press("2");
    await choose(/S-For Goal/u);
    await press("Add");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(toastTitles()).toEqual(["Saved on this device"]);
    expect(outboxOf(USER_ID).read()).toMatchObject([{ stage: "waiting", entry: { detail: "S-For Goal" } }]);
    expect(calls).toEqual([]);
    expect(seenFactsOf(USER_ID).days).toEqual([]);
  });

  it("fills today's circle at once when the line has arrived", async () => {
    await openSheet(answered);
    keepFacts(USER_ID, () => ({ days: ["2026-11-18"] }));
    await press("2");
    await choose(/E-Chore/u);
    await press("Add");
    await waitFor(() => expect(seenFactsOf(USER_ID).days).toEqual(["2026-11-18", TODAY]));
  });
});

it("hands what was begun from the form to the sheet and back, and leaves nothing to add twice", async () => {
  serve({ ...answered, "GET journal_entries": () => json([]) });
  open(
    <JournalTab
      user={{ id: USER_ID, email: "", needsSecondStep: false }}
      today={TODAY}
      start={null}
      retry={undefined}
    />,
  );
  const form = () => within(screen.getByRole("button", { name: "Add entry" }).closest("form")!);
  await userEvent.type(await screen.findByLabelText("Amount"), "5");
  await userEvent.click(screen.getByRole("button", { name: "Quick line" }));
  await screen.findByRole("dialog", { name: "What happened today?" });
  expect(amount()).toHaveValue(5);
  await press("0");
  await press("Close");
  await waitFor(() => expect(form().getByLabelText("Amount")).toHaveValue(50));
  await userEvent.click(screen.getByRole("button", { name: "Quick line" }));
  await screen.findByRole("dialog", { name: "What happened today?" });
  await choose(/E-Chore/u);
  await press("Add");
  await waitFor(() => expect(toastTitles()).toEqual(["Entry Added! 💰"]));
  await waitFor(() => expect(form().getByLabelText("Amount")).toHaveValue(null));
  expect(draftOf(USER_ID).read()).toBeNull();
});
