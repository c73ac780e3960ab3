/** A device whose date is days off the server's, on the real database. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { deviceDateLooksWrong } from "@/content/deviceDate";
import { addDays, dayOf } from "@/domain/calendar";
import { addHabit, button, card, pressOn } from "./communityParts";
import { addEntry, CHORE, expectEntries, fillEntry, press } from "./journalParts";
import { requestsTo } from "./network";
import { changeRows, expectLogged, expectToast, insertRows, open, signUp } from "./site";

afterEach(() => vi.useRealTimers());

function setDeviceDate(days: number) {
  const now = new Date();
  vi.useFakeTimers({ toFake: ["Date"], now: now.setDate(now.getDate() + days) });
}

it.each([3, -3])("is named when a habit is logged %i days off, beside the specified toast", async (days) => {
  const name = "Put a coin in my jar";
  await signUp();
  open("/community?tab=habits");
  await addHabit(name);
  await expectToast("New habit created!");
  setDeviceDate(days);
  open("/community?tab=habits");
  await pressOn(name, "Log Today");
  await expectToast("Failed to log habit");
  expect(await within(await card(name)).findByRole("alert")).toHaveTextContent("That date looks wrong.");
  expect(await button(name, "Log Today")).toBeEnabled();
  expectLogged(/not stored: wrongDate/);
});

/** A participation that began so many days before the real today. */
async function takePart(daysAgo: number) {
  const session = await signUp();
  const start = addDays(dayOf(new Date()), -daysAgo);
  await insertRows("challenge_participants", {
    user_id: session.user.id,
    challenge_start_date: start,
    challenge_end_date: addDays(start, 90),
  });
  await changeRows("challenge_participants", `user_id=eq.${session.user.id}`, {
    challenge_start_date: start,
    challenge_end_date: addDays(start, 90),
  });
  return session;
}
const DAYS_TEXT = /^Day \d+ of 90|are over|^Your 90 days start on/;

it.each([
  ["", 0, 100],
  ["", 0, 3],
  ["", 0, -3],
  ["", 88, 3],
  ["", 89, 3],
  ["?tab=kpis", 0, 100],
  ["?tab=kpis", 0, -3],
  ["?tab=kpis", 89, 3],
])(
  "is named on the dashboard%s, which tells the true day: %i days after the start, %i days off",
  async (tab, daysAgo, off) => {
    await takePart(daysAgo);
    setDeviceDate(off);
    open(`/challenge-dashboard${tab}`);
    expect(await screen.findByText(deviceDateLooksWrong(dayOf(new Date())))).toHaveRole("alert");
    const told = await screen.findAllByText(DAYS_TEXT);
    expect(told).toHaveLength(1);
    expect(told[0]).toHaveTextContent(new RegExp(`^Day ${daysAgo + 1} of 90`));
    expect(requestsTo("POST challenge_participants")).toEqual([]);
  },
);

it("is named when the 90 days begin, on the database's day", async () => {
  await signUp();
  setDeviceDate(2);
  open("/challenge-dashboard?tab=kpis");
  expect(await screen.findByText(/That date looks wrong\./)).toHaveRole("alert");
  expect(await screen.findByText(/^Day 1 of 90/)).toBeInTheDocument();
});

it.each(["/account", "/community", "/show-a-grown-up", "/first-day"])(
  "is named once on %s",
  async (address) => {
    await signUp();
    setDeviceDate(-3);
    open(address);
    expect(await screen.findByText(/That date looks wrong\./)).toHaveRole("alert");
  },
);

it("is named no longer once it has been put right", async () => {
  await signUp();
  setDeviceDate(-3);
  open("/challenge-dashboard");
  expect(await screen.findByText(/That date looks wrong\./)).toBeVisible();
  vi.useRealTimers();
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(screen.queryByText(/That date looks wrong\./)).toBeNull());
});

it.each([1, -1])("is not named %i day off, as it may be at the ends of the earth", async (days) => {
  await signUp();
  setDeviceDate(days);
  open("/challenge-dashboard");
  await screen.findByText(/^Your journal is still empty\./);
  expect(screen.queryByText(/That date looks wrong\./)).toBeNull();
});

it("is not named when the 90 days begin today", async () => {
  await signUp();
  open("/challenge-dashboard?tab=kpis");
  await screen.findByText(/^Day 1 of 90/);
  expect(screen.queryByText(/That date looks wrong\./)).toBeNull();
});

it("is named when no day fits, because the device's is before the first", async () => {
  await signUp();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("1970-01-01T12:00:00") });
  open("/challenge-dashboard");
  await fillEntry(CHORE);
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: "1970-01-01" } });
  await press("Add entry");
  const date = screen.getByLabelText("Date");
  await waitFor(() =>
    expect(date).toHaveAccessibleDescription(/says that today is 1 January 1970\. That date looks wrong\./),
  );
});

it("is named when an entry's day is refused, in the form and when an entry is changed", async () => {
  await signUp();
  setDeviceDate(10);
  open("/challenge-dashboard");
  await addEntry(CHORE);
  await expectEntries(1);
  const tooFar = addDays(dayOf(new Date()), 365);
  await fillEntry(CHORE);
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: tooFar } });
  await press("Add entry");
  await expectToast("Error", "Failed to add journal entry. Please try again.");
  const form = within(screen.getByRole("button", { name: "Add entry" }).closest("form")!);
  expect(await form.findByRole("alert")).toHaveTextContent("That date looks wrong.");
  expectLogged(/not stored: wrongDate/);

  await press(/^Change:/);
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("Date"), { target: { value: tooFar } });
  await userEvent.click(dialog.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent("That date looks wrong."));
  vi.mocked(console.error).mockClear();
});
