/** The journal's form, its list and its figures, on the real database and on one that is out of order. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { addDays, dayOf, weekOf } from "@/domain/calendar";
import { currentToasts } from "@/ui/feedback/toast";
import {
  addEntry,
  amount,
  CHORE,
  entries,
  entryRow,
  expectEntries,
  expectWaiting,
  fillEntry,
  fillTheDay,
  press,
  storedAmounts,
  SWEETS,
  waiting,
} from "./journalParts";
import { answeredWith, requestLost, interceptRequests, requestsTo } from "./network";
import {
  asUser,
  changeRows,
  dismissToasts,
  expectLogged,
  expectToast,
  insertRows,
  newAccount,
  open,
  PASSWORD,
  rowsOf,
  signUp,
} from "./site";

const DASHBOARD = "/challenge-dashboard";
const EMPTY = /^Your journal is still empty\./;
const BOUNDS = /The most you can enter is 9,999,999\.99/;
const list = () => screen.getByRole("region", { name: "Your entries" });
const week = () => screen.findByRole("region", { name: "This Week's Performance" });

async function openDashboard() {
  const session = await signUp();
  open(DASHBOARD);
  await screen.findByText(EMPTY);
  return session;
}

/** A fate that waits until the test says so. */
function held() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release: () => release() };
}

it("sends nothing that is incomplete or out of bounds, and says why", async () => {
  const session = await openDashboard();
  await press("Add entry");
  await expectToast("Missing Information", "Please fill in all fields");
  dismissToasts();
  await userEvent.type(await amount(), "3");
  await press("Add entry");
  await expectToast("Missing Information", "Please fill in all fields");
  expect(await amount()).toHaveValue(3);

  for (const wrong of ["10000000", "-1", "1.005"]) {
    await addEntry({ ...CHORE, amount: wrong });
    expect(screen.getByText(BOUNDS)).toBeVisible();
    await userEvent.clear(await amount());
    await userEvent.type(await amount(), "3");
    await userEvent.click(screen.getByRole("radio", { name: "Save" }));
    await press("Add entry");
    await waitFor(() => expect(screen.queryByText(BOUNDS)).toBeNull());
  }
  expect(requestsTo("POST journal_entries")).toEqual([]);

  await addEntry({ ...CHORE, amount: "9999999.99" });
  await waitFor(() => expect(entries()[0]).toHaveTextContent("£9,999,999.99"));
  expect(await storedAmounts(session)).toEqual([9_999_999.99]);
});

it("groups entries by week and day, adds up each type by itself, and shows one type alone", async () => {
  const session = await signUp();
  const today = dayOf(new Date());
  const lastMonday = addDays(weekOf(today).first, -7);
  await insertRows("journal_entries", [
    entryRow(session, { amount: 12.5 }),
    entryRow(session, { entry_type: "S", amount: 5, earning_detail: null, saving_detail: "S-For Goal" }),
    entryRow(session, { entry_type: "P", amount: 4, earning_detail: null, spending_detail: "P-KS Needs" }),
    entryRow(session, { entry_date: lastMonday, amount: 3, earning_detail: "E-Allowance" }),
  ]);
  open(DASHBOARD);
  await expectEntries(4);
  const headings = (level: number) =>
    within(list())
      .getAllByRole("heading", { level })
      .map(({ textContent }) => textContent);
  expect(headings(3)).toEqual(["This week", "Last week"]);
  expect(headings(4)).toEqual(["Today", expect.stringMatching(/^Monday \d+ \w+/)]);
  const totals = (label: string) =>
    screen.getAllByText(label).map(({ parentElement }) => parentElement!.textContent);
  expect(totals("Total for the day:")[0]).toBe("Total for the day:Earned £12.50Saved £5.00Spent £4.00");
  expect(totals("Total for the week:")[1]).toBe("Total for the week:Earned £3.00");

  await userEvent.click(screen.getByRole("radio", { name: "Spent" }));
  await expectEntries(1);
  expect(entries()[0]).toHaveTextContent("P-KS Needs");
  open(`${DASHBOARD}?type=S`);
  await expectEntries(1);
  expect(entries()[0]).toHaveTextContent("S-For Goal");
  await userEvent.click(screen.getByRole("radio", { name: "All" }));
  await expectEntries(4);
});

it("shows ten thousand entries page by page, finds the week among them, and downloads all", async () => {
  const session = await signUp();
  const year = new Date().getFullYear();
  const old = (index: number) =>
    entryRow(session, {
      entry_date: `${year - 2 - (index % 4)}-${String(1 + (index % 12)).padStart(2, "0")}-${10 + (index % 19)}`,
      amount: (index + 1) / 100,
    });
  // As many at once as a request takes.
  for (let start = 0; start < 10_000; start += 250)
    await insertRows(
      "journal_entries",
      Array.from({ length: 250 }, (_, index) => old(start + index)),
    );
  await insertRows("journal_entries", entryRow(session, { amount: 777.77 }));
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${files.push(file as Blob)}`);

  open(DASHBOARD);
  await expectEntries(100);
  expect(entries()[0]).toHaveTextContent("£777.77");
  for (const shown of [200, 300]) {
    await press("Show older entries");
    await expectEntries(shown);
    // Readers and keyboards go on where the list went on.
    await waitFor(() =>
      expect(within(entries()[shown - 100]!).getByRole("button", { name: /^Change:/ })).toHaveFocus(),
    );
  }
  await press("Download (CSV)");
  await expectToast("Your file is on its way");
  const lines = (await files[0]!.text()).trimEnd().split("\r\n");
  expect(lines[0]).toBe("\uFEFFDate,Type,Amount (£),Detail");
  expect(lines).toHaveLength(10_002);
  expect(new Set(lines.slice(1).map((line) => line.split(",")[2])).size).toBe(10_001);

  open(`${DASHBOARD}?tab=kpis`);
  expect((await within(await week()).findAllByText("£777.77"))[0]).toBeVisible();
  open("/kpi-scorecard");
  expect((await screen.findAllByText("£777.77"))[0]).toBeVisible();
});

it("enrols once, even if another tab is quicker", async () => {
  const session = await openDashboard();
  const row = { user_id: session.user.id, challenge_start_date: dayOf(new Date()), current_phase: 1 };
  interceptRequests("POST challenge_participants", async (send) => {
    await asUser(session, "POST", "challenge_participants", {
      ...row,
      challenge_end_date: addDays(row.challenge_start_date, 90),
      is_active: true,
    });
    return send();
  });
  await userEvent.click(screen.getByRole("tab", { name: "My KPIs" }));
  expect(await screen.findByText(/^Day 1 of 90 · phase 1 of 6/)).toBeVisible();
  expect(screen.queryByText(/^You've been automatically enrolled/)).toBeNull();
  expect(requestsTo("POST challenge_participants")).toHaveLength(1);
  expect(await rowsOf("challenge_participants", session)).toMatchObject([
    { ...row, current_phase: 1, is_active: true },
  ]);
});

it("tells the end of the 90 days on the end date, and begins new ones when My KPIs is opened", async () => {
  const session = await signUp();
  const today = dayOf(new Date());
  const start = addDays(today, -90);
  await insertRows("challenge_participants", {
    user_id: session.user.id,
    challenge_start_date: start,
    challenge_end_date: today,
  });
  await insertRows("journal_entries", [
    entryRow(session, { entry_date: addDays(start, 89), amount: 8 }),
    entryRow(session, { entry_date: today, amount: 5 }),
  ]);
  open(DASHBOARD);
  const told = () => within(screen.getByText(/^Your 90 days from/).closest("details")!);
  await screen.findByText(/^Your 90 days from/);
  const figures = async () => (await told().findAllByRole("definition")).map((one) => one.textContent);
  expect(await figures()).toEqual(["1", "£8.00", "£0.00", "£0.00"]);
  expect(screen.getByText(/^Your 90 days ended on/)).toBeVisible();
  await userEvent.click(screen.getByRole("tab", { name: "My KPIs" }));
  expect(await screen.findByText(/^Day 1 of 90 · phase 1 of 6/)).toBeVisible();
  expect(await figures()).toEqual(["1", "£8.00", "£0.00", "£0.00"]);
  expect(
    (await rowsOf("challenge_participants", session))
      .map((row) => [row.challenge_start_date, row.is_active])
      .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
  ).toEqual([
    [start, false],
    [today, true],
  ]);
});

it("enrols a new user from today, and never again", async () => {
  const session = await signUp();
  for (let visit = 0; visit < 2; visit += 1) {
    open(`${DASHBOARD}?tab=kpis`);
    expect(await screen.findByText(/^Day 1 of 90 · phase 1 of 6/)).toBeVisible();
    expect(await screen.findByText(/^No data for this week yet/)).toBeVisible();
  }
  expect(requestsTo("POST challenge_participants")).toHaveLength(1);
  expect(await rowsOf("challenge_participants", session)).toMatchObject([
    { challenge_start_date: dayOf(new Date()), current_phase: 1, is_active: true },
  ]);
});

it("shows another device's entries when the figures are refreshed", async () => {
  const session = await signUp();
  open(`${DASHBOARD}?tab=kpis`);
  expect(await screen.findByText(/^No data for this week yet/)).toBeVisible();
  await asUser(session, "POST", "journal_entries", entryRow(session, { amount: 12.5 }));
  await press("Refresh Data");
  expect((await within(await week()).findAllByText("£12.50"))[0]).toBeVisible();
  expect(await screen.findByText("Your figures are up to date.")).toBeVisible();
});

it("shows later entries when the scorecard is opened again", async () => {
  const session = await signUp();
  await asUser(session, "POST", "journal_entries", entryRow(session, { amount: 3 }));
  open("/kpi-scorecard");
  const weekly = () =>
    screen.getAllByRole("term").find(({ textContent }) => textContent === "Weekly earnings")!.parentElement;
  await waitFor(() => expect(weekly()).toHaveTextContent("£3.00"));
  const go = async (name: string) => {
    const menu = screen.getByRole("navigation", { name: "Main", hidden: true });
    await userEvent.click(within(menu).getByRole("link", { name, hidden: true }));
  };
  await go("Challenge Dashboard");
  await expectEntries(1);
  await addEntry({ ...CHORE, amount: "4" });
  await expectEntries(2);
  await go("KPI Scorecard");
  await waitFor(() => expect(weekly()).toHaveTextContent("£7.00"));
});

it("asks a signed-out visitor to sign in, and then opens the scorecard", async () => {
  const { user } = await newAccount();
  open("/kpi-scorecard");
  await userEvent.type(await screen.findByLabelText("Email"), user.email);
  const password = screen.getByLabelText("Password");
  await userEvent.type(password, `${PASSWORD}{Enter}`);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Hi Amara!"));
  expect(await screen.findByText("Sample data")).toBeVisible();
});

it("keeps the input after a server error, and adds the entry once on the next try", async () => {
  const session = await openDashboard();
  const end = interceptRequests(
    "POST journal_entries",
    answeredWith(500, { code: "XX000", message: "No", details: null, hint: null }),
  );
  await addEntry(CHORE);
  await expectToast("Error", "Failed to add journal entry. Please try again.");
  expect(await amount()).toHaveValue(12.5);
  expect(screen.getByRole("radio", { name: "A chore E-Chore" })).toBeChecked();
  await expectWaiting(0);
  expectLogged(/Journal entry not stored: trouble/);
  end();
  await press("Add entry");
  await expectEntries(1);
  expect(await storedAmounts(session)).toEqual([12.5]);
});

it("stores a slow entry that is sent twice in one row", async () => {
  const session = await openDashboard();
  const answer = held();
  interceptRequests("POST journal_entries", async (send) => {
    await answer.released;
    return send();
  });
  await fillEntry(CHORE);
  const form = (await amount()).closest("form")!;
  fireEvent.submit(form);
  await screen.findByRole("button", { name: "Adding…" });
  fireEvent.submit(form);
  answer.release();
  await expectToast("Entry Added! 💰");
  open(DASHBOARD);
  await expectEntries(1);
  expect(requestsTo("POST journal_entries")).toHaveLength(1);
  expect(await storedAmounts(session)).toEqual([12.5]);
});

it("keeps a typed entry over the daily cap waiting, and empties the form for the next one", async () => {
  const session = await openDashboard();
  await fillTheDay(session);
  await addEntry(CHORE);
  await expectToast("Saved on this device");
  await expectWaiting(1);
  expect(waiting()[0]).toHaveTextContent("12.50");
  expect(waiting()[0]).toHaveTextContent("We will send this one tomorrow.");
  expect(await amount()).toHaveValue(null);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(currentToasts()).toHaveLength(1);
  await addEntry(SWEETS);
  await expectWaiting(2);
  open(DASHBOARD);
  await expectWaiting(2);
  expect(await amount()).toHaveValue(null);
  expect(await storedAmounts(session)).toHaveLength(200);
});

it("reports a correction that failed after its dialog was closed", async () => {
  const session = await signUp();
  await insertRows("journal_entries", entryRow(session, { amount: 12.5 }));
  open(DASHBOARD);
  const answer = held();
  interceptRequests("PATCH journal_entries", async (send, request) => {
    await answer.released;
    return requestLost(send, request);
  });
  await press(/^Change: Earned £12.50/);
  const dialog = within(await screen.findByRole("dialog", { name: "Change this entry" }));
  await userEvent.clear(dialog.getByLabelText("Amount"));
  await userEvent.type(dialog.getByLabelText("Amount"), "13");
  await userEvent.click(dialog.getByRole("button", { name: "Save changes" }));
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  answer.release();
  await expectToast("Your entry was not changed");
  expect(entries()[0]).toHaveTextContent("£12.50");
  expectLogged(/Failed to fetch/);
});

it.each([
  ["amount when only the detail is changed", "detail", { amount: 50, earning_detail: "E-Others" }],
  ["entry when nothing is changed", "nothing", { amount: 50, earning_detail: "E-Chore" }],
])("keeps another device's %s in an older dialog", async (_case, change, expected) => {
  const session = await signUp();
  const [row] = await insertRows("journal_entries", entryRow(session, { amount: 5 }));
  open(DASHBOARD);
  await press(/^Change: Earned £5/);
  const dialog = within(await screen.findByRole("dialog", { name: "Change this entry" }));
  await changeRows("journal_entries", `id=eq.${String(row!.id)}`, { amount: 50 });
  if (change === "detail") await userEvent.click(dialog.getByRole("radio", { name: / E-Others$/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(entries()[0]).toHaveTextContent("£50"));
  expect(await rowsOf("journal_entries", session)).toMatchObject([expected]);
});

it("restores an entry that could not be removed, with the focus", async () => {
  const session = await signUp();
  await insertRows("journal_entries", entryRow(session, { amount: 12.5 }));
  open(DASHBOARD);
  interceptRequests("DELETE journal_entries", requestLost);
  await press(/^Change: Earned £12.50/);
  await press("Remove entry");
  await expectToast("We could not remove that entry");
  await waitFor(() => expect(screen.getByRole("button", { name: /^Change: Earned £12.50/ })).toHaveFocus());
  expect(await storedAmounts(session)).toEqual([12.5]);
  expectLogged(/Failed to fetch/);
});

it("says that the list could not be loaded, and loads it on request", async () => {
  const session = await signUp();
  await insertRows("journal_entries", entryRow(session));
  const end = interceptRequests("GET journal_entries", requestLost);
  open(DASHBOARD);
  expect(await screen.findByText("We could not load this.")).toBeVisible();
  end();
  await userEvent.click(within(list()).getByRole("button", { name: "Try again" }));
  await expectEntries(1);
  expectLogged(/Failed to fetch/);
});
