/** A lesson's big screen, as a teacher at a keyboard, with a presenter's keys or with a screen reader meets it. */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Link, MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Block, LessonPlan, Screen } from "@/content/lessons/lesson";
import { NEEDS_AND_WANTS } from "@/content/lessons/needsAndWants";
import { BigScreen } from "@/pages/lessons/BigScreen";
import { screensIn } from "@/pages/lessons/useCounted";
import { ScreenInAddress } from "@/pages/lessons/ScreenInAddress";

const KINDS = ["Need", "Want", "It depends"];
const ofScreens = (id: string, name: string, minutes: number, screens: readonly Screen[]): Block => ({
  id,
  name,
  minutes,
  says: ["Show it."],
  pupils: "They vote.",
  screens,
});
const [before] = NEEDS_AND_WANTS.blocks;
/** The lesson with the same screens whatever its writers change. */
const LESSON: LessonPlan = {
  ...NEEDS_AND_WANTS,
  blocks: [
    before,
    ofScreens("two-words", "Two words", 8, [
      {
        lines: ["A glass of water when you are thirsty"],
        choices: KINDS,
        answer: 0,
        reason: "You must have water to be healthy.",
      },
      { lines: ["A packet of crisps"], choices: KINDS, answer: 1, reason: "You would eat something else." },
    ]),
    ofScreens(
      "sort",
      "Sort",
      15,
      ["One", "Two", "Three", "Four", "Five", "Six"].map((line) => ({ lines: [line] })),
    ),
    ofScreens("shoes", "Shoes with lights", 12, [
      { lines: ["Were the lights worth £12.00?"], choices: ["Yes", "No"] },
    ]),
    { ...before, id: "after", name: "After", screens: "after" },
    ofScreens("last-word", "Last word", 3, [{ lines: ["Do I need it now?"] }]),
  ],
};
const ALL = screensIn(LESSON);
const SCREENS = ALL.length;
const placeOf = (line: string) => ALL.findLastIndex(({ lines }) => lines[0] === line);
const FIRST_VOTE = placeOf("A glass of water when you are thirsty");
const OPINION = placeOf("Were the lights worth £12.00?");
const LAST_QUESTION = placeOf("Which order works best for your money?");
const SORT_4 = placeOf("Four");

/** A page that keeps the place, as the lesson's does in its address. */
function Page({ from = 0 }: { from?: number }) {
  const [at, setAt] = useState<number>();
  return (
    <>
      <button type="button" onClick={() => setAt(from)}>
        Open
      </button>
      {at !== undefined && (
        <BigScreen lesson={LESSON} at={at} onMove={setAt} onClose={() => setAt(undefined)} />
      )}
    </>
  );
}

async function open(from?: number) {
  const page = render(<Page {...(from !== undefined && { from })} />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  return page;
}
const dialog = () => screen.getByRole("dialog", { name: "Big screen: Needs and Wants" });
const heading = () => within(dialog()).getByRole("heading");
const place = () => Number(dialog().querySelector("ol > li")!.getAttribute("aria-posinset"));
const keys = (text: string) => userEvent.keyboard(text);
const hands = (name: RegExp) => screen.getByRole("textbox", { name });
const choices = () =>
  [...dialog().querySelectorAll<HTMLElement>("ul > li")].map((item) => [
    item.querySelector("p")!.textContent,
    item.dataset.answer,
  ]);

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("walks through the lesson by a keyboard alone, or by a presenter's keys, and stops at each end", async () => {
  await open();
  expect(heading()).toHaveFocus();
  await keys("{ArrowLeft}");
  expect(place()).toBe(1);
  await keys("{ArrowRight}{PageDown} {Enter}");
  expect(place()).toBe(5);
  expect(heading()).toHaveTextContent("Which order works best for your money?");
  expect(heading()).toHaveFocus();
  await keys("{ArrowLeft}{PageUp}");
  expect(place()).toBe(3);
  await keys("{End}{ArrowRight}");
  expect(place()).toBe(SCREENS);
  expect(screen.getByText("This is the last screen.")).toBeVisible();
  await keys("{Home}");
  expect(place()).toBe(1);
});

it("shows one screen at a time as one of a list, with its part and its minutes", async () => {
  await open(SORT_4);
  const items = dialog().querySelectorAll("ol > li");
  expect(items).toHaveLength(1);
  expect(items[0]).toHaveAttribute("aria-setsize", String(SCREENS));
  expect(items[0]).toHaveAttribute("aria-posinset", String(SORT_4 + 1));
  expect(within(dialog()).getByText("Sort")).toBeVisible();
  expect(within(dialog()).getByText("· 15 minutes · screen 4 of 6")).toBeVisible();
  expect(within(dialog()).getByRole("img", { name: "Part 3 of 6" })).toBeVisible();
});

it("shows the reason and marks the right choice before it goes on, and hides them again on the way back", async () => {
  await open(FIRST_VOTE);
  expect(heading()).toHaveTextContent("A glass of water when you are thirsty");
  expect(choices().map(([, answer]) => answer)).toEqual([undefined, undefined, undefined]);
  await keys(" ");
  expect(place()).toBe(FIRST_VOTE + 1);
  expect(heading()).toHaveTextContent("The answer is A: Need.You must have water to be healthy.");
  expect(heading()).toHaveFocus();
  expect(choices()).toEqual([
    ["Need", "right"],
    ["Want", "other"],
    ["It depends", "other"],
  ]);
  await keys("{PageUp}");
  expect(heading()).toHaveTextContent("A glass of water when you are thirsty");
  await userEvent.click(screen.getByRole("button", { name: "Show the answer" }));
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(place()).toBe(FIRST_VOTE + 2);
});

it("has no answer to a matter of opinion", async () => {
  await open(OPINION);
  expect(heading()).toHaveTextContent("Were the lights worth £12.00?");
  expect(screen.queryByRole("button", { name: "Show the answer" })).toBeNull();
  await keys(" ");
  expect(place()).toBe(OPINION + 2);
});

it("keeps the hands that are typed over a reload, and takes digits alone", async () => {
  const { unmount } = await open();
  await userEvent.type(hands(/^Hands for A: I want it a lot/), "1e2x3");
  expect(hands(/^Hands for A/)).toHaveValue("12");
  await keys("{ArrowLeft}{ArrowRight}{Home}{End}");
  expect(place()).toBe(1);
  expect(hands(/^Hands for A/)).toHaveFocus();
  expect(hands(/^Hands for A/)).toHaveValue("12");
  await keys("{Enter}");
  expect(hands(/^Hands for B/)).toHaveFocus();
  await keys(" ");
  expect(place()).toBe(2);
  expect(hands(/^Hands for A/)).toHaveValue("");
  await userEvent.type(hands(/^Hands for A/), "4{ArrowRight}");
  expect(place()).toBe(3);
  unmount();
  await open();
  expect(hands(/^Hands for A/)).toHaveValue("12");
  await userEvent.clear(hands(/^Hands for A/));
  expect(hands(/^Hands for A/)).toHaveValue("");
  expect(sessionStorage.getItem("4mq_hands")).toContain('"before-0":[null]');
});

it("ends with both bars, once there are five hands before and after", async () => {
  await open(LAST_QUESTION);
  await keys(" ");
  expect(screen.getByRole("button", { name: "Next" })).toBeVisible();
  await userEvent.type(hands(/^Hands for C/), "4");
  expect(screen.getByRole("button", { name: "Next" })).toBeVisible();
  await userEvent.type(hands(/^Hands for A/), "24");
  await keys("{PageUp}{Home}{PageDown}{PageDown}{PageDown}{PageDown}");
  await userEvent.type(hands(/^Hands for C/), "7");
  await userEvent.type(hands(/^Hands for B/), "21");
  await keys("{PageDown}{End}");
  while (place() > LAST_QUESTION + 1) await keys("{PageUp}");
  await keys(" ");
  await userEvent.click(screen.getByRole("button", { name: "Show before and after" }));
  expect(heading()).toHaveTextContent("Before and after");
  expect(screen.getByText("Before: 7 of 28 answers right")).toBeVisible();
  expect(screen.getByText("After: 4 of 28 answers right")).toBeVisible();
  await keys("{PageDown}");
  expect(place()).toBe(LAST_QUESTION + 2);
});

it("goes blank for a presenter's key until the next key or press, which does nothing else", async () => {
  await open();
  const blank = () => screen.queryByRole("button", { name: /^The screen is blank/ });
  await keys("b");
  expect(blank()).toBeVisible();
  await keys("{PageDown}");
  expect(blank()).toBeNull();
  expect(place()).toBe(1);
  await keys(".");
  await userEvent.click(blank()!);
  expect(blank()).toBeNull();
  expect(dialog()).toHaveAttribute("open");
});

it("counts the minutes of a part down only when it is asked to, until it is stopped or the part is over", async () => {
  await open(FIRST_VOTE);
  vi.useFakeTimers();
  const timer = screen.getByRole("button", { name: "Timer" });
  expect(screen.queryByRole("timer")).toBeNull();
  fireEvent.click(timer);
  expect(timer).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByRole("timer")).toHaveTextContent("8:00");
  // A second at a time: each sets the next.
  for (let second = 0; second < 65; second += 1) act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole("timer")).toHaveTextContent("6:55");
  expect(screen.getByRole("timer")).not.toHaveAttribute("aria-live");
  fireEvent.keyDown(document.body, { key: "PageDown" });
  expect(screen.getByRole("timer")).toHaveTextContent("6:55");
  for (let second = 0; second < 8 * 60; second += 1) act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole("timer")).toHaveTextContent("8 minutes have passed.");
  fireEvent.click(timer);
  expect(screen.queryByRole("timer")).toBeNull();
  fireEvent.click(timer);
  fireEvent.keyDown(document.body, { key: "End" });
  expect(screen.queryByRole("timer")).toBeNull();
});

it("is light on a dark page until the teacher switches, and leaves the page as it was", async () => {
  const { dataset } = document.documentElement;
  dataset.theme = "dark";
  await open();
  expect(dataset.theme).toBe("light");
  await userEvent.click(screen.getByRole("button", { name: "Dark" }));
  expect(dataset.theme).toBe("dark");
  await userEvent.click(screen.getByRole("button", { name: "Dark" }));
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(dataset.theme).toBe("dark");
  delete dataset.theme;
});

it("offers the full screen where the browser has it, and stays as it is if the browser refuses", async () => {
  const { unmount } = await open();
  expect(screen.queryByRole("button", { name: "Full screen" })).toBeNull();
  unmount();
  const ask = vi.fn<() => Promise<void>>(() => Promise.reject(new TypeError("refused")));
  Element.prototype.requestFullscreen = ask;
  Object.defineProperty(document, "fullscreenEnabled", { value: true, configurable: true });
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Full screen" }));
  expect(ask).toHaveBeenCalledOnce();
  expect(dialog()).toHaveAttribute("open");
  delete (document as { fullscreenEnabled?: boolean }).fullscreenEnabled;
});

it("returns the focus to the link that opened it", async () => {
  render(
    <MemoryRouter initialEntries={[NEEDS_AND_WANTS.path]}>
      <Link to="#screen-2">Open the big screen</Link>
      <ScreenInAddress lesson={LESSON} />
    </MemoryRouter>,
  );
  const link = screen.getByRole("link", { name: "Open the big screen" });
  await userEvent.click(link);
  await screen.findByRole("dialog");
  expect(place()).toBe(2);
  await keys("{ArrowRight}");
  expect(place()).toBe(3);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(link).toHaveFocus();
});
