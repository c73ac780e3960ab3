import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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

function PageOfPlaces({ isNext }: { isNext: boolean }) {
  useOneActionPerPress();
  return isNext ? (
    <label>
      <input type="radio" /> A need
    </label>
  ) : (
    <>
      <button type="button">Next</button>
      <button type="button">Add 1</button>
    </>
  );
}

describe("a double click", () => {
  const NEXT = new DOMRect(10, 10, 100, 40);
  const at = (clientX: number, detail: number) => ({ clientX, clientY: 20, detail });
  const place = (name: string, rect: DOMRect) =>
    vi.spyOn(screen.getByText(name), "getBoundingClientRect").mockReturnValue(rect);

  it("does not press what the first click has brought under it", () => {
    const { rerender } = render(<PageOfPlaces isNext={false} />);
    place("Next", NEXT);
    fireEvent.click(screen.getByText("Next"), at(50, 1));
    rerender(<PageOfPlaces isNext />);
    fireEvent.click(screen.getByText("A need"), at(52, 2));
    expect(screen.getByRole("radio")).not.toBeChecked();
    fireEvent.click(screen.getByText("A need"), at(52, 1));
    expect(screen.getByRole("radio")).toBeChecked();
  });

  it("presses one button as often as it is clicked", () => {
    render(<PageOfPlaces isNext={false} />);
    const pressed = vi.fn<() => void>();
    screen.getByText("Add 1").addEventListener("click", pressed);
    for (const detail of [1, 2, 3]) fireEvent.click(screen.getByText("Add 1"), at(50, detail));
    expect(pressed).toHaveBeenCalledTimes(3);
  });

  it("presses two keys beside one another, which a phone may take for a double tap", () => {
    render(<PageOfPlaces isNext={false} />);
    const pressed = vi.fn<() => void>();
    place("Next", NEXT);
    screen.getByText("Add 1").addEventListener("click", pressed);
    fireEvent.click(screen.getByText("Next"), at(100, 1));
    fireEvent.click(screen.getByText("Add 1"), at(120, 2));
    expect(pressed).toHaveBeenCalledOnce();
  });
});

it("leaves the keys alone once the page has gone", () => {
  render(<Page />).unmount();
  expect(fireEvent.keyDown(document.body, { key: "Enter", repeat: true })).toBe(true);
});
