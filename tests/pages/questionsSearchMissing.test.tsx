/** The search of questions without its list: on a train, or behind a filter. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { Search } from "@/pages/questions/Search";

vi.mock("@/pages/questions/Results", () => {
  throw new Error("The file did not come.");
});

it("still names Childline, says what is wrong, and shows help for words of need", async () => {
  render(
    <MemoryRouter>
      <Search>the subjects</Search>
    </MemoryRouter>,
  );
  const field = screen.getByRole("searchbox");
  await userEvent.type(field, "bank");
  expect(await screen.findByText(/^We could not load the list of questions\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "0800 1111" })).toBeVisible();
  await userEvent.clear(field);
  expect(screen.getByText("the subjects")).toBeVisible();
  await userEvent.type(field, "self harm");
  expect(screen.getByRole("status", { name: "Is everything all right?" })).toBeVisible();
  // React tells of the file, each time that it is asked for.
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
});
