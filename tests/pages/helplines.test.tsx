/** A tap on a helpline calls it, so the number in a text of help is a link, and the same digits in a sum are not. */
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { HELP_TEXTS } from "@/content/community/help";
import { HELPLINES } from "@/content/helplineLinks";
import { WithHelplines } from "@/parts/WithHelplines";
import { FIXED_ANSWERS } from "#functions/ms-sparkle-chat/fixedAnswers";
import { HELP } from "#functions/ms-sparkle-chat/helpTexts";
import { LIBRARY, SMALL_TALK, TEACHER } from "#functions/ms-sparkle-chat/library";

const linksOf = (text: string) => {
  const { container } = render(<WithHelplines>{text}</WithHelplines>);
  expect(container).toHaveTextContent(text.replaceAll(/\s+/gu, " ").trim());
  return [...container.querySelectorAll("a")].map(({ textContent }) => textContent);
};

/** Every text within a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value instanceof Object ? Object.values(value).flatMap(textsIn) : [];

const anyHelpline = new RegExp(
  `(?<![\\d£.,])(?:${Object.keys(HELPLINES).join("|").replaceAll(".", "\\.")})(?!\\d)`,
  "gu",
);
/** The answers of the library, and not the ways of asking for them. */
const TEXTS = [...new Set(textsIn([HELP, FIXED_ANSWERS, HELP_TEXTS, LIBRARY, TEACHER, SMALL_TALK]))].filter(
  (text) => text.match(anyHelpline) && /[.!?]$/u.test(text),
);

it("finds the texts that name helplines", () => {
  expect(TEXTS.length).toBeGreaterThan(35);
  expect(TEXTS.filter((text) => text.includes("999")).length).toBeGreaterThan(18);
});

it.each(TEXTS)("links every helpline of our own texts: %s", (text) => {
  expect(linksOf(text)).toEqual(text.match(anyHelpline));
});

describe("a short number", () => {
  it.each([
    "Call 999 now.",
    "Ring 999!",
    "Dial 999, and say where you are.",
    "Please phone 999 straight away",
    "If you are hurt, text 999.",
    "In danger? CALL 999",
    "Call Childline on 0800 1111, day or night, or 999 if you are in danger.",
    "Call the police on 101, or on 999 in an emergency.",
    "The police are 999.",
    "The emergency number is 999.",
    "999 is for danger.",
    "Use 999 if someone is hurt.",
  ])("is a link where the sentence says whom to call: %s", (text) => {
    expect(linksOf(text).at(-1)).toBe("999");
  });

  it.each([
    "£1,999 ÷ £5 = 399.8 weeks",
    "£3,998 − £1,999 = £1,999.",
    "It cost £999, £ 999, €999, $999 or 999p.",
    "999 stickers at 5p each",
    "0.999 and 999.50 and 999,999",
    "999% or 999 per cent",
    "999 × 3 = 2,997",
    "You have 999.",
    "Is your credit score out of 999?",
    "My phone costs 999.",
    "A ring for 999 pounds",
    "I text 999 friends.",
    "Call it 999, roughly.",
    "999 in an emergency fund",
    "116 000 people live there.",
    "You would have 116 000 after a year.",
    "Call me when you have saved £999.",
    "Call 1,999 or £999",
  ])("is none in a sum: %s", (text) => {
    expect(linksOf(text)).toEqual([]);
  });
});

it("keeps a helpline of many digits out of longer numbers", () => {
  expect(linksOf("10800 1111 and 0800 11110 and 1.0800 1111")).toEqual([]);
  expect(linksOf("Childline: 0800 1111.")).toEqual(["0800 1111"]);
});
