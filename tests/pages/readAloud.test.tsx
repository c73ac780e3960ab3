/** "Read to me", as a child, a keyboard and an awkward phone meet it. */
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { explainer } from "@/ui/reading/explainFirstUse";
import { ReadAloud } from "@/ui/reading/ReadAloud";
import { Reading } from "@/ui/reading/Reading";
import { pickVoice } from "@/ui/reading/speaker";
import type { Bookmark, ReadAloudMemory } from "@/ui/reading/useSpeech";
import { BRITISH, FakeSpeech, install, voice } from "./fakeSpeech";

const SECTIONS = [
  { id: "start", title: "Start", blocks: ["One coin. “Two!” she said.", { list: ["Three coins."] }] },
  { id: "end", title: "End", blocks: [{ box: { title: "Try it", lines: ["Count them."] } }] },
];
const ALL = ["Start", "One coin.", "“Two!” she said.", "Three coins.", "End", "Try it", "Count them."];

const kept: Bookmark = { place: 0, speed: 1, spoken: true };
const memory = {
  load: vi.fn<ReadAloudMemory["load"]>(() => ({ ...kept })),
  save: vi.fn<ReadAloudMemory["save"]>(),
};
/** The bookmark that was kept last. */
const keptLast = () => memory.save.mock.lastCall?.[1];

const page = (textId = "story") => (
  <ReadAloud textId={textId} memory={memory}>
    <Reading sections={SECTIONS} />
    <p data-print="no">Only to be pressed.</p>
  </ReadAloud>
);

const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => fireEvent.click(button(name));
const said = () => screen.getByRole("status").textContent;
const place = () => screen.getByRole("status").parentElement?.textContent;
const later = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const scrolled = vi.fn<(options: ScrollToOptions) => void>();
let rect = { top: 200, bottom: 230 };

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(kept, { place: 0, speed: 1, spoken: true });
  vi.stubGlobal("scrollTo", scrolled);
  vi.stubGlobal("scrollY", 1000);
  vi.stubGlobal("innerHeight", 800);
  rect = { top: 200, bottom: 230 };
  vi.spyOn(Range.prototype, "getBoundingClientRect").mockImplementation(() => rect as DOMRect);
});
afterEach(() => {
  cleanup(); // while there is a voice to silence
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

it("reads heading, paragraph, list and box sentence by sentence, and announces the end", () => {
  const speech = install();
  render(page());
  press("Read to me");
  for (const text of ALL) {
    expect(speech.last.text).toBe(text);
    speech.dispatch("end");
  }
  expect(speech.texts).toEqual(ALL);
  expect(said()).toBe("The end.");
  expect(button("Read to me")).toBeEnabled();
  expect(keptLast()).toMatchObject({ place: "end", speed: 1 });
});

describe("an answer that is closed", () => {
  const lines = { title: "Your turn", lines: ["How much is left?"], answer: ["One coin."] };
  const sections = [{ id: "sum", title: "A sum", blocks: [{ box: lines }, "Well done."] }];
  const asked = ["A sum", "Your turn", "How much is left?"];
  const open = () => {
    const speech = install();
    render(
      <ReadAloud textId="sum" memory={memory}>
        <Reading sections={sections} />
      </ReadAloud>,
    );
    return speech;
  };
  const readOn = (speech: FakeSpeech, from: readonly string[]) => {
    for (const _ of from) speech.dispatch("end");
  };

  it("is not read, neither on the way forward nor back", () => {
    const speech = open();
    press("Read to me");
    readOn(speech, asked);
    expect(speech.texts).toEqual([...asked, "Well done."]);
    press("Back one sentence");
    expect(speech.last.text).toBe("How much is left?");
    press("Forward one sentence");
    expect(speech.last.text).toBe("Well done.");
  });

  it("is read after its question once somebody has asked for it", () => {
    const speech = open();
    fireEvent.click(screen.getByText("Show the answer"));
    press("Read to me");
    readOn(speech, [...asked, "One coin."]);
    expect(speech.texts).toEqual([...asked, "One coin.", "Well done."]);
  });

  it("is no place to go on from", () => {
    Object.assign(kept, { place: 3 });
    const speech = open();
    press("Carry on reading");
    expect(speech.last.text).toBe("Well done.");
  });
});

it("disables the buttons before React has hydrated the page", () => {
  const html = renderToString(page());
  expect(html).toMatch(/<button[^>]* disabled=""[^>]*>.*?Read to me/);
  expect(html).toMatch(/<select[^>]* disabled=""/);
  expect(html).not.toContain("style=");
});

it("keeps the sentence on Pause, whatever pause() does on this device, and says it again on Carry on reading", () => {
  const speech = install();
  render(page());
  press("Read to me");
  speech.dispatch("end");
  press("Pause");
  expect(speech.cancelled).toBe(1);
  expect(speech.speaking).toBe(false);
  expect(said()).toBe("Paused.");
  expect(place()).toBe("Paused. Sentence 2 of 7");
  press("Carry on reading");
  expect(speech.texts).toEqual(["Start", "One coin.", "One coin."]);
  expect(said()).toBe("Reading.");
});

it("ignores a late end of a paused or skipped sentence", () => {
  const speech = install();
  render(page());
  press("Read to me");
  const first = speech.last;
  press("Forward one sentence");
  speech.dispatch("end", { about: first });
  speech.dispatch("error", { about: first, error: "interrupted" });
  expect(place()).toBe("Reading. Sentence 2 of 7");
  press("Pause");
  speech.dispatch("end");
  expect(place()).toBe("Paused. Sentence 2 of 7");
  expect(speech.spoken).toHaveLength(2);
});

it("returns to the start on Stop, and keeps the focus", () => {
  const speech = install();
  render(page());
  press("Read to me");
  speech.dispatch("end");
  button("Stop").focus();
  press("Stop");
  expect(speech.speaking).toBe(false);
  expect(said()).toBe("Stopped.");
  expect(button("Read to me")).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
  expect(keptLast()).toMatchObject({ place: 0, speed: 1 });
});

it("says the sentence on back and forward, and stays within the text", () => {
  const speech = install();
  render(page());
  press("Read to me");
  press("Back one sentence");
  expect(speech.last.text).toBe("Start");
  for (let presses = 0; presses < 9; presses += 1) press("Forward one sentence");
  expect(speech.last.text).toBe("Count them.");
  press("Back one sentence");
  expect(speech.last.text).toBe("Try it");
});

it("only moves the place on back and forward while paused", () => {
  const speech = install();
  render(page());
  press("Read to me");
  press("Pause");
  press("Forward one sentence");
  expect(place()).toBe("Paused. Sentence 2 of 7");
  expect(speech.spoken).toHaveLength(1);
  expect(keptLast()).toMatchObject({ place: 1, speed: 1 });
});

it("uses and remembers another speed at once", () => {
  const speech = install();
  render(page());
  const speeds = within(screen.getByRole("combobox", { name: "Speed" })).getAllByRole("option");
  expect(speeds.map((option) => option.textContent)).toEqual(["0.75×", "1×", "1.25×", "1.5×"]);
  press("Read to me");
  fireEvent.change(screen.getByRole("combobox", { name: "Speed" }), { target: { value: "1.5" } });
  expect(speech.spoken.map(({ text, rate }) => [text, rate])).toEqual([
    ["Start", 1],
    ["Start", 1.5],
  ]);
  expect(keptLast()).toMatchObject({ place: 0, speed: 1.5 });
});

it("resumes at the remembered place and speed after a reload", () => {
  Object.assign(kept, { place: 3, speed: 1.25 });
  const speech = install();
  render(page());
  expect(said()).toBe("");
  expect(place()).toBe(" Sentence 4 of 7");
  expect(scrolled).not.toHaveBeenCalled();
  press("Carry on reading");
  expect(speech.last).toMatchObject({ text: "Three coins.", rate: 1.25 });
});

it("reads from the place that the eye has reached, without an offer to carry on", () => {
  Object.assign(kept, { place: 3, spoken: false });
  const speech = install();
  render(page());
  press("Read to me");
  expect(speech.last.text).toBe("Three coins.");
});

it("starts over if the text no longer has the place, or the speed is not offered", () => {
  Object.assign(kept, { place: 7, speed: 1.1 });
  const speech = install();
  render(page());
  press("Read to me");
  expect(speech.last).toMatchObject({ text: "Start", rate: 1 });
});

it("starts another text on the same page at its own place", () => {
  const speech = install();
  const { rerender } = render(page());
  press("Read to me");
  speech.dispatch("end");
  rerender(page("chapter"));
  expect(speech.speaking).toBe(false);
  expect(memory.load).toHaveBeenLastCalledWith("chapter");
  expect(button("Read to me")).toBeEnabled();
});

it.each([
  ["leaving for another page of the site", (unmount: () => void) => unmount()],
  ["closing or reloading the page", () => act(() => void dispatchEvent(new Event("pagehide")))],
])("stops the voice and keeps the place when %s", (_, leave) => {
  const speech = install();
  const { unmount } = render(page());
  press("Read to me");
  speech.dispatch("end");
  scrolled.mockClear();
  rect = { top: 0, bottom: 0 };
  leave(unmount);
  expect(speech.speaking).toBe(false);
  expect(keptLast()).toMatchObject({ place: 1, speed: 1 });
  expect(scrolled).not.toHaveBeenCalled();
});

it("does not touch the voice when a silent page is left", () => {
  const speech = install();
  render(page()).unmount();
  act(() => void dispatchEvent(new Event("pagehide")));
  expect(speech.cancelled).toBe(0);
  expect(memory.save).not.toHaveBeenCalled();
});

it("moves on when its time is over if a voice never reports its end", () => {
  const speech = install();
  render(page());
  press("Read to me");
  // "Start": 2 s and a tenth of a second for each letter.
  later(2499);
  expect(speech.spoken).toHaveLength(1);
  speech.speaking = false;
  later(10);
  expect(speech.texts).toEqual(["Start", "One coin."]);
  expect(said()).toBe("Reading.");
});

it("gives a slow voice as much time again while it still speaks", () => {
  const speech = install();
  render(page());
  press("Read to me");
  later(2 * 2500 - 1);
  expect(speech.spoken).toHaveLength(1);
  later(10);
  expect(speech.spoken).toHaveLength(2);
});

it("asks a voice that does not start twice, and then says so", () => {
  const speech = install();
  speech.wakes = false;
  render(page());
  press("Read to me");
  later(2500);
  expect(speech.texts).toEqual(["Start", "Start"]);
  later(2500);
  expect(speech.spoken).toHaveLength(2);
  expect(said()).toBe("The voice has stopped. You can try again, or carry on reading it yourself.");
  speech.wakes = true;
  press("Carry on reading");
  speech.dispatch("end");
  expect(speech.last.text).toBe("One coin.");
});

it("reports a failing voice and keeps the place", () => {
  const speech = install();
  render(page());
  press("Read to me");
  speech.dispatch("end");
  speech.dispatch("error", { error: "synthesis-failed" });
  expect(said()).toBe("The voice has stopped. You can try again, or carry on reading it yourself.");
  expect(place()).toContain("Sentence 2 of 7");
  press("Carry on reading");
  expect(speech.texts).toEqual(["Start", "One coin.", "One coin."]);
});

it.each(["interrupted", "canceled"])("pauses when another app (%s) takes the voice", (error) => {
  const speech = install();
  render(page());
  press("Read to me");
  speech.dispatch("error", { error });
  expect(said()).toBe("Paused.");
  expect(button("Carry on reading")).toBeEnabled();
});

it("says on request that a browser has no speech, and no more once that has been read", () => {
  vi.stubGlobal("speechSynthesis", undefined);
  // @ts-expect-error -- a browser that has no such thing
  delete globalThis.speechSynthesis;
  render(page());
  expect(said()).toBe("");
  press("Read to me");
  expect(said()).toBe("This browser cannot read aloud, but you can read together.");
  expect(button("OK")).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Read to me" })).toBeNull();
  expect(screen.queryByRole("combobox")).toBeNull();
  press("OK");
  expect(screen.queryByRole("region", { name: "Read to me" })).toBeNull();
  expect(screen.getByText("Three coins.")).toBeVisible();
});

it("says on request that a device has no English voice, after three seconds", () => {
  install(new FakeSpeech([voice("Anna", "de-DE")]));
  render(page());
  expect(button("Read to me")).toBeDisabled();
  later(2999);
  expect(button("Read to me")).toBeDisabled();
  later(1);
  expect(said()).toBe("");
  press("Read to me");
  expect(said()).toBe(
    "This device has no English voice. A grown-up can add one in the settings, or you can read together.",
  );
  expect(screen.queryByRole("button", { name: "Read to me" })).toBeNull();
});

it.each([500, 9000])("accepts voices that load after %i ms", (ms) => {
  Object.assign(kept, { place: 2 });
  const speech = install(new FakeSpeech([]));
  render(page());
  later(ms);
  speech.change([BRITISH]);
  press("Carry on reading");
  expect(speech.last).toMatchObject({ text: "“Two!” she said.", voice: BRITISH, lang: "en-GB" });
});

it("brings the bar back when a voice loads later", () => {
  const speech = install(new FakeSpeech([]));
  render(page());
  later(3000);
  press("Read to me");
  press("OK");
  expect(screen.queryByRole("region", { name: "Read to me" })).toBeNull();
  speech.change([BRITISH]);
  expect(button("Read to me")).toBeEnabled();
});

it("keeps the buttons if the list of voices empties in the middle of a sentence", () => {
  const speech = install();
  render(page());
  press("Read to me");
  speech.change([]);
  expect(button("Pause")).toBeEnabled();
});

it("finds the voices of an old browser that sends no event", () => {
  const speech = install();
  Object.assign(speech, { addEventListener: undefined, removeEventListener: undefined });
  const { unmount } = render(page());
  press("Read to me");
  expect(speech.last.text).toBe("Start");
  unmount();
  expect(speech.speaking).toBe(false);
});

it("says so if the only English voice is not on the device", () => {
  install(new FakeSpeech([voice("Cloud", "en-GB", false)]));
  render(page());
  expect(said()).toBe("This device has no English voice, so the words will be sent to one on the internet.");
  expect(button("Read to me")).toBeEnabled();
});

const CLOUD = voice("Cloud", "en-GB", false, true);
const AMERICAN = voice("Ann", "en_US");
const DEFAULT = voice("Ben", "en-gb", true, true);
const ANDROID = voice("Pat", "eng-GBR");
const VARIANT = voice("Kim", "en_GB_#female");
it.each([
  ["a British voice of the device", [AMERICAN, CLOUD, BRITISH], BRITISH],
  ["its default one", [BRITISH, DEFAULT], DEFAULT],
  ["any English voice of the device before one on the network", [CLOUD, AMERICAN], AMERICAN],
  ["one on the network when there is no other", [voice("Anna", "de-DE"), CLOUD], CLOUD],
  ["a British voice that an Android browser names by three letters", [AMERICAN, ANDROID], ANDROID],
  ["a British voice with a variant", [AMERICAN, VARIANT], VARIANT],
  ["none that does not read English", [voice("Anna", "de-DE"), voice("Eno", "eno")], undefined],
])("reads with %s", (_, voices, best) => {
  expect(pickVoice(voices)).toBe(best);
});

it.each([0.75, 1, 1.5])("gives a voice on the network no more than it can say at the speed %d", (speed) => {
  Object.assign(kept, { speed });
  const speech = install(new FakeSpeech([CLOUD]));
  const clause = "a bus ride on a wet Saturday in the town where my aunt sells apples";
  const text = `So ${clause}, and ${clause}, and ${clause}.`.slice(-199).trim();
  render(
    <ReadAloud textId="story" memory={memory}>
      <p>{text}</p>
      <p>The next one.</p>
    </ReadAloud>,
  );
  press("Read to me");
  const said: string[] = [];
  while (speech.last.text !== "The next one.") {
    said.push(speech.last.text);
    expect(place()).toBe("Reading. Sentence 1 of 2");
    speech.dispatch("end");
  }
  expect(said.join(" ")).toBe(text);
  // Twelve characters in a second, for ten seconds of the fourteen after which it falls silent.
  expect(Math.max(...said.map((part) => part.length / speed / 12))).toBeLessThanOrEqual(10);
});

describe("the note of a word", () => {
  const words = [
    { word: "coin", title: "Coin", meaning: "Round money." },
    { word: "two", title: "Two", meaning: "One and one." },
  ];
  const noted = () => (
    <ReadAloud textId="story" memory={memory}>
      <Reading sections={SECTIONS} explain={explainer(SECTIONS, words)} />
    </ReadAloud>
  );
  const listen = (title: string) =>
    fireEvent.click(screen.getByRole("button", { name: `Listen: ${title}`, hidden: true }));
  const close = (title: string) =>
    screen
      .getByRole("note", { name: title, hidden: true })
      .dispatchEvent(Object.assign(new Event("toggle"), { newState: "closed" }));

  it("is read until it is closed", () => {
    const speech = install();
    render(noted());
    listen("Coin");
    expect(speech.last.text).toBe("Coin Round money.");
    close("Two");
    expect(speech.speaking).toBe(true);
    close("Coin");
    expect(speech.speaking).toBe(false);
  });

  it.each([
    ["another page of the site", (unmount: () => void) => unmount()],
    ["another site", () => act(() => void dispatchEvent(new Event("pagehide")))],
  ])("is not read on after leaving for %s", (_, leave) => {
    const speech = install();
    const { unmount } = render(noted());
    listen("Coin");
    leave(unmount);
    expect(speech.speaking).toBe(false);
  });

  it("does not silence the text when it closes after the voice has gone on to the text", () => {
    const speech = install();
    render(noted());
    listen("Coin");
    press("Read to me");
    expect(speech.last.text).toBe("Start");
    close("Coin");
    expect(speech.speaking).toBe(true);
  });

  it("is read in parts when it is long", () => {
    const speech = install();
    const meaning = "It is round, and made of metal. ".repeat(9).trim();
    render(
      <ReadAloud textId="story" memory={memory}>
        <Reading sections={SECTIONS} explain={explainer(SECTIONS, [{ ...words[0]!, meaning }])} />
      </ReadAloud>,
    );
    listen("Coin");
    expect(speech.last.text.length).toBeLessThanOrEqual(200);
    speech.dispatch("end");
    expect(speech.last.text).toBe("It is round, and made of metal.");
  });
});

it("marks the paragraph if the browser cannot mark a sentence", () => {
  const speech = install();
  const { container, unmount } = render(page());
  const marked = () =>
    [...container.querySelectorAll("[data-reading]")].map(({ textContent }) => textContent);
  press("Read to me");
  expect(marked()).toEqual(["Start"]);
  speech.dispatch("end");
  expect(marked()).toEqual(["One coin. “Two!” she said."]);
  press("Pause");
  expect(marked()).toEqual(["One coin. “Two!” she said."]);
  press("Stop");
  expect(marked()).toEqual([]);
  unmount();
});

it("marks the remembered place when the page is back, once there is a voice", () => {
  Object.assign(kept, { place: 3 });
  const speech = install(new FakeSpeech([]));
  const { container } = render(page());
  expect(container.querySelector("[data-reading]")).toBeNull();
  speech.change([BRITISH]);
  expect(container.querySelector("[data-reading]")).toHaveTextContent("Three coins.");
  expect(scrolled).not.toHaveBeenCalled();
});

it("marks a single sentence if the browser can, even across several pieces of text", () => {
  const highlights = new Map<string, Range[]>();
  vi.stubGlobal("CSS", { highlights });
  // A stand-in for the browser's class.
  vi.stubGlobal("Highlight", function Highlight(range: Range) {
    return [range];
  });
  const speech = install();
  const { container, unmount } = render(
    <ReadAloud textId="story" memory={memory}>
      <p>
        One <b>coin.</b> Two <i>co</i>ins.
      </p>
    </ReadAloud>,
  );
  const marked = () => highlights.get("read-aloud")?.map(String);
  press("Read to me");
  expect(marked()).toEqual(["One coin."]);
  speech.dispatch("end");
  expect(marked()).toEqual(["Two coins."]);
  expect(container.querySelector("[data-reading]")).toBeNull();
  unmount();
  expect(marked()).toBeUndefined();
});

it("scrolls to the sentence only if it is not wholly visible, gently unless motion is reduced", () => {
  const speech = install();
  let still = false;
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: still && query.includes("reduce") }));
  render(page());
  press("Read to me");
  expect(scrolled).not.toHaveBeenCalled();
  rect = { top: 700, bottom: 760 };
  speech.dispatch("end");
  expect(scrolled).toHaveBeenLastCalledWith({ top: 1000 + 700 - 800 / 3, behavior: "smooth" });
  still = true;
  rect = { top: 10, bottom: 40 };
  press("Forward one sentence");
  expect(scrolled).toHaveBeenLastCalledWith({ top: 1000 + 10 - 800 / 3, behavior: "instant" });
  scrolled.mockClear();
  press("Pause");
  expect(scrolled).not.toHaveBeenCalled();
});

it("reaches and presses every button by keyboard, in order", async () => {
  const speech = install();
  vi.useRealTimers();
  const user = userEvent.setup();
  render(page());
  await user.tab();
  expect(button("Read to me")).toHaveFocus();
  await user.keyboard(" ");
  expect(button("Pause")).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(button("Forward one sentence")).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(speech.last.text).toBe("One coin.");
  await user.tab();
  expect(button("Stop")).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("combobox", { name: "Speed" })).toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard(" ");
  expect(button("Read to me")).toHaveFocus();
});

it("ignores keys pressed outside the bar", () => {
  const speech = install();
  render(page());
  press("Read to me");
  expect(fireEvent.keyDown(document.body, { key: " " })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: "Escape" })).toBe(true);
  expect(said()).toBe("Reading.");
  expect(speech.cancelled).toBe(0);
});

it("does not announce each sentence, because the voice reads it", () => {
  const speech = install();
  render(page());
  press("Read to me");
  const told: unknown[] = [];
  const observer = new MutationObserver((changes) => told.push(...changes));
  observer.observe(screen.getByRole("status"), { childList: true, characterData: true, subtree: true });
  speech.dispatch("end");
  speech.dispatch("end");
  told.push(...observer.takeRecords());
  expect(told).toEqual([]);
  expect(place()).toBe("Reading. Sentence 3 of 7");
});
