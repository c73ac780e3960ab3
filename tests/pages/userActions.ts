/** Who sits before a screen: whom the pages take them for, what they do, and what they are told. */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, vi } from "vitest";
import { currentToasts } from "@/ui/toast";

/** As the pages know who is signed in. */
export const USER = { id: "u1", email: "ann@example.com", needsSecondStep: false };

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
export const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);

export const toastTitles = () => currentToasts().map(({ title }) => title);

/** What went wrong stands in the console, once it has been looked for. */
export const expectLoggedError = () => {
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
};
