/** The places where a text is split for a voice that reads one sentence at a time. */
import { describe, expect, it } from "vitest";
import { MAX_PART_CHARACTERS, splitSentences } from "./sentences";
import { move, next, openQueue, speechTimeoutMs, pause, play, stop } from "./speechQueue";

const split = (text: string) => splitSentences(text).map(({ from, to }) => text.slice(from, to));

/** Each line is one text; | marks where it is split. */
const TEXTS = [
  "She had checked.|Nobody was smaller.",
  "Why me?|Because!|Well, why not?",
  "A heading without an end",
  // Figures
  "That made £3.50 altogether.|He kept it.",
  "The price fell by 0.5% in a year.|Good.",
  "It cost £5.|3 friends paid.",
  "Look at gov.uk/report-loan-shark for help.|It is free.",
  // Short forms
  "Mr. Okafor and Mrs. Bell met Dr. Shah.|They talked.",
  "“Mr. Bell is here.|Sit down.”",
  "Is he a Dr?|Yes!",
  "Fruit, e.g. Apples, i.e. the cheap ones.|Buy some.",
  "St. Pancras vs. King's Cross.",
  "He lives at No. 4 Mill Lane.|It is small.",
  "No.|I won't.",
  "She said no.|Then she left.",
  "Come at 5 p.m. on Friday.|Bring a pound.",
  "Open until 5 p.m.|Then it shuts.",
  "J. K. Rowling and J.K. Jerome write.|I read.",
  "So do I.|Then we agree.",
  "1. Write it down.|2. Count it.",
  "He was 14.|She was 12.",
  // Speech
  "“Look!” she said.|Then she ran.",
  "“Has it really?” said Grandad.|He opened the door.",
  "“Wake up!” Nila cried.|“It is late.”",
  "“Wake up!” Aunt May whispered.|Nobody woke.",
  "“I tuck them up.|They sleep.”|He smiled.",
  "“Stop!” – and off he went.",
  "“It’s all gone.”|(Age nine, Saturday lunch.)|What now?",
  "‘Is it you?’ he asked.|'Yes.'|It was.",
  "“Only” six quid was a week of bending.",
  "“Why me?”|“The Keeper has to fit through the door.”",
  "He said “go.”|Nila went.",
  "Is “why waste it?” a fair question?|Yes.",
  // Ellipses and other marks
  "We need somebody very...” he stopped.",
  "Somebody very…”|He stopped.",
  "Well… maybe.|Or not...|Then no.",
  "What?!|Really!!",
  "Nila – small, quick – ran.|She won.",
  "Pounds: three.|Pence; none.",
];

it.each(TEXTS)("%s", (marked) => {
  const parts = marked.split("|");
  expect(split(parts.map((part) => part.trim()).join(" "))).toEqual(parts.map((part) => part.trim()));
});

it("drops spaces at the ends, and finds no sentence in spaces alone", () => {
  expect(splitSentences("  One.  Two. ")).toEqual([
    { from: 2, to: 6 },
    { from: 8, to: 12 },
  ]);
  expect(splitSentences("A heading ")).toEqual([{ from: 0, to: 9 }]);
  expect(splitSentences(" \n ")).toEqual([]);
  expect(splitSentences("")).toEqual([]);
});

describe("a sentence too long for one breath", () => {
  const clause = `${"word ".repeat(20)}here`;

  it("cuts a long sentence at the clause nearest to its middle", () => {
    const text = `So, ${clause} (just here), and ${clause}.`;
    expect(split(text)).toEqual([`So, ${clause} (just here),`, `and ${clause}.`]);
  });

  it("cuts it again until each part is short enough, between words if necessary, and loses none", () => {
    const text = `${"word ".repeat(200)}end.`;
    const parts = split(text);
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(MAX_PART_CHARACTERS);
    expect(parts.join(" ")).toBe(text);
  });

  it("keeps a long text without spaces whole", () => {
    const text = "x".repeat(MAX_PART_CHARACTERS + 1);
    expect(split(text)).toEqual([text]);
  });

  it("does not cut a sentence of exactly the maximum length", () => {
    const text = `${"a, ".repeat(66)}b.`;
    expect(text).toHaveLength(MAX_PART_CHARACTERS);
    expect(split(text)).toEqual([text]);
  });
});

describe("the queue", () => {
  const reading = { status: "playing", at: 1, count: 3 } as const;

  it.each([
    [0, { status: "stopped", at: 0, count: 3 }],
    [2, { status: "paused", at: 2, count: 3 }],
    [3, { status: "stopped", at: 0, count: 3 }],
    [-1, { status: "stopped", at: 0, count: 3 }],
  ] as const)("opens at place %i of 3", (place, queue) => {
    expect(openQueue(3, place)).toEqual(queue);
  });

  it("pauses only while playing, and stops at the start", () => {
    expect(pause(reading)).toEqual({ status: "paused", at: 1, count: 3 });
    expect(pause(stop(reading))).toEqual({ status: "stopped", at: 0, count: 3 });
  });

  it("continues to the last sentence, and then stops", () => {
    expect(next(reading)).toEqual({ status: "playing", at: 2, count: 3 });
    expect(next(next(reading))).toEqual({ status: "stopped", at: 0, count: 3 });
  });

  it("moves only within the text", () => {
    expect([move(reading, -5).at, move(reading, 1).at, move(reading, 5).at]).toEqual([0, 2, 2]);
  });

  it("plays nothing if there is no text", () => {
    expect(play(openQueue(0, 0)).status).toBe("stopped");
  });

  it("allows a slower voice and a longer sentence more time, in milliseconds", () => {
    expect(speechTimeoutMs(100, 1)).toBe(12_000);
    expect(speechTimeoutMs(100, 0.5)).toBe(22_000);
    expect(speechTimeoutMs(10, 1)).toBe(3000);
  });
});
