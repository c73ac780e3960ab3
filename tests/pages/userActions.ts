/** The user at the screen: the identity that pages see, the user's actions, and the messages shown. */
import { onlineManager } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, vi } from "vitest";
import { currentToasts } from "@/ui/feedback/toast";

/** As the pages know who is signed in. */
export const USER = { id: "u1", email: "ann@example.com", needsSecondStep: false };

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
export const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);

/** The browser knows that it has a connection, or none. */
export function setConnection(isOnline: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  onlineManager.setOnline(isOnline);
}

export const toastTitles = () => currentToasts().map(({ title }) => title);

/** The console holds the error, once the test has asked for it. */
export const expectLoggedError = () => {
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
};
