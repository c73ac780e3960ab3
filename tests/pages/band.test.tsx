/** The readers that a visitor belongs to: by the portrait, by the ages they tapped, and by nothing that is asked. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { AuthProvider } from "@/backend/auth";
import { addDays } from "@/domain/calendar";
import { MissionPrompt } from "@/pages/journal/MissionPrompt";
import ResourcesPage from "@/pages/resources/ResourcesPage";
import ShelfPage from "@/pages/shelf/ShelfPage";
import { keepMe } from "@/storage/known";
import { levelOf, tappedBand } from "@/storage/shelf/band";
import { keepBand } from "@/storage/shelf/keepBand";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const openResources = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ResourcesPage />
    </MemoryRouter>,
  );
const openShelf = () =>
  render(
    <AuthProvider>
      <MemoryRouter>
        <ShelfPage />
      </MemoryRouter>
    </AuthProvider>,
  );

it("is the youngest before anything is known, then what was tapped, and always the portrait before that", () => {
  expect(levelOf("ann")).toBe(1);
  keepBand("14-16");
  expect([levelOf("ann"), levelOf(undefined)]).toEqual([3, 3]);
  keepMe("ann", { portrait: "dreamer", look: "sun" });
  expect([levelOf("ann"), levelOf(undefined)]).toEqual([2, 3]);
});

it("is the youngest for a value that is no band", () => {
  localStorage.setItem("4mq_band", "15");
  expect([tappedBand(), levelOf("ann")]).toEqual([null, 1]);
});

it("keeps the ages that were tapped among the resources, and none that an address brought", async () => {
  openResources("/resources?ages=11-13");
  expect(tappedBand()).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "14-16" }));
  expect(tappedBand()).toBe("14-16");
  await userEvent.click(screen.getByRole("link", { name: "All ages" }));
  expect(tappedBand()).toBe("14-16");
});

it("asks nobody on the shelf, and lets somebody who has tapped their ages choose others", async () => {
  openShelf();
  expect(screen.getByRole("heading", { name: "Your portrait" })).toBeVisible();
  expect(screen.queryByRole("group", { name: "The ages you chose" })).toBeNull();
  cleanup();
  keepBand("14-16");
  openShelf();
  const ages = within(screen.getByRole("group", { name: "The ages you chose" }));
  expect(ages.getByRole("radio", { name: "Ages 14-16" })).toBeChecked();
  await userEvent.click(ages.getByRole("radio", { name: "Ages 11-13" }));
  expect(ages.getByRole("radio", { name: "Ages 11-13" })).toBeChecked();
  expect(tappedBand()).toBe("11-13");
  await userEvent.click(screen.getByRole("radio", { name: "Dreamer" }));
  expect(screen.queryByRole("group", { name: "The ages you chose" })).toBeNull();
});

it("shows a prompt in the words for its reader, and names no age", () => {
  const START = "2026-08-01";
  const promptOn = (day: number) => {
    cleanup();
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <MissionPrompt userId="ann" start={START} today={addDays(START, day - 1)} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    return screen.getByRole("region").textContent;
  };
  expect(promptOn(89)).toMatch(/Draw a picture of what you did/);
  keepBand("14-16");
  expect(promptOn(89)).toMatch(/Sum up in three sentences/);
  expect(promptOn(89)).not.toMatch(/14|ages/i);
  expect(promptOn(88)).toMatch(/Write a thank-you note/);
});
