/** A device whose date is days off the server's, on the real database. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { addDays, dayOf } from "@/domain/calendar";
import { addHabit, button, card, pressOn } from "./communityParts";
import { addEntry, CHORE, expectEntries, fillEntry, press } from "./journalParts";
import { expectLogged, expectToast, open, signUp } from "./site";

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

it("is named when the 90 days begin on the database's day, because the device's is two days ahead", async () => {
  await signUp();
  setDeviceDate(2);
  open("/challenge-dashboard?tab=kpis");
  expect(await screen.findByText(/That date looks wrong\./)).toHaveRole("alert");
  expect(await screen.findByText(/^Day 3 of 90/)).toBeInTheDocument();
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
  expect(
    await screen.findByText(/says that today is 1 January 1970\. That date looks wrong\./),
  ).toBeVisible();
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
  expect(await screen.findByRole("alert")).toHaveTextContent("That date looks wrong.");
  expectLogged(/not stored: wrongDate/);

  await press(/^Change:/);
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("Date"), { target: { value: tooFar } });
  await userEvent.click(dialog.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent("That date looks wrong."));
  vi.mocked(console.error).mockClear();
});
