/** The journal's form and outbox, as far as they need no server. */
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { keepOutboxIn } from "@/backend/journal/outboxStore";
import { queryClient } from "@/backend/queryClient";
import { EntryForm } from "@/pages/journal/EntryForm";
import { Outbox } from "@/pages/journal/Outbox";
import { outboxOf } from "@/storage/journal/journal";
import { currentToasts } from "@/ui/feedback/toast";

const TODAY = "2026-11-21";
/** A new one for each test: what is kept is kept by user. */
let ann = "";
let users = 0;

beforeEach(() => {
  ann = `ann-${(users += 1)}`;
  keepOutboxIn(outboxOf);
});

const showForm = (userId: string) =>
  render(
    <QueryClientProvider client={queryClient}>
      <EntryForm userId={userId} today={TODAY} />
    </QueryClientProvider>,
  );
const amount = () => screen.getByLabelText("Amount");
const draftKey = () => `4mq_draft_${ann}`;

describe("left open over midnight", () => {
  const at = (day: string) => (
    <QueryClientProvider client={queryClient}>
      <EntryForm userId={ann} today={day} />
    </QueryClientProvider>
  );

  it("moves an empty form and its draft on to the new day at midnight", async () => {
    const { rerender } = render(at(TODAY));
    await userEvent.click(screen.getByRole("radio", { name: "Save" }));
    rerender(at("2026-11-22"));
    expect(screen.getByLabelText("Date")).toHaveValue("2026-11-22");
    expect(JSON.parse(localStorage.getItem(draftKey())!)).toMatchObject({ day: "2026-11-22", type: "S" });
  });

  it("keeps the day of an entry that has been filled in before midnight, left open or opened again", async () => {
    const { rerender, unmount } = render(at(TODAY));
    await userEvent.type(amount(), "4.5");
    rerender(at("2026-11-22"));
    expect(screen.getByLabelText("Date")).toHaveValue(TODAY);
    unmount();
    render(at("2026-11-22"));
    expect(screen.getByLabelText("Date")).toHaveValue(TODAY);
    expect(amount()).toHaveValue(4.5);
  });

  it("keeps a chosen day over midnight", () => {
    const { rerender } = render(at(TODAY));
    fireEvent.change(screen.getByLabelText("Date"), { target: { value: "2026-11-19" } });
    rerender(at("2026-11-22"));
    expect(screen.getByLabelText("Date")).toHaveValue("2026-11-19");
  });
});

describe("what was begun", () => {
  const DRAFT = { day: "2026-11-19", type: "P", amount: "3.20", detail: "P-Wants" };
  beforeEach(() => localStorage.setItem(draftKey(), JSON.stringify(DRAFT)));

  it("restores the draft, and says so", () => {
    showForm(ann);
    expect(screen.getByText("Here is the entry you started.")).toBeVisible();
    expect(amount()).toHaveValue(3.2);
    expect(screen.getByLabelText("Date")).toHaveValue("2026-11-19");
    expect(screen.getByRole("radio", { name: "Spend" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "A want P-Wants" })).toBeChecked();
  });

  it("shows nobody else's draft", () => {
    showForm("ben");
    expect(amount()).toHaveValue(null);
    expect(screen.queryByText("Here is the entry you started.")).toBeNull();
  });

  it("replaces the draft with an empty form for today on request", async () => {
    showForm(ann);
    await userEvent.click(screen.getByRole("button", { name: "Start again" }));
    expect(amount()).toHaveValue(null);
    expect(screen.getByLabelText("Date")).toHaveValue(TODAY);
    expect(screen.getByRole("radio", { name: "Earn" })).toBeChecked();
    expect(localStorage.getItem(draftKey())).toBe("null");
  });

  it.each([
    "not JSON",
    "7",
    '{"amount":3}',
    `{"day":"","type":"E","amount":"${"9".repeat(500)}","detail":""}`,
  ])("a stored draft that cannot be right is set aside, and the form is empty: %s", (text) => {
    localStorage.setItem(draftKey(), text);
    showForm(ann);
    expect(amount()).toHaveValue(null);
    expect(localStorage.getItem(`${draftKey()}_corrupt`)).toBe(text);
  });
});

it("stores every change of the form at once, the type too", async () => {
  showForm(ann);
  await userEvent.click(screen.getByRole("radio", { name: "Save" }));
  await userEvent.type(amount(), "4.5");
  await userEvent.click(screen.getByRole("radio", { name: "For my goal S-For Goal" }));
  expect(JSON.parse(localStorage.getItem(draftKey())!)).toMatchObject({
    day: TODAY,
    type: "S",
    amount: "4.5",
    detail: "S-For Goal",
  });
});

it.each([
  [
    "Spend",
    [
      "A need I planned for P-KS Needs",
      "A need I didn’t plan for P-Non-KS Needs",
      "A want P-Wants",
      "Something else P-Others",
    ],
  ],
  ["Save", ["For my goal S-For Goal", "For no particular goal S-Without Goal", "Something else S-Others"]],
  ["Earn", ["A chore E-Chore", "Pocket money E-Allowance", "Something else E-Others"]],
])("offers the details of type %s in words before their codes, with none chosen", async (type, details) => {
  showForm(ann);
  await userEvent.click(screen.getByRole("radio", { name: "A chore E-Chore" }));
  for (const each of ["Save", "Earn", type]) await userEvent.click(screen.getByRole("radio", { name: each }));
  const choices = screen.getAllByRole<HTMLInputElement>("radio", { name: / [ESP]-/ });
  expect(choices.map(({ labels }) => labels![0]!.textContent)).toEqual(details);
  // The value is the code alone.
  for (const [index, { value }] of choices.entries())
    expect(details[index]!.endsWith(` ${value}`)).toBe(true);
  for (const choice of choices) expect(choice).not.toBeChecked();
});

it("reports missing fields in the specified toast, and marks and focuses the first of them", async () => {
  showForm(ann);
  const add = screen.getByRole("button", { name: "Add entry" });
  await userEvent.click(add);
  expect(currentToasts()).toMatchObject([
    { title: "Missing Information", description: "Please fill in all fields", tone: "destructive" },
  ]);
  expect(amount()).toHaveFocus();
  expect(amount()).toHaveAccessibleDescription("Type the amount.");
  await userEvent.type(amount(), "4.5");
  await userEvent.click(add);
  expect(screen.getByRole("radio", { name: "A chore E-Chore" })).toHaveFocus();
  expect(screen.getByRole("group", { name: "How did you earn it?" })).toContainElement(
    screen.getByRole("alert"),
  );
  expect(screen.getByRole("alert")).toHaveTextContent("Choose one.");
  await userEvent.click(screen.getByRole("radio", { name: "A chore E-Chore" }));
  await userEvent.clear(screen.getByLabelText("Date"));
  await userEvent.click(add);
  expect(screen.getByLabelText("Date")).toHaveFocus();
  expect(screen.getByLabelText("Date")).toHaveAccessibleDescription("Choose the date.");
});

describe("what waits to be sent", () => {
  const item = (number: number, change: object) => ({
    clientId: `00000000-0000-4000-8000-00000000000${number}`,
    entry: { day: TODAY, type: "E", pence: 450, detail: "E-Chore" },
    stage: "waiting",
    tried: false,
    ...change,
  });
  const keep = (...items: object[]) => localStorage.setItem(`4mq_outbox_${ann}`, JSON.stringify(items));
  const show = () => render(<Outbox userId={ann} today={TODAY} />);
  const region = () => screen.queryByRole("region", { name: "Waiting to be sent" });

  it("shows no list of unsent entries if there are none", () => {
    keep(item(1, { stage: "new" }), item(2, { entry: null, tried: true }));
    show();
    expect(region()).toBeNull();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("lists unsent entries with their day, announces their number, and gives the reason for a refusal", () => {
    keep(item(1, {}), item(2, { stage: "refused", refusal: "tooMany" }));
    show();
    const [first, second] = within(region()!).getAllByRole("listitem");
    expect(first!.textContent).toBe("A choreEarned · E-Chore · Today£4.50");
    expect(second).toHaveTextContent("You had already reached the day’s limit of 200 entries.");
    expect(screen.getByRole("status")).toHaveTextContent("2 entries are waiting to be sent.");
  });

  it("removes an unsent entry, and can undo that", async () => {
    keep(item(1, {}));
    show();
    await userEvent.click(
      screen.getByRole("button", { name: "Change: Earned £4.50, a chore (E-Chore), Today" }),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Remove entry" }));
    expect(screen.getByText("Removed: Earned £4.50, a chore (E-Chore)")).toBeVisible();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(JSON.parse(localStorage.getItem(`4mq_outbox_${ann}`)!)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(JSON.parse(localStorage.getItem(`4mq_outbox_${ann}`)!)).toMatchObject([
      { entry: { pence: 450 }, stage: "waiting" },
    ]);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  const stored = () => JSON.parse(localStorage.getItem(`4mq_outbox_${ann}`)!) as unknown;
  const CLOCK = { at: 1, isSuggested: true, zone: 0, isDoubtful: true };

  it.each([
    { clock: CLOCK },
    { clock: CLOCK, stage: "refused", refusal: "wrongDate", refusedOn: TODAY, tried: true },
  ])("brings a removed entry back with all that is known of it: %j", async (marks) => {
    keep(item(1, marks));
    show();
    await userEvent.click(screen.getByRole("button", { name: /^Change: Earned £4.50/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Remove entry" }));
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(stored()).toEqual([item(1, marks)]);
  });

  it("leaves a day that was put right while its owner changed the amount", async () => {
    keep(item(1, { clock: CLOCK }));
    show();
    await userEvent.click(screen.getByRole("button", { name: /^Change: Earned £4.50/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.clear(dialog.getByLabelText("Amount"));
    await userEvent.type(dialog.getByLabelText("Amount"), "5");
    const putRight = { entry: { day: "2026-11-18", type: "E", pence: 450, detail: "E-Chore" }, tried: true };
    keep(item(1, putRight));
    await userEvent.click(dialog.getByRole("button", { name: "Save changes" }));
    const [after] = outboxOf(ann).read();
    expect(after).toMatchObject({ entry: { ...putRight.entry, pence: 500 }, stage: "waiting", tried: true });
    expect(after!.clock).toBeUndefined();
  });

  it("undoes each removal, in another tab of the dashboard too", async () => {
    const other = { day: TODAY, type: "S", pence: 200, detail: "S-For Goal" };
    keep(item(1, {}), item(2, { entry: other }));
    const { unmount } = show();
    for (const name of [/^Change: Earned £4.50/, /^Change: Saved £2.00/]) {
      await userEvent.click(screen.getByRole("button", { name }));
      await userEvent.click(await screen.findByRole("button", { name: "Remove entry" }));
    }
    unmount();
    show();
    const [first, second] = screen.getAllByRole("button", { name: "Undo" });
    expect(first).not.toHaveFocus();
    await userEvent.click(first!);
    await userEvent.click(second!);
    expect(JSON.parse(localStorage.getItem(`4mq_outbox_${ann}`)!)).toMatchObject([
      { entry: { pence: 450 }, stage: "waiting" },
      { entry: { pence: 200 }, stage: "waiting" },
    ]);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("a stored queue that cannot be read is set aside, and the page says so", () => {
    localStorage.setItem(`4mq_outbox_${ann}`, '[{"clientId":"?"}]');
    show();
    expect(screen.getByText(/We could not read some of the entries waiting here/)).toBeVisible();
    expect(localStorage.getItem(`4mq_outbox_${ann}_corrupt`)).toBe('[{"clientId":"?"}]');
  });
});
