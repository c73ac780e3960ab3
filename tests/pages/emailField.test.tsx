/** The field for an e-mail address, into which addresses are pasted from lists of contacts. */
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { EmailField } from "@/parts/EmailField";

it.each([
  ["\u202Aparent@example.com\u202C", "parent@example.com"],
  ["parent\u200B@example.com", "parent@example.com"],
  ["\uFEFFparent@example.com", "parent@example.com"],
  ["parent@example", "parent@example"],
])("drops the marks that show nothing in %j", (pasted, kept) => {
  render(<EmailField label="Email" />);
  fireEvent.input(screen.getByLabelText("Email"), { target: { value: pasted } });
  expect(screen.getByLabelText("Email")).toHaveValue(kept);
});

it("drops them before a form that follows what is typed hears of it", () => {
  const heard = vi.fn<(typed: string) => void>();
  render(<EmailField label="Email" onInput={({ currentTarget }) => heard(currentTarget.value)} />);
  fireEvent.input(screen.getByLabelText("Email"), { target: { value: "\u202Aparent@example.com\u202C" } });
  expect(heard).toHaveBeenCalledExactlyOnceWith("parent@example.com");
});
