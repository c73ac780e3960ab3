/** The prompt of the day on the dashboard, outside the six missions. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
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
