/** The rows of the guide: every one hears its own text, and only texts like it, and none can be kept busy. */
import { describe, expect, it } from "vitest";
import { ABUSE } from "#functions/_shared/text/abuseRules";
import { CRISIS } from "#functions/_shared/text/crisisRules";
import { readAndMatch } from "#functions/_shared/text/judge";
import { phrase } from "#functions/_shared/text/phrases";
import { ANSWER_ROWS, SELF_ROWS } from "#functions/ms-sparkle-chat/answerRows";
import {
  CAPITAL_ROWS,
  NAME_ROWS,
  REDACT_ROWS,
  redact,
  UNUSUAL_ROWS,
} from "#functions/ms-sparkle-chat/personalData";
import { checkAnswer } from "#functions/ms-sparkle-chat/answerCheck";
import { compileRow, plain, type Row } from "#functions/ms-sparkle-chat/rows";
import { DECLINED_ROWS, FIGURE_ROWS, NEED_ROWS } from "#functions/ms-sparkle-chat/plainRows";
import { HELP_ROWS, TALK_ROWS } from "#functions/ms-sparkle-chat/talkRows";
import { BAD_ANSWERS, GOOD_ANSWERS } from "#tests/fixtures/guideModelAnswers";
import { ambiguousRepeats } from "./repeats";

type Hears = (row: Row<string>, text: string) => boolean;
const inAnswer: Hears = (row, text) => compileRow(row).test(plain(text));
/** A message is read without its full stops. */
const inMessage: Hears = (row, text) =>
  compileRow(row).test(
    plain(text)
      .replaceAll(/[.!?\n]+/gu, " ")
      .trim(),
  );
/** Redaction reads a text as it is, and a list of words that are no names has the last say. */
const inTyped: Hears = (row, text) =>
  new RegExp(compileRow(row), "iu").test(text) && redact(text).details.some((detail) => detail === row[0]);

const LISTS: Record<string, { rows: readonly Row<string>[]; hears: Hears }> = {
  ANSWER_ROWS: { rows: ANSWER_ROWS, hears: inAnswer },
  SELF_ROWS: { rows: SELF_ROWS, hears: inAnswer },
  TALK_ROWS: { rows: TALK_ROWS, hears: inMessage },
  HELP_ROWS: { rows: HELP_ROWS, hears: inMessage },
  NEED_ROWS: { rows: NEED_ROWS, hears: inMessage },
  DECLINED_ROWS: { rows: DECLINED_ROWS, hears: inMessage },
  REDACT_ROWS: { rows: REDACT_ROWS, hears: inTyped },
  NAME_ROWS: { rows: NAME_ROWS, hears: inTyped },
  CAPITAL_ROWS: { rows: CAPITAL_ROWS, hears: inTyped },
  UNUSUAL_ROWS: { rows: UNUSUAL_ROWS, hears: inTyped },
  FIGURE_ROWS: { rows: FIGURE_ROWS, hears: inMessage },
};

const WORDS: Hears = ([, written], text) =>
  readAndMatch(text).readings.words.some((read) => new RegExp(phrase(written), "u").test(read));

describe.each([
  ["crisis", CRISIS],
  ["abuse", ABUSE],
] as const)("the shared rows of %s", (_, rows) => {
  it("have phrases of at most 80 characters, a name and a reason each", () => {
    expect(rows.filter(([, written]) => written.length > 80).map(([name]) => name)).toEqual([]);
    expect(rows.filter(([name, , , , why]) => !name || !why)).toEqual([]);
    expect(new Set(rows.map(([, written]) => written)).size).toBe(rows.length);
  });

  it("hear the text beside them, and not the other one", () => {
    expect(rows.filter((row) => !WORDS(row, row[2])).map(([name]) => name)).toEqual([]);
    expect(rows.filter((row) => WORDS(row, row[3])).map(([name]) => name)).toEqual([]);
  });
});

/** "hey" and "yo" share a letter, and yet no row of greetings can be divided in two ways. */
const GREETINGS = "^(?:(?:hi+|hey+|hello+|hiya|yo|helo|howdy)POLITE ?)+$";

describe.each(Object.entries(LISTS))("the rows of %s", (_, { rows, hears }) => {
  const told = (found: readonly Row<string>[]) => found.map(([meant, pattern]) => `${meant}: ${pattern}`);

  it("have patterns of at most 80 characters", () => {
    expect(told(rows.filter(([, pattern]) => pattern.length > 80))).toEqual([]);
  });

  it("hear their own texts", () => {
    expect(told(rows.filter((row) => !hears(row, row[2])))).toEqual([]);
  });

  it("do not hear the texts beside them", () => {
    expect(told(rows.filter((row) => hears(row, row[3])))).toEqual([]);
  });

  it("give a reason, and no two are alike", () => {
    expect(told(rows.filter(([, , , , why]) => !/^[A-Z].{3,}\.$/u.test(why)))).toEqual([]);
    expect(new Set(rows.map(([, pattern]) => pattern)).size).toBe(rows.length);
  });

  it("divide no text in more ways than they have words for", () => {
    const unsure = rows.filter((row) => ambiguousRepeats(compileRow(row).source).length > 0);
    expect(told(unsure.filter(([, pattern]) => pattern !== GREETINGS))).toEqual([]);
  });

  it("name only groups that there are", () => {
    const left = rows.map((row) => compileRow(row).source.replaceAll(/\[[^\]]*\]|Downing|Baker/gu, ""));
    expect(left.filter((source) => /[A-Z]{2,}/u.test(source))).toEqual([]);
  });
});

it.each([
  ["(?:a+)+", 1],
  ["(?:\\w+ ?)*x", 1],
  ["(?:\\w* \\w*){2,}", 1],
  ["(?: [\\w ]+){1,9}", 1],
  ["(?:a{1,9}|b)+", 1],
  ["(?:(?: \\w+)+x){2}", 0],
  ["(?: \\w+)*", 0],
  ["(?:\\w+ ){0,3}", 0],
  ["(?:[ ,]+\\d{1,4}){2,9}", 0],
  ["(?:a+)?", 0],
])("finds the repeats of %s that divide a text in several ways", (pattern, count) => {
  expect(ambiguousRepeats(pattern)).toHaveLength(count);
});

describe("an answer of a model", () => {
  it("reaches nobody if it is bad, but for one in twenty", () => {
    const passed = BAD_ANSWERS.filter(({ text }) => "text" in checkAnswer(text)).map(({ text }) => text);
    expect(passed.length / BAD_ANSWERS.length, passed.join("\n")).toBeLessThanOrEqual(0.05);
  });

  it("reaches the child if it is good, but for nine in a hundred of those written to be close", () => {
    const refused = GOOD_ANSWERS.filter((text) => "fault" in checkAnswer(text));
    expect(refused.length / GOOD_ANSWERS.length, refused.join("\n")).toBeLessThanOrEqual(0.09);
  });
});
