/** Money that is typed, pasted and dropped into a field, and a wheel over it. */
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { MoneyField } from "@/parts/MoneyField";
import { NumberField } from "@/ui/controls/NumberField";

const WRONG = "Write an amount, such as 4.50.";
const field = () => screen.getByLabelText<HTMLInputElement>("Amount");
/** The text that the browser was asked to insert in place of another. */
let inserted: string[];

beforeEach(() => {
  inserted = [];
  document.execCommand = (_command, _showsUi, text) => Boolean(inserted.push(text!));
});

/** @returns whether the browser may insert the text itself. */
const enter = (text: string, inputType = "insertFromPaste") =>
  fireEvent(
    field(),
    new InputEvent("beforeinput", { data: text, inputType, bubbles: true, cancelable: true }),
  );

it.each(["4", "4.50", ".5", "1", "x", "-", " 4.50 "])("leaves %j to the browser", (text) => {
  render(<MoneyField label="Amount" wrong={WRONG} before="£" />);
  expect(enter(text)).toBe(true);
  expect(inserted).toEqual([]);
});

it.each([
  [",", "."],
  ["，", "."],
  ["4,50", "4.50"],
  ["£4.50", "4.50"],
  ["1,234.50", "1234.50"],
  ["1.234,50 £", "1234.50"],
  ["50p", "0.50"],
  ["4,5", "4.50"],
])("enters for %j what is meant: %j", (text, meant) => {
  render(<MoneyField label="Amount" wrong={WRONG} before="£" />);
  expect(enter(text)).toBe(false);
  expect(inserted).toEqual([meant]);
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each(["1,125", "€4.50", "four pounds", "-4.50"])(
  "refuses %j at the field, until something else is entered",
  (text) => {
    render(<MoneyField label="Amount" wrong={WRONG} before="£" />);
    expect(enter(text)).toBe(false);
    expect(inserted).toEqual([]);
    expect(screen.getByRole("alert")).toHaveTextContent(WRONG);
    enter("4");
    expect(screen.queryByRole("alert")).toBeNull();
  },
);

it("knows the currency that stands before the number", () => {
  render(<MoneyField label="Amount" wrong={WRONG} before="$" />);
  enter("$4,50");
  expect(inserted).toEqual(["4.50"]);
});

it("leaves a wheel to the page: the field cannot be changed until the event is over, and keeps the focus", () => {
  vi.useFakeTimers();
  render(<NumberField label="Amount" wrong={WRONG} defaultValue={5} />);
  field().focus();
  fireEvent.wheel(field());
  expect(field().readOnly).toBe(true);
  vi.runAllTimers();
  expect(field().readOnly).toBe(false);
  expect(field()).toHaveFocus();
  vi.useRealTimers();
});
