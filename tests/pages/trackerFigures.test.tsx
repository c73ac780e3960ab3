/** The tracker's figures on the screen; the rules behind them are tested in src/domain/journal/stats.test.ts. */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import TrackerPage from "@/pages/tracker/TrackerPage";
import { trackerSheet } from "@/storage/tracker/trackerSheet";

const KEY = "4mq_tracker";
const row = (amount: number, more: object = {}) => ({
  id: `row-${amount}`,
  entry_date: "2026-11-21",
  entry_type: "E",
  amount,
  detail: "E-Chore",
  ...more,
});
const SHEET = [
  row(12.5),
  row(5, { entry_type: "S", detail: "S-For Goal" }),
  row(4, { entry_date: "2026-11-16", entry_type: "P", detail: "P-KS Needs" }),
  row(2.2, { entry_date: "2026-11-22", entry_type: "P", detail: "P-Wants" }),
  row(100, { entry_date: "2026-11-15", detail: "E-Others" }),
];

beforeEach(() => {
  // A Saturday: the week is 16 to 22 November.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:00:00Z") });
});
afterEach(() => {
  trackerSheet.forget();
  vi.useRealTimers();
});

async function open(entries: readonly object[]) {
  if (entries.length) localStorage.setItem(KEY, JSON.stringify({ start: "2025-01-01", entries }));
  render(
    <MemoryRouter>
      <TrackerPage />
    </MemoryRouter>,
  );
  await screen.findByRole("region", { name: "Weekly figures" });
}

const week = () => within(screen.getByRole("region", { name: "Weekly figures" }));
const earned = () => week().getByText("Earned").nextElementSibling;
const phase = (number: number) =>
  within(screen.getByRole("region", { name: "Phase figures" })).getByRole("row", {
    name: new RegExp(`^Phase ${number}`),
  });
const start = () => screen.getByLabelText("Phase 1 starts on");
const keptStart = () => (JSON.parse(localStorage.getItem(KEY)!) as { start: string }).start;

it("shows the week of today, Monday to Sunday, and earlier ones", async () => {
  await open(SHEET);
  for (const text of ["£12.50", "£5.00", "£6.20", "£4.00", "40%", "64.5%"])
    expect(week().getByText(text)).toBeVisible();
  await userEvent.click(week().getByRole("button", { name: "Earlier week" }));
  expect(week().getByText("Monday 9 Nov to Sunday 15 November 2026")).toBeVisible();
  expect(earned()).toHaveTextContent("£100.00");
});

it("starts the phases with the day of the first entry or any other chosen day", async () => {
  await open(SHEET);
  expect(start()).toHaveValue("2025-01-01");
  await userEvent.click(screen.getByRole("button", { name: /^Start phase 1 on 15 November 2026/ }));
  expect(start()).toHaveValue("2026-11-15");
  expect(phase(1)).toHaveAccessibleName(/^Phase 1, now/);
  for (const text of ["£112.50", "£5.00", "£6.20", "£4.00", "4.4%", "64.5%"])
    expect(phase(1)).toHaveTextContent(text);
  fireEvent.change(start(), { target: { value: "2026-11-16" } });
  expect(phase(1)).toHaveTextContent("£12.50");
  expect(keptStart()).toBe("2026-11-16");
});

it("reports a start out of bounds once the field is left, and keeps the previous one", async () => {
  await open(SHEET);
  fireEvent.change(start(), { target: { value: "2026-11-16" } });
  fireEvent.change(start(), { target: { value: "2019-12-31" } });
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.blur(start());
  expect(screen.getByRole("alert")).toHaveTextContent("between 1 January 2020");
  expect(keptStart()).toBe("2026-11-16");
});

it("shows the specified words if there is nothing to count yet", async () => {
  await open([]);
  expect(screen.getByText("No data for this week yet. Start adding journal entries!")).toBeVisible();
  expect(
    screen.getByText("No phase data available yet. Complete your first phase to see results!"),
  ).toBeVisible();
  expect(week().getByRole("link", { name: "Add an entry" })).toHaveAttribute("href", "/#entry-heading");
});

it("counts a new entry at once", async () => {
  await open([row(1)]);
  localStorage.setItem(KEY, JSON.stringify({ start: "2025-01-01", entries: [row(1), row(2)] }));
  act(() => void dispatchEvent(new StorageEvent("storage", { key: KEY })));
  expect(earned()).toHaveTextContent("£3.00");
});
