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
  document.execCommand = (_command, _showsUi, text) => Boolean(inserted.push(text || "nothing"));
});

/** @returns whether the browser may insert the text itself. */
const enter = (text: string, inputType = "insertFromPaste") =>
  fireEvent(
    field(),
    new InputEvent("beforeinput", { data: text, inputType, bubbles: true, cancelable: true }),
  );

it.each(["4", "4.50", ".5", "1", "-", "e"])("leaves %j to the browser", (text) => {
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
  ["4,5", "4.5"],
  [" 4.50 ", "4.50"],
  ["４", "4"],
  ["４５０", "450"],
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

const type = (text: string) => Array.from(text, (sign) => enter(sign, "insertText"));

it.each(["50p", "4 50", "4€50", "4:50", "4;50", "4/50", "4'50", "1/2", "−4.50", "4x"])(
  "asks once about what lacks a sign that was typed: %j",
  (text) => {
    const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent as SubmitEvent)}>
        <MoneyField label="Amount" wrong={WRONG} before="£" defaultValue="4" />
      </form>,
    );
    type(text);
    expect(screen.getByRole("alert")).toHaveTextContent(WRONG);
    fireEvent.blur(field());
    expect(screen.getByRole("alert")).toHaveTextContent(WRONG);
    fireEvent.submit(field().form!);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole("alert")).toHaveTextContent(WRONG);
    expect(field()).toHaveFocus();
    fireEvent.submit(field().form!);
    expect(onSubmit).toHaveBeenCalledOnce();
  },
);

/** Does as a browser that has taken the sign. */
function take(sign: string, value: string) {
  enter(sign, "insertText");
  fireEvent.input(field(), { target: { value } });
}

it.each(["blur", "submit", "6"])(
  "asks about a point that the browser has dropped, at the next event: %s",
  (next) => {
    const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent as SubmitEvent)}>
        <MoneyField label="Amount" wrong={WRONG} before="£" />
      </form>,
    );
    take("4", "4");
    enter(".", "insertText");
    // The field has the point, though its number is the same.
    fireEvent.input(field());
    take("5", "4.5");
    expect(screen.queryByRole("alert")).toBeNull();
    enter(".", "insertText");
    if (next === "6") take("6", "4.56");
    else if (next === "blur") fireEvent.blur(field());
    else fireEvent.submit(field().form!);
    const number = next === "6" ? "£4.56" : "£4.5";
    expect(screen.getByRole("alert")).toHaveTextContent(
      `We left out what does not belong in a number. This says ${number} now: correct it, or send it as it is. ${WRONG}`,
    );
    if (next !== "submit") fireEvent.submit(field().form!);
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

it.each(["blur", "submit"] as const)("names the comma of 1,500, which it took for a point: %s", (event) => {
  render(
    <form onSubmit={(submitted) => submitted.preventDefault()}>
      <MoneyField label="Amount" wrong={WRONG} before="£" />
    </form>,
  );
  take("1", "1");
  fireEvent.input(field(), { target: { value: "1.500" } });
  fireEvent[event](event === "submit" ? field().form! : field());
  expect(screen.getByRole("alert")).toHaveTextContent(`so type 1500 for 1,500. ${WRONG}`);
});

it.each(["£", "$"])("asks about digits behind the field's own currency: 4%s50", (sign) => {
  render(<MoneyField label="Amount" wrong={WRONG} before={sign} />);
  take("4", "4");
  enter(sign, "insertText");
  expect(screen.queryByRole("alert")).toBeNull();
  take("5", "45");
  expect(screen.getByRole("alert")).toHaveTextContent(`This says ${sign}45 now`);
});

it.each([
  ["50p", "0.50"],
  ["£50", "50.00"],
  ["2,500.00", "2500.00"],
])("puts a whole amount that is pasted in the place of what the field holds: %j", (text, meant) => {
  render(<MoneyField label="Amount" wrong={WRONG} before="£" defaultValue="4" />);
  const select = vi.spyOn(field(), "select");
  expect(enter(text)).toBe(false);
  expect(select).toHaveBeenCalledOnce();
  expect(inserted).toEqual([meant]);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("tells what is wrong with the number in place of the page's error, which is about another one", () => {
  const page = () => (
    <form onSubmit={(event) => event.preventDefault()}>
      <MoneyField label="Amount" wrong={WRONG} before="£" error="The page's error." />
    </form>
  );
  const { rerender } = render(page());
  expect(screen.getByRole("alert")).toHaveTextContent("The page's error.");
  take("5", "5");
  expect(screen.queryByRole("alert")).toBeNull();
  enter("p", "insertText");
  expect(screen.getByRole("alert")).toHaveTextContent("This says £5 now");
  fireEvent(field(), new InputEvent("beforeinput", { inputType: "deleteContentBackward", cancelable: true }));
  fireEvent.submit(field().form!);
  rerender(page());
  expect(screen.getByRole("alert")).toHaveTextContent("The page's error.");
});

it("says at each key what the field says now, once a sign is left out", () => {
  render(<MoneyField label="Amount" wrong={WRONG} before="£" />);
  take("4", "4");
  enter("·", "insertText");
  expect(screen.getByRole("alert")).toHaveTextContent("This says £4 now");
  take("5", "45");
  take("0", "450");
  expect(screen.getByRole("alert")).toHaveTextContent("This says £450 now");
});

it("asks nothing about what was deleted, the field's own currency before or behind a number, or a space behind", () => {
  render(<MoneyField label="Amount" wrong={WRONG} before="£" />);
  type("£");
  take("4", "4");
  type("£ ");
  expect(screen.queryByRole("alert")).toBeNull();
  type("p");
  expect(screen.getByRole("alert")).toBeVisible();
  fireEvent(field(), new InputEvent("beforeinput", { inputType: "deleteContentBackward", cancelable: true }));
  expect(screen.queryByRole("alert")).toBeNull();
});

/** Does as a browser when an input method has composed a text: `kept` is what it makes of the field. */
function compose(text: string, kept: string) {
  fireEvent.compositionStart(field());
  const event = new InputEvent("beforeinput", {
    data: text,
    inputType: "insertCompositionText",
    isComposing: true,
  });
  fireEvent(field(), event);
  fireEvent.input(field(), { target: { value: kept } });
  fireEvent(field(), Object.assign(new Event("compositionend"), { data: text }));
}

it.each<[before: string, text: string, kept: string, inserted: string[]]>([
  ["", "４５０", "450", []],
  ["3", "４", "34", []],
  ["", "4,50", "450", ["4.50"]],
  ["", "４．５", "45", ["4.5"]],
  ["", "50p", "50", ["0.50"]],
  ["3", ",50", "350", ["3.50"]],
  ["5", "0p", "50", ["0.50"]],
  ["5", "p", "5", ["0.05"]],
])("enters into %j what an input method composed: %j", (before, text, kept, meant) => {
  render(<MoneyField label="Amount" wrong={WRONG} before="£" defaultValue={before} />);
  compose(text, kept);
  expect(inserted).toEqual(meant);
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each([
  ["", "1,125", "1125"],
  ["37", ",50", "3507"],
  ["5", "x", "5"],
])("takes back into %j what an input method composed, and asks: %j", (before, text, kept) => {
  render(<MoneyField label="Amount" wrong={WRONG} before="£" defaultValue={before} />);
  compose(text, kept);
  expect(inserted).toEqual([before || "nothing"]);
  expect(screen.getByRole("alert")).toHaveTextContent(WRONG);
});

it.each([
  ["", "asks"],
  ["5", "asks nothing"],
])("hears where a comma belongs that is composed alone by what follows it: %j, so it %s", (next, outcome) => {
  render(<MoneyField label="Amount" wrong={WRONG} before="£" defaultValue="450" />);
  compose(",", "450");
  expect(inserted).toEqual(["450."]);
  if (next) take(next, "450.5");
  fireEvent.blur(field());
  if (outcome === "asks") expect(screen.getByRole("alert")).toHaveTextContent("This says £450 now");
  else expect(screen.queryByRole("alert")).toBeNull();
});

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
