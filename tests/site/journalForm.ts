/** The journal's form and list, as a visitor uses them. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { press } from "#tests/pages/userActions";

export const entries = () =>
  within(screen.getByRole("region", { name: "Your entries" })).queryAllByRole("listitem");

export async function untilEntries(count: number) {
  await screen.findByRole("region", { name: "Your entries" });
  await waitFor(() => expect(entries()).toHaveLength(count));
}

/** The entry is earned by a chore, on the day that the form suggests. */
export async function fillEntry(amount: string) {
  await userEvent.click(await screen.findByRole("radio", { name: "Earn" }));
  await userEvent.clear(screen.getByLabelText("Amount"));
  await userEvent.type(screen.getByLabelText("Amount"), amount);
  await userEvent.click(screen.getByRole("radio", { name: "A chore E-Chore" }));
}

/** Fills the form, sends it and waits until the list shows one more entry. */
export async function addEntry(amount = "12.50") {
  await fillEntry(amount);
  const before = entries().length;
  await press("Add entry");
  await untilEntries(before + 1);
}
