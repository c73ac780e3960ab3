/** The prompt of the day on the dashboard, outside the six missions. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { addDays } from "@/domain/calendar";
import { MissionPrompt } from "@/pages/journal/MissionPrompt";

const START = "2026-08-01";
/** @param day of the 90; 0 before they begin. */
const openOn = (day: number) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MissionPrompt userId="ann" start={day ? START : null} today={addDays(START, Math.max(day, 1) - 1)} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

it.each([85, 86, 87, 88, 89])("promises no figure on day %i, which asks for no entry", (day) => {
  openOn(day);
  expect(screen.getByRole("heading")).toBeVisible();
  expect(screen.queryByText(/This will show up in/)).toBeNull();
});

it.each([0, 90])("says on day %i that the entry will show up in the journal", (day) => {
  openOn(day);
  expect(screen.getByText("This will show up in your journal.")).toBeVisible();
});

it("hangs the day's five minutes on the string when somebody says that they did them, once a day", async () => {
  const { unmount } = openOn(3);
  await userEvent.click(screen.getByRole("button", { name: "I did it" }));
  expect(screen.getByText("Done today. It hangs on your string.").parentElement).toHaveFocus();
  unmount();
  openOn(3);
  expect(screen.queryByRole("button", { name: "I did it" })).toBeNull();
  expect(JSON.parse(localStorage.getItem("4mq_string_ann")!)).toEqual([["prompt", "2026-08-03", ""]]);
});
