/** The tracker's screen, with the real storage of a browser. */
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import TrackerPage from "@/pages/tracker/TrackerPage";
import { trackerSheet } from "@/storage/tracker/trackerSheet";

const KEY = "4mq_tracker";
const row = (id: number, more: object = {}) => ({
  id: `row-${id}`,
  entry_date: "2026-11-20",
  entry_type: "E",
  amount: id,
  detail: "E-Chore",
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:00:00Z") });
});
afterEach(() => {
  trackerSheet.forget();
  vi.useRealTimers();
});

function open(entries: readonly object[] = [], start = "2025-01-01") {
  if (entries.length) localStorage.setItem(KEY, JSON.stringify({ start, entries }));
  return render(
    <MemoryRouter>
      <TrackerPage />
    </MemoryRouter>,
  );
}
const rows = () =>
  within(screen.getByRole("table", { name: "Your sheet" }))
    .getAllByRole("row")
    .slice(1);
const add = () => userEvent.click(screen.getByRole("button", { name: "Add to sheet" }));

describe("the form", () => {
  it("adds an entry on a page without TLS, where browsers make no ids", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    open();
    await userEvent.selectOptions(screen.getByLabelText("Type"), "Earn");
    await userEvent.type(screen.getByLabelText("Amount"), "3");
    await userEvent.click(screen.getByRole("radio", { name: /E-Chore/ }));
    await add();
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it("adds one entry after a double click, and does not complain about the empty form", async () => {
    open();
    await userEvent.selectOptions(screen.getByLabelText("Type"), "Earn");
    await userEvent.type(screen.getByLabelText("Amount"), "3");
    await userEvent.click(screen.getByRole("radio", { name: /E-Chore/ }));
    const button = screen.getByRole("button", { name: "Add to sheet" });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByLabelText("Amount")).toHaveValue(null));
    // The second click of the same double click, once the first one has emptied the form.
    fireEvent.click(button, { detail: 2 });
    await act(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    expect(screen.queryByText("Please fill in all fields")).toBeNull();
    expect(rows()).toHaveLength(1);
  });

  it.each(["Date", "Type", "Amount", "Detail"])(
    "says 'Please fill in all fields' without %s",
    async (missing) => {
      open();
      if (missing === "Date") await userEvent.clear(screen.getByLabelText("Date"));
      if (missing !== "Type") await userEvent.selectOptions(screen.getByLabelText("Type"), "Earn");
      if (missing !== "Amount") await userEvent.type(screen.getByLabelText("Amount"), "3");
      // A type has its own details: without one there are none to choose from.
      if (missing !== "Detail" && missing !== "Type")
        await userEvent.click(screen.getByRole("radio", { name: /E-Chore/ }));
      await add();
      expect(await screen.findByRole("alert")).toHaveTextContent(/^Please fill in all fields$/);
      if (missing === "Detail") expect(screen.getByRole("radio", { name: /E-Chore/ })).toHaveFocus();
      expect(localStorage.getItem(KEY)).toBeNull();
    },
  );

  const amount = () => screen.getByLabelText("Amount");
  async function fill({ day = "2026-11-21", type = "Save", pounds = "1", detail = "S-Others" } = {}) {
    fireEvent.change(screen.getByLabelText("Date"), { target: { value: day } });
    await userEvent.selectOptions(screen.getByLabelText("Type"), type);
    await userEvent.clear(amount());
    await userEvent.type(amount(), pounds);
    await userEvent.click(screen.getByRole("radio", { name: new RegExp(detail) }));
  }

  it("moves to the first empty field without any input, and keeps the input", async () => {
    open();
    await add();
    expect(screen.getByLabelText("Type")).toHaveFocus();
    await userEvent.selectOptions(screen.getByLabelText("Type"), "Spend");
    await userEvent.type(amount(), "3");
    await add();
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Please fill in all fields$/);
    expect(amount()).toHaveValue(3);
  });

  it("clears the detail when the type changes", async () => {
    open();
    await fill({ type: "Spend", detail: "P-Others" });
    await userEvent.selectOptions(screen.getByLabelText("Type"), "Save");
    for (const each of screen.getAllByRole("radio")) expect(each).not.toBeChecked();
  });

  it.each([
    [{ pounds: "10000000" }, "The most you can enter is 9,999,999.99."],
    [{ pounds: "-1" }, "The most you can enter is 9,999,999.99."],
    [{ pounds: "1.005" }, "The most you can enter is 9,999,999.99."],
    [{ day: "2019-12-31" }, "between 1 January 2020"],
  ])("reports at its field that %j is out of bounds", async (wrong, words) => {
    open();
    await fill(wrong);
    await add();
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect("day" in wrong ? screen.getByLabelText("Date") : amount()).toBeInvalid();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("announces an added entry, and is ready for the next one of the day", async () => {
    open();
    await fill({ type: "Earn", pounds: "12.50", detail: "E-Chore" });
    await add();
    expect(
      await screen.findByText("Added: 21 November 2026, Earned £12.50, a chore (E-Chore).", { exact: false }),
    ).toHaveRole("status");
    expect(amount()).toHaveFocus();
    expect(amount()).toHaveValue(null);
    expect(screen.getByLabelText("Type")).toHaveValue("E");
    expect(screen.getByLabelText("Date")).toHaveValue("2026-11-21");
    expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual({
      start: "2025-01-01",
      entries: [
        {
          id: expect.any(String) as string,
          entry_date: "2026-11-21",
          entry_type: "E",
          amount: 12.5,
          detail: "E-Chore",
        },
      ],
    });
  });

  it("offers the type's details in the journal's words, each with its code", async () => {
    open();
    expect(screen.queryAllByRole("radio")).toEqual([]);
    expect(screen.getByText("Choose a type first")).toBeVisible();
    for (const [type, details] of [
      ["Earn", ["A chore E-Chore", "Pocket money E-Allowance", "Something else E-Others"]],
      [
        "Save",
        ["For my goal S-For Goal", "For no particular goal S-Without Goal", "Something else S-Others"],
      ],
      [
        "Spend",
        [
          "A need I planned for P-KS Needs",
          "A need I didn’t plan for P-Non-KS Needs",
          "A want P-Wants",
          "Something else P-Others",
        ],
      ],
    ] as const) {
      await userEvent.selectOptions(screen.getByLabelText("Type"), type);
      const group = within(screen.getByRole("group", { name: "Detail" }));
      expect(group.getAllByRole("radio").map((each) => each.closest("label")!.textContent)).toEqual(details);
    }
  });
});

it("the sheet shows the newest day first, the later of a day before the earlier, numbered as on paper", () => {
  open([row(1, { entry_date: "2026-11-19" }), row(2), row(3), row(4, { entry_date: "2026-11-01" })]);
  expect(
    rows().map(
      (line) =>
        within(line)
          .getAllByRole("cell")
          .map((cell) => cell.textContent)[0],
    ),
  ).toEqual(["4", "3", "2", "1"]);
  expect(rows().map((line) => /\d+\.\d\d/.exec(line.textContent)?.[0])).toEqual([
    "3.00",
    "2.00",
    "1.00",
    "4.00",
  ]);
});

it("says what a row was for in words before its code", () => {
  open([row(4, { entry_type: "P", detail: "P-KS Needs" })]);
  expect(within(rows()[0]!).getAllByRole("cell").at(-2)).toHaveTextContent(
    /^A need I planned for P-KS Needs$/,
  );
});

it("shows a row that another tab adds", () => {
  open([row(1)]);
  localStorage.setItem(KEY, JSON.stringify({ start: "2025-01-01", entries: [row(1), row(2)] }));
  act(() => void dispatchEvent(new StorageEvent("storage", { key: KEY })));
  expect(rows()).toHaveLength(2);
});

it("shows a removed row once that another tab restores", async () => {
  open([row(1), row(2)]);
  await userEvent.click(screen.getByRole("button", { name: /^Remove .* £1\.00/ }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus());
  localStorage.setItem(KEY, JSON.stringify({ start: "2025-01-01", entries: [row(1), row(2)] }));
  act(() => void dispatchEvent(new StorageEvent("storage", { key: KEY })));
  expect(rows()).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("updates the figures after a removal, announces it, and restores the row with the focus on it", async () => {
  open([row(1), row(2), row(3)]);
  const kept = () => trackerSheet.read().entries.map(({ pence }) => pence / 100);
  await userEvent.click(
    screen.getByRole("button", { name: "Remove 20 November 2026, Earned £2.00, a chore (E-Chore)" }),
  );
  const undo = await screen.findByRole("button", { name: "Undo" });
  expect(undo).toHaveFocus();
  expect(undo).toHaveAccessibleDescription("Removed: 20 November 2026, Earned £2.00, a chore (E-Chore)");
  expect(kept()).toEqual([1, 3]);
  expect(screen.getAllByText("£4.00")).not.toHaveLength(0);
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: /^Remove .* £2\.00/ })).toHaveFocus();
  expect(kept()).toEqual([1, 2, 3]);
});

it("restores several removed rows in any order, also after an entry was added", async () => {
  open([row(1), row(2), row(3), row(4)]);
  const remove = (amount: number) =>
    userEvent.click(screen.getByRole("button", { name: new RegExp(`^Remove .* £${amount}\\.00`) }));
  const undo = (amount: number) =>
    userEvent.click(
      within(rows().find((line) => line.textContent.includes(`£${amount}.00`))!).getByRole("button", {
        name: "Undo",
      }),
    );
  const kept = () => trackerSheet.read().entries.map(({ pence }) => pence / 100);
  await remove(2);
  await remove(1);
  await remove(3);
  expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(3);
  expect(kept()).toEqual([4]);
  await userEvent.selectOptions(screen.getByLabelText("Type"), "Earn");
  await userEvent.type(screen.getByLabelText("Amount"), "5");
  await userEvent.click(screen.getByRole("radio", { name: /E-Chore/ }));
  await add();
  await undo(2);
  expect(kept()).toEqual([2, 4, 5]);
  await undo(3);
  await undo(1);
  expect(kept()).toEqual([1, 2, 3, 4, 5]);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

describe("an entry in Britain", () => {
  const ownZone = process.env.TZ;
  beforeEach(() => void (process.env.TZ = "Europe/London"));
  afterEach(() => {
    if (ownZone === undefined) delete process.env.TZ;
    else process.env.TZ = ownZone;
  });

  it.each([
    {
      when: "in the night of the clocks going back",
      now: "2026-10-25T01:30:00Z",
      span: "Monday 19 Oct to Sunday 25 October 2026",
      day: "2026-10-25",
    },
    {
      when: "after midnight of summer time",
      now: "2026-10-18T23:30:00Z",
      span: "Monday 19 Oct to Sunday 25 October 2026",
      day: "2026-10-19",
    },
    {
      when: "on 29 February",
      now: "2028-02-29T12:00:00Z",
      span: "Monday 28 Feb to Sunday 5 March 2028",
      day: "2028-02-29",
    },
    {
      when: "in the last minutes of a year",
      now: "2026-12-31T23:59:00Z",
      span: "Monday 28 Dec to Sunday 3 January 2027",
      day: "2026-12-31",
    },
  ])("counts $when on the day and in the week it belongs to", async ({ now, span, day }) => {
    vi.setSystemTime(new Date(now));
    open();
    await userEvent.type(screen.getByLabelText("Amount"), "5");
    await userEvent.selectOptions(screen.getByLabelText("Type"), "Earn");
    await userEvent.click(screen.getByRole("radio", { name: /E-Chore/ }));
    await add();
    expect(JSON.parse(localStorage.getItem(KEY)!)).toMatchObject({ entries: [{ entry_date: day }] });
    const week = await screen.findByRole("region", { name: "Weekly figures" });
    expect(week).toHaveTextContent(span);
    expect(week).toHaveTextContent("£5.00");
  });
});

describe("left open over midnight", () => {
  const comeBackOn = (day: string) => {
    vi.setSystemTime(new Date(`${day}T00:01:00`));
    fireEvent(document, new Event("visibilitychange", { bubbles: true }));
  };

  it("moves the date of an empty form on, also after an entry", async () => {
    open();
    await userEvent.type(screen.getByLabelText("Amount"), "5");
    await userEvent.selectOptions(screen.getByLabelText("Type"), "Earn");
    await userEvent.click(screen.getByRole("radio", { name: /E-Chore/ }));
    await add();
    comeBackOn("2026-11-22");
    expect(screen.getByLabelText("Date")).toHaveValue("2026-11-22");
    comeBackOn("2026-11-25");
    expect(screen.getByLabelText("Date")).toHaveValue("2026-11-25");
  });

  it("keeps the date of an entry that was begun before midnight, and a chosen one", async () => {
    open();
    await userEvent.type(screen.getByLabelText("Amount"), "5");
    comeBackOn("2026-11-22");
    expect(screen.getByLabelText("Date")).toHaveValue("2026-11-21");
    await userEvent.clear(screen.getByLabelText("Amount"));
    fireEvent.change(screen.getByLabelText("Date"), { target: { value: "2026-11-19" } });
    comeBackOn("2026-11-23");
    expect(screen.getByLabelText("Date")).toHaveValue("2026-11-19");
  });
});

describe("printing", () => {
  it("prints with Print Sheet", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    open();
    await userEvent.click(screen.getByRole("button", { name: "Print Sheet" }));
    expect(print).toHaveBeenCalledOnce();
  });

  const begin = () => act(() => void dispatchEvent(new Event("beforeprint")));

  it("shows every row at once for printing, the earliest first, with the totals, and hides them again", () => {
    open(
      Array.from({ length: 60 }, (_, index) =>
        row(index + 1, { entry_date: `2026-10-${30 - (index % 20)}` }),
      ),
    );
    expect(rows()).toHaveLength(25);
    begin();
    const paper = screen.getAllByRole("table").at(-1)!;
    const lines = within(paper).getAllByRole("row");
    expect(lines).toHaveLength(62);
    expect(lines[0]).toHaveTextContent("RowDateTypeAmount (£)Detail");
    expect(lines[1]).toHaveTextContent("11 Oct 2026E Earned20.00A chore E-Chore");
    expect(lines.at(-1)).toHaveTextContent(
      "TotalsEarned: £1,830.00Saved: £0.00Spent: £0.00Left over: £1,830.00",
    );
    act(() => void dispatchEvent(new Event("afterprint")));
    expect(paper).not.toBeInTheDocument();
  });

  it("prints lines to write on for an empty sheet", () => {
    open();
    begin();
    const lines = within(screen.getByRole("table")).getAllByRole("row");
    expect(lines).toHaveLength(28);
    expect(lines.at(-2)).toHaveTextContent(/^26\s*$/);
    expect(lines.at(-1)).not.toHaveTextContent("£");
  });
});

describe("importing", () => {
  afterEach(() => void vi.restoreAllMocks());

  const choose = (file: File) => userEvent.upload(screen.getByLabelText("Import CSV"), file);
  const csv = (text: string) => new File([text], "x.csv", { type: "text/csv" });

  it("adds no rows of its own file that are there already, and restores removed ones", async () => {
    const chore = { entry_date: "2026-11-19", amount: 4.5 };
    open([row(1, chore), row(2, chore), row(3, { entry_type: "P", detail: "P-KS Needs", amount: 1000 })]);
    const text =
      "\uFEFFDate,Type,Amount (£),Detail\r\n" +
      "2026-11-19,E,4.50,E-Chore\r\n2026-11-19,E,4.50,E-Chore\r\n2026-11-20,P,1000.00,P-KS Needs\r\n";
    await choose(csv(text));
    const dialog = await screen.findByRole("dialog", { hidden: true });
    await waitFor(() => expect(dialog).toHaveTextContent("0 rows were added."));
    expect(dialog).toHaveTextContent("3 rows were already in the sheet.");
    await userEvent.click(screen.getAllByRole("button", { name: /^Remove 19 November/ })[0]!);

    // As Excel saves it: another way to write the day, Windows' own letters, and rows of somebody's own.
    const lines = `${text.replace("\uFEFF", "").replaceAll("2026-11-19", "19/11/2026")}\
2026-11-20,S,£1.5,S-For Goal\r\nnext month,E,1,E-Chore\r\n2026-11-20,E,1,=cmd|' /C calc'!A0\r\n`;
    await choose(new File([Buffer.from(lines, "latin1")], "x.csv", { type: "text/csv" }));
    await waitFor(() => expect(dialog).toHaveTextContent("2 rows were added."));
    expect(dialog).toHaveTextContent("2 rows were already in the sheet.");
    // The file has brought the removed row, so that putting it back would count it twice.
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(
      within(dialog)
        .getAllByRole("listitem", { hidden: true })
        .map((line) => line.textContent),
    ).toEqual([
      "Row 6: we cannot read the date “next month”. Write it like this: 2026-11-21.",
      "Row 7: the detail “=cmd|' /C calc'!A0” does not match its type.",
    ]);
    expect(trackerSheet.read().entries).toHaveLength(4);
    await choose(csv("a,b\n1,2"));
    await waitFor(() => expect(dialog).toHaveTextContent("This file is not from this tracker."));
    expect(trackerSheet.read().entries).toHaveLength(4);
  });

  it("a file that is too big is not opened", async () => {
    open();
    const big = csv("x");
    Object.defineProperty(big, "size", { value: 5 * 1024 * 1024 + 1 });
    await choose(big);
    expect(
      await screen.findByText("This file is too big. We can read files of up to 5 MB."),
    ).toBeInTheDocument();
  });

  it("lists the first twenty unreadable rows, shortened, and counts the rest", async () => {
    open();
    const line = `2026-11-20,E,1,\u202E${"مرحبا👨‍👩‍👧".repeat(40)}\n`;
    await choose(csv(`Date,Type,Amount (£),Detail\n${line.repeat(25)}`));
    const dialog = await screen.findByRole("dialog", { hidden: true });
    expect(await within(dialog).findAllByRole("listitem", { hidden: true })).toHaveLength(20);
    expect(dialog).toHaveTextContent("We left out 25 rows that we could not read:");
    expect(dialog).toHaveTextContent("And 5 more rows.");
    // Characters that would reverse the text around them are left out.
    expect(dialog.textContent).not.toContain("\u202E");
    expect(within(dialog).getAllByRole("listitem", { hidden: true })[0]!.textContent.length).toBeLessThan(
      150,
    );
  });

  it("removes reversing characters from short texts too", async () => {
    open();
    await choose(csv("Date,Type,Amount (£),Detail\n\u202Eabc,E,1,E-Chore\n"));
    const dialog = await screen.findByRole("dialog", { hidden: true });
    expect(await within(dialog).findByRole("listitem", { hidden: true })).toHaveTextContent("“abc”");
    expect(dialog.textContent).not.toContain("\u202E");
  });

  it("treats formulas and scripts as unreadable text, and exports none of them", async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    open();
    const script = "<img src=x onerror=alert(1)>";
    const lines = [
      "=TODAY(),E,1,E-Chore",
      `2026-11-20,${script},1,E-Chore`,
      "2026-11-20,E,=1+1,E-Chore",
      `2026-11-20,E,1,${script}`,
      "\u202E2026-11-20,E,1,E-Chore",
      "2026-11-20,E,2.5,E-Chore",
    ];
    await choose(csv(["Date,Type,Amount (£),Detail", ...lines].join("\n")));
    const dialog = await screen.findByRole("dialog", { hidden: true });
    expect(await within(dialog).findByText("1 row was added.")).toBeInTheDocument();
    const misread = within(dialog).getAllByRole("listitem", { hidden: true });
    expect(misread).toHaveLength(5);
    expect(misread[1]).toHaveTextContent(`“${script}”`);
    expect(document.querySelector("img[src='x']")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Download CSV", hidden: true }));
    await vi.waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]!.text()).toBe("\uFEFFDate,Type,Amount (£),Detail\r\n2026-11-20,E,2.50,E-Chore\r\n");
  });

  it("says how dates of numbers alone were read, and leaves out contradictory ones", async () => {
    open();
    const file = (...days: string[]) =>
      csv(`Date,Type,Amount (£),Detail\n${days.map((day) => `${day},E,1,E-Chore\n`).join("")}`);
    await choose(file("3/4/2026", "11/20/2026"));
    const dialog = await screen.findByRole("dialog", { hidden: true });
    expect(await within(dialog).findByText("2 rows were added.")).toBeInTheDocument();
    expect(dialog).toHaveTextContent("We read dates as month/day/year.");
    await choose(file("20/11/2026", "11/20/2026"));
    expect(await within(dialog).findByText("0 rows were added.")).toBeInTheDocument();
    expect(dialog).toHaveTextContent("We could not tell which number is the day in some dates");
    expect(within(dialog).getAllByRole("listitem", { hidden: true })[0]).toHaveTextContent(
      "Row 2: “20/11/2026” has its day and month in another order than other dates of this file. Write it like this: 2026-11-21.",
    );
  });

  it("adds rows below a title once the visitor says so, and names what it did not read", async () => {
    open();
    const file = csv(
      "Date,Type,Amount,Detail,Note\n2026-11-18,E,1,E-Chore,\nPlanned,,,,\n2026-11-20,E,2,E-Chore,for Gran\n",
    );
    await choose(file);
    const dialog = await screen.findByRole("dialog", { hidden: true });
    await waitFor(() => expect(dialog).toHaveTextContent("1 row was added."));
    expect(dialog).toHaveTextContent("We did not add 1 row yet. The file says “Planned” above or beside it");
    expect(dialog).toHaveTextContent("We took the amounts as pounds.");
    expect(dialog).toHaveTextContent("We did not read the column “Note”.");
    const button = within(dialog).getByRole("button", { name: "Add it anyway", hidden: true });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(trackerSheet.read().entries.map(({ pence }) => pence)).toEqual([100, 200]);
    // Both parts are one import, and the second time nothing waits.
    expect(trackerSheet.read().imports).toHaveLength(1);
    await choose(file);
    await waitFor(() => expect(dialog).toHaveTextContent("2 rows were already in the sheet."));
    expect(dialog).not.toHaveTextContent("We did not add");
  });

  const SHEET = (amount: string) => csv(`Date,Type,Amount (£),Detail\n2026-11-20,E,${amount},E-Chore\n`);

  it("offers to take an import back after a file that adds nothing, and counts what it takes", async () => {
    open();
    await choose(csv("Date,Type,Amount (£),Detail\n2026-11-20,E,4.50,E-Chore\n2026-11-20,E,5,E-Chore\n"));
    await userEvent.click(await screen.findByRole("button", { name: "Close", hidden: true }));
    await choose(csv("a,b\n1,2"));
    await userEvent.click(await screen.findByRole("button", { name: "Close", hidden: true }));
    await userEvent.click(screen.getByRole("button", { name: /^Remove .* £5\.00/ }));
    await userEvent.click(screen.getByRole("button", { name: "Take this import back" }));
    expect(await screen.findByText("1 row was taken out again.")).toBeInTheDocument();
    expect(trackerSheet.read().entries).toEqual([]);
  });

  it("names a file of a very long name by its beginning", async () => {
    open();
    await choose(new File([SHEET("4.50")], `\u202E${"pocket_money_".repeat(15)}.csv`));
    await userEvent.click(await screen.findByRole("button", { name: "Close", hidden: true }));
    const name = "pocket_money_".repeat(15).slice(0, 60);
    expect(screen.getByText(`1 row came from “${name}…”.`)).toBeVisible();
  });

  it("takes a whole import back, in its report and after it", async () => {
    open([row(1)]);
    await choose(SHEET("4.50"));
    await userEvent.click(
      (await screen.findAllByRole("button", { name: "Take this import back", hidden: true })).at(-1)!,
    );
    expect(await screen.findByText("1 row was taken out again.")).toBeInTheDocument();
    expect(trackerSheet.read().entries).toHaveLength(1);
    await choose(SHEET("4.50"));
    await userEvent.click(await screen.findByRole("button", { name: "Close", hidden: true }));
    expect(screen.getByText(/^1 row came from “x.csv”/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Take this import back" }));
    await waitFor(() => expect(trackerSheet.read().entries).toHaveLength(1));
    expect(screen.queryByText(/came from/)).toBeNull();
  });

  it("does not put back a removed row of an import that was taken back", async () => {
    open([row(1)]);
    await choose(SHEET("4.50"));
    await userEvent.click(await screen.findByRole("button", { name: "Close", hidden: true }));
    await userEvent.click(screen.getByRole("button", { name: /^Remove .* £4\.50/ }));
    expect(await screen.findByRole("button", { name: "Undo" })).toBeVisible();
    await choose(SHEET("7.00"));
    await userEvent.click(await screen.findByRole("button", { name: "Close", hidden: true }));
    for (const takeBack of screen.getAllByRole("button", { name: "Take this import back" }))
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.click(takeBack);
    await waitFor(() => expect(trackerSheet.read().entries).toHaveLength(1));
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("offers to remove what an earlier version of the file had", async () => {
    open();
    await choose(SHEET("4.50"));
    await waitFor(() => expect(trackerSheet.read().entries).toHaveLength(1));
    await choose(SHEET("5.40"));
    const dialog = await screen.findByRole("dialog", { hidden: true });
    expect(
      await within(dialog).findByText("1 row of your sheet was in “x” before, and is not in this file:"),
    ).toBeInTheDocument();
    expect(dialog).toHaveTextContent("20 November 2026, Earned £4.50");
    await userEvent.click(within(dialog).getByRole("button", { name: "Remove that row", hidden: true }));
    await waitFor(() => expect(trackerSheet.read().entries.map(({ pence }) => pence)).toEqual([540]));
    expect(dialog).toHaveTextContent("1 row was removed.");
    expect(screen.getByText("1 row came from “x.csv”. 1 row was removed for it.")).toBeInTheDocument();
    await userEvent.click(
      within(dialog).getByRole("button", { name: "Take this import back", hidden: true }),
    );
    expect(await screen.findByText("1 row was taken out again. 1 row was put back.")).toBeInTheDocument();
    expect(trackerSheet.read().entries.map(({ pence }) => pence)).toEqual([450]);
  });

  it.each(["Total,,4.50,", "November 2026,,,", "Week 47,,,", "Signed by Mum,,,", ",,4.50,"])(
    "offers to remove what an earlier version of the file had, whatever else is below its rows: %s",
    async (line) => {
      open();
      const file = (amount: string) =>
        csv(`Date,Type,Amount (£),Detail\n2026-11-20,E,${amount},E-Chore\n${line.replace("4.50", amount)}\n`);
      await choose(file("4.50"));
      await waitFor(() => expect(trackerSheet.read().entries).toHaveLength(1));
      await choose(file("5.40"));
      const dialog = await screen.findByRole("dialog", { hidden: true });
      await userEvent.click(
        await within(dialog).findByRole("button", { name: "Remove that row", hidden: true }),
      );
      await waitFor(() => expect(trackerSheet.read().entries.map(({ pence }) => pence)).toEqual([540]));
      expect(dialog).toHaveTextContent("looks like a title, a total or a note.");
    },
  );

  it("adds the rows beside one tick without those beside another, also where both are equal", async () => {
    open();
    const lines = ["2.00,E-Chore,tak", "1.00,E-Chore,nie", "1.00,E-Chore,tak", "3.00,E-Chore,nie"];
    const file = csv(
      `Date,Type,Amount (£),Detail,Zapłacone\n${lines.map((line) => `2026-11-20,E,${line}\n`).join("")}`,
    );
    await choose(file);
    const dialog = await screen.findByRole("dialog", { hidden: true });
    const button = (name: string) => within(dialog).findByRole("button", { name, hidden: true });
    const pence = () => trackerSheet.read().entries.map((entry) => entry.pence);
    expect(
      await within(dialog).findByText(/^We did not add 4 rows yet\. The file says “Zapłacone tak”/),
    ).toBeInTheDocument();
    await userEvent.click(await button("Add the 2 with “Zapłacone tak”"));
    await waitFor(() => expect(pence()).toEqual([200, 100]));
    expect(dialog).toHaveTextContent("We did not add 2 rows yet. The file says “Zapłacone nie”");
    await userEvent.click(await button("Add the 2 with “Zapłacone nie”"));
    await waitFor(() => expect(pence().toSorted((a, b) => a - b)).toEqual([100, 100, 200, 300]));
  });

  it("asks about a row that is the sum of those above it", async () => {
    open();
    await choose(
      csv(
        "Date,Type,Amount (£),Detail,Note\n2026-11-18,E,2,E-Chore,\n2026-11-19,E,3,E-Chore,\n2026-11-20,E,5,E-Others,Gran’s birthday\n",
      ),
    );
    const dialog = await screen.findByRole("dialog", { hidden: true });
    expect(
      await within(dialog).findByText(
        "We did not add 1 row with “Gran’s birthday” yet. It is the sum of the rows above it, so it may be a total. If it is not, you can add it.",
      ),
    ).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole("button", { name: "Add it anyway", hidden: true }));
    await waitFor(() => expect(trackerSheet.read().entries).toHaveLength(3));
  });

  it.each(["abc", '"Mum" x'])(
    "offers to remove nothing while rows of the file are unread: %s",
    async (amount) => {
      open();
      await choose(SHEET("4.50"));
      await waitFor(() => expect(trackerSheet.read().entries).toHaveLength(1));
      await choose(SHEET(amount));
      const dialog = await screen.findByRole("dialog", { hidden: true });
      expect(
        await within(dialog).findByText(/^Rows of your sheet may have changed in this file/),
      ).toBeInTheDocument();
      expect(within(dialog).queryByRole("button", { name: /^Remove/, hidden: true })).toBeNull();
    },
  );

  it("still offers on a later visit to take each of the last imports back", async () => {
    const visit = open();
    await choose(SHEET("4.50"));
    await userEvent.click(await screen.findByRole("button", { name: "Close", hidden: true }));
    await choose(new File([SHEET("7.00")], "y.csv"));
    await waitFor(() => expect(trackerSheet.read().entries).toHaveLength(2));
    visit.unmount();
    open();
    await userEvent.click(
      screen.getByRole("button", {
        name: "Take this import back",
        description: "1 row came from “x.csv”.",
        hidden: true,
      }),
    );
    await waitFor(() => expect(trackerSheet.read().entries.map(({ pence }) => pence)).toEqual([700]));
  });

  it("says how many imports can be taken back, once an earlier one no more can", async () => {
    open();
    const said = () => screen.queryByText(/^You can take back the last 3 imports/);
    for (const [nth, amount] of ["1.00", "2.00", "3.00"].entries()) {
      expect(said()).toBeNull();
      await choose(new File([SHEET(amount)], `${"abc"[nth]}.csv`));
      await waitFor(() => expect(trackerSheet.read().entries).toHaveLength(nth + 1));
    }
    expect(said()).toBeInTheDocument();
  });

  it("offers to remove no row of another file of which only some rows are the same", async () => {
    open();
    const file = (amount: string) =>
      `Date,Type,Amount (£),Detail\n2026-11-18,E,1,E-Chore\n2026-11-19,E,${amount},E-Chore\n`;
    await choose(new File([file("2.00")], "tom.csv"));
    await waitFor(() => expect(trackerSheet.read().entries).toHaveLength(2));
    await choose(new File([file("3.00")], "ella.csv"));
    await waitFor(() => expect(trackerSheet.read().entries).toHaveLength(3));
    expect(screen.queryByRole("button", { name: /^Remove th/, hidden: true })).toBeNull();
  });

  it("names the columns that a bank's statement lacks", async () => {
    open();
    await choose(csv("Date,Description,Amount,Balance\n20/11/2026,SHOP,-4.50,20.00\n"));
    expect(
      await screen.findByText(/^This file has no column with the name Type or Detail, so we read nothing/),
    ).toBeInTheDocument();
    expect(trackerSheet.read().entries).toEqual([]);
  });

  it("says that there is no room, and adds nothing", async () => {
    open([row(1)]);
    const room = localStorage;
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => room.getItem(key),
      removeItem: (key: string) => room.removeItem(key),
      setItem: (key: string, value: string) => {
        if (value.includes("5.4")) throw new DOMException("full", "QuotaExceededError");
        room.setItem(key, value);
      },
    });
    await choose(SHEET("5.40"));
    expect(await screen.findByText(/^This browser has no room for so many rows/)).toBeInTheDocument();
    expect(trackerSheet.read().entries).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it("reads a file with the mark of UTF-16", async () => {
    open();
    const text = "\uFEFFDate\tType\tAmount (£)\tDetail\r\n20/11/2026\tE\t4.5\tE-Chore\r\n";
    await choose(new File([Buffer.from(text, "utf16le")], "x.txt", { type: "text/csv" }));
    await waitFor(() => expect(trackerSheet.read().entries).toMatchObject([{ pence: 450 }]));
  });

  it("says that a file with only a header has no entries", async () => {
    open();
    await choose(csv("Date,Type,Amount (£),Detail\n"));
    expect(await screen.findByText("There are no entries in this file.")).toBeInTheDocument();
  });
});

describe("a browser whose storage", () => {
  const notKept = () => screen.queryByText("This browser has no room for your sheet", { exact: false });
  async function addChore(pounds: string) {
    await userEvent.selectOptions(screen.getByLabelText("Type"), "Earn");
    await userEvent.type(screen.getByLabelText("Amount"), pounds);
    await userEvent.click(screen.getByRole("radio", { name: /E-Chore/ }));
    await add();
  }
  const stored = () =>
    (JSON.parse(localStorage.getItem(KEY)!) as { entries: { amount: number }[] }).entries.map(
      ({ amount }) => amount,
    );

  it("says that storage is full, keeps the entry on the page, and stores it once there is room", async () => {
    open([row(1)]);
    const room = localStorage;
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => room.getItem(key),
      removeItem: (key: string) => room.removeItem(key),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    expect(notKept()).toBeNull();
    await addChore("7");
    await waitFor(() => expect(notKept()).toBeVisible());
    expect(rows()).toHaveLength(2);
    expect(stored()).toEqual([1]);
    vi.unstubAllGlobals();
    await addChore("8");
    await waitFor(() => expect(notKept()).toBeNull());
    expect(stored()).toEqual([1, 7, 8]);
  });

  it("sets an invalid sheet aside with a calm sentence, and carries on", async () => {
    const nonsense = '{"start":"x","entries":5}';
    localStorage.setItem(KEY, nonsense);
    open();
    expect(screen.getByText("We have set it aside", { exact: false })).toBeVisible();
    expect(localStorage.getItem(`${KEY}_corrupt`)).toBe(nonsense);
    await addChore("7");
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(stored()).toEqual([7]);
  });
});
