import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useOneActionPerPress } from "./useOneActionPerPress";

const heard = vi.fn();
beforeEach(() => document.addEventListener("keydown", heard));
afterEach(() => document.removeEventListener("keydown", heard));

function Page() {
  useOneActionPerPress();
  return (
    <div>
      <button type="button">Update progress</button>
      <input aria-label="Amount" />
      <textarea aria-label="Message" />
      <a href="/books">Books</a>
    </div>
  );
}

/** @returns true if the browser does what the key does, and the page hears of it. */
function press(name: string, key: string, repeat: boolean): boolean {
  heard.mockClear();
  const target = name === "Update progress" ? screen.getByText(name) : screen.getByLabelText(name);
  const isDone = fireEvent.keyDown(target, { key, repeat });
  expect(heard).toHaveBeenCalledTimes(isDone ? 1 : 0);
  return isDone;
}

it.each([
  ["Update progress", "Enter"],
  ["Update progress", " "],
  ["Amount", "Enter"],
])("presses “%s” once with “%s”, however long the key is held", (name, key) => {
  render(<Page />);
  expect(press(name, key, false)).toBe(true);
  expect(press(name, key, true)).toBe(false);
  expect(press(name, key, true)).toBe(false);
  expect(press(name, key, false)).toBe(true);
});

it.each([
  ["Message", "Enter"],
  ["Message", " "],
  ["Amount", " "],
  ["Amount", "a"],
  ["Update progress", "Tab"],
])("repeats in “%s” a “%s” that is held, as it is typed", (name, key) => {
  render(<Page />);
  expect(press(name, key, true)).toBe(true);
});

it("leaves the keys alone once the page has gone", () => {
  render(<Page />).unmount();
  expect(fireEvent.keyDown(document.body, { key: "Enter", repeat: true })).toBe(true);
});
