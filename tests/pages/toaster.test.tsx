/** Toasts: how long they stay, which one replaces which, and how they are read out, reached and closed. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MESSAGES } from "@/content/messages";
import { setFootBar } from "@/ui/behaviour/footBar";
import { currentToasts, onToastsChange, toast } from "@/ui/feedback/toast";
import { Toaster } from "@/ui/feedback/Toaster";

const HOUR_MS = 3_600_000;

const Toasts = () => <Toaster toasts={useSyncExternalStore(onToastsChange, currentToasts)} />;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setFootBar(0);
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent.trim());
const region = () => screen.getByRole("region", { name: "Notifications (F8)" });

async function say(message: Parameters<typeof toast>[0]) {
  act(() => toast(message));
  await pass(0);
}
const fail = (message: Parameters<typeof toast>[0]) => say({ ...message, tone: "destructive" });

describe("a success", () => {
  it("removes a success after four seconds", async () => {
    render(<Toasts />);
    await say(MESSAGES.entryAdded);
    await pass(3900);
    expect(shown()).toEqual([expect.stringContaining("Entry Added! 💰")]);
    await pass(200);
    expect(shown()).toEqual([]);
  });

  it.each([
    ["a pointer rests on it", () => fireEvent.pointerMove(region()), () => fireEvent.pointerLeave(region())],
    [
      "it has the focus",
      () => act(() => screen.getByRole("button", { name: "Close message" }).focus()),
      () => act(() => (document.activeElement as HTMLElement).blur()),
    ],
  ])("keeps a success for as long as %s", async (_, begin, end) => {
    render(<Toasts />);
    await say(MESSAGES.entryAdded);
    begin();
    await pass(HOUR_MS);
    expect(shown()).toHaveLength(1);
    end();
    await pass(4100);
    expect(shown()).toEqual([]);
  });
});

describe("a failure", () => {
  it("keeps a failure until it is closed", async () => {
    render(<Toasts />);
    await fail(MESSAGES.entryFailed);
    await pass(HOUR_MS);
    expect(shown()).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "Close message" }));
    await pass(0);
    expect(shown()).toEqual([]);
  });

  it("closes a failure by Escape too", async () => {
    render(<Toasts />);
    await fail(MESSAGES.entryFailed);
    fireEvent.keyDown(document.body, { key: "Escape" });
    await pass(0);
    expect(shown()).toEqual([]);
  });

  it("removes a failure when its cause ends well, and no other", async () => {
    render(<Toasts />);
    await fail(MESSAGES.habitLogFailed);
    await fail(MESSAGES.entryIncomplete);
    await fail(MESSAGES.entryFailed);
    expect(currentToasts().map(({ title }) => title)).toEqual(["Failed to log habit", "Error"]);
    await say(MESSAGES.entryAdded);
    expect(currentToasts().map(({ title }) => title)).toEqual(["Failed to log habit", "Entry Added! 💰"]);
    await pass(5000);
    expect(shown()).toEqual(["Failed to log habit"]);
  });
});

it.each([
  ["success", "polite", say],
  ["failure", "assertive", fail],
])("announces a %s once (%s), and again when it comes again", async (_, politeness, tell) => {
  render(<Toasts />);
  for (const words of ["Message Good try! 💪 60%", "Message Good try! 💪 80%"]) {
    await tell({ title: "Good try! 💪", description: words.slice(-3) });
    await pass(100);
    const [told, ...more] = screen.getAllByRole("status");
    expect(told).toHaveTextContent(words);
    expect(told).toHaveAttribute("aria-live", politeness);
    expect(more).toEqual([]);
    expect(shown()).toHaveLength(1);
  }
  await pass(1000);
  expect(screen.queryByRole("status")).toBeNull();
});

it("moves the focus to the toasts by F8 from anywhere", async () => {
  render(<Toasts />);
  await fail(MESSAGES.entryFailed);
  fireEvent.keyDown(document.body, { key: "F8", code: "F8" });
  expect(region()).toContainElement(document.activeElement as HTMLElement);
});

it("shows toasts above the bar that reads aloud, and above a phone's keyboard", async () => {
  const phone = Object.assign(new EventTarget(), { offsetTop: 0, height: innerHeight });
  vi.stubGlobal("visualViewport", phone);
  render(<Toasts />);
  await fail(MESSAGES.entryFailed);
  const foot = () => region().querySelector("ol")!.style.getPropertyValue("--foot");
  expect(foot()).toBe("0px");
  act(() => setFootBar(64));
  expect(foot()).toBe("64px");
  phone.height -= 300;
  act(() => void phone.dispatchEvent(new Event("resize")));
  expect(foot()).toBe("300px");
  // Two fingers enlarge the page.
  Object.assign(phone, { height: phone.height / 2, scale: 2 });
  act(() => void phone.dispatchEvent(new Event("resize")));
  expect(foot()).toBe("300px");
});
