import { describe, expect, it } from "vitest";
import { cleanName, cleanText, countCharacters, excerpt, textProblem } from "./sharedText";

describe("the text that is sent", () => {
  it.each([
    ["spaces around it", "  a kind deed \n", "a kind deed"],
    ["Windows line ends", "one\r\ntwo\rthree", "one\ntwo\nthree"],
    [
      "soft line breaks and form feeds",
      "one\vtwo\fthree\u0085four\u2028five\u2029six",
      "one\ntwo\nthree\nfour\nfive\nsix",
    ],
    ["a right-to-left override", "I\u202E helped\u202C", "I helped"],
    ["zero-width spaces and a byte order mark", "\uFEFFhi\u200B", "hi"],
    ["a terminal's escape", "\u001B[31mred", "[31mred"],
    ["half an emoji", "sun \uD83C", "sun"],
  ])("removes %s from the text", (_, typed, sent) => {
    expect(cleanText(typed)).toBe(sent);
  });

  it.each(["👩‍👩‍👧 family", "می‌خواهم", "אבא וأمي", "z̷a̷l̷g̷o̷", "two\nlines"])("keeps %s in the text", (text) => {
    expect(cleanText(text)).toBe(text);
  });
});

it("keeps a name on one line", () => {
  expect(cleanName(" Anne \v Marie\r\nBell ")).toBe("Anne Marie Bell");
});

describe("its length", () => {
  it.each([
    ["", 0],
    ["   ", 0],
    [" two ", 3],
    ["é", 1],
    ["e\u0301", 2],
    ["😀", 1],
    ["👩‍👩‍👧", 5],
    ["مرحبا", 5],
    ["a\r\nb", 3],
  ])("counts the length of %j as %i, as the database does", (text, characters) => {
    expect(countCharacters(text)).toBe(characters);
  });
});

describe("its problem", () => {
  it.each(
    ["", "  ", "\n\t", "\u00A0", "\u200D\u200C", "\u3164", "\u2800", "\u202E", "\uFE0F"].concat(
      // A tag, a Khmer vowel that nobody sees, an accent, a blank hieroglyph, what Unicode keeps for later, and some together.
      [
        "\u{E0041}",
        "\u17B4",
        "\u0301",
        "\u{13441}",
        "\u{E0FFF}",
        "\u2065",
        "\uFFFC",
        " \u{E0043}\u0301\u115F",
      ],
    ),
  )("reports %j as empty, because it is invisible", (text) => {
    expect(textProblem(text, 500)).toBe("empty");
    expect(cleanText(text)).toBe("");
  });

  // The flag of England is written with tags, a keycap with a mark.
  it.each(["🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "नमस्ते", "!", "£", "\u{1FAE9}"])("reports nothing for %s, which is visible", (text) => {
    expect(textProblem(text, 500)).toBeUndefined();
    expect(cleanText(text)).toBe(text);
  });

  it.each([
    ["x".repeat(500), undefined],
    [` ${"x".repeat(500)} `, undefined],
    ["😀".repeat(500), undefined],
    ["x".repeat(501), "tooLong"],
    ["😀".repeat(501), "tooLong"],
    [".", undefined],
  ])("a text at the limit is reported exactly", (text, problem) => {
    expect(textProblem(text, 500)).toBe(problem);
  });
});

it.each([
  ["short", "short"],
  ["two\n\nlines", "two lines"],
  ["x".repeat(60), "x".repeat(60)],
  ["😀".repeat(61), `${"😀".repeat(60)}…`],
])("shortens %j to one line without cutting an emoji", (text, cut) => {
  expect(excerpt(text)).toBe(cut);
});
