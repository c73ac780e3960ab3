/** The guide without a model: what it accepts, calculates and says. */
import { describe, expect, it } from "vitest";
import { asksWhoAnswers, FIXED_ANSWERS } from "#functions/ms-sparkle-chat/fixedAnswers";
import { parseRequest } from "#functions/ms-sparkle-chat/request";
import { HELP_TEXTS } from "@/content/help";
import { answerSavingSum } from "#functions/ms-sparkle-chat/savingSums";

const body = (change: object = {}) =>
  JSON.stringify({ message: "What is a budget?", conversationHistory: [], ...change });
const turn = (role = "user", content: unknown = "Hi") => ({ role, content });
const turns = (count: number) =>
  Array.from({ length: count }, (_, index) => turn(index % 2 ? "assistant" : "user"));

it("shows a child in need the same words in the chat and in the community", () => {
  expect(HELP_TEXTS.crisis).toBe(FIXED_ANSWERS.crisis);
  expect(HELP_TEXTS.abuse).toBe(FIXED_ANSWERS.abuse);
});

describe("a request", () => {
  it("trims a request's message and accepts up to ten turns", () => {
    expect(parseRequest(body({ message: "  Hello  ", conversationHistory: turns(10) }))).toEqual({
      message: "Hello",
      conversationHistory: turns(10),
    });
  });

  it("accepts a thousand characters, counting an emoji as one", () => {
    expect(parseRequest(body({ message: "💰".repeat(1000) }))).toHaveProperty("message");
    expect(parseRequest(body({ message: "💰".repeat(1001) }))).toHaveProperty("status", 400);
  });

  it.each([
    ["no JSON", "hello"],
    ["nothing", ""],
    ["a list", "[]"],
    ["null", "null"],
    ["no message", JSON.stringify({ conversationHistory: [] })],
    ["no history", JSON.stringify({ message: "Hi" })],
    ["a message that is no text", body({ message: 5 })],
    ["an empty message", body({ message: "" })],
    ["a blank message", body({ message: " \n\t " })],
    ["a message that does not show", body({ message: "\u200B\u3164\u2800" })],
    ["eleven turns", body({ conversationHistory: turns(11) })],
    ["a history that is no list", body({ conversationHistory: { length: 0 } })],
    ["a system turn", body({ conversationHistory: [turn("system")] })],
    ["a turn of nobody", body({ conversationHistory: [{ content: "Hi" }] })],
    ["a turn whose content is no text", body({ conversationHistory: [turn("user", ["Hi"])] })],
    ["a turn with more in it", body({ conversationHistory: [{ ...turn(), name: "x" }] })],
    ["a turn of null", body({ conversationHistory: [null] })],
    ["a field that we do not know", body({ model: "other" })],
    ["more than 16 KB", body({ conversationHistory: [turn("user", "a".repeat(16 * 1024))] })],
    ["more than 16 KB in few letters", body({ conversationHistory: [turn("user", "💰".repeat(5000))] })],
  ])("refuses a request with %s in a sentence", (_, text) => {
    expect(parseRequest(text)).toEqual({
      status: 400,
      message: expect.stringMatching(/^[A-Z].+\.$/) as string,
    });
  });

  it("a request of exactly 16 KB is accepted", () => {
    const empty = body({ conversationHistory: [turn("assistant", "")] });
    const full = body({ conversationHistory: [turn("assistant", "a".repeat(16 * 1024 - empty.length))] });
    expect(full).toHaveLength(16 * 1024);
    expect(parseRequest(full)).toHaveProperty("message");
  });
});

describe("a saving sum", () => {
  it.each([
    [
      "£42 at £5 a week",
      "At £5 a week, it will take you 9 weeks to save £42. In the last week, you will only need £2.",
    ],
    [
      "How long to save 60 pounds if i get 2.50 a week",
      "At £2.50 a week, it will take you 24 weeks to save £60. You can do it!",
    ],
    ["I save £3 a day, how much in 30 days?", "£3 a day for 30 days adds up to £90. Every bit counts!"],
    [
      "how long for £20 with a fiver a week",
      "At £5 a week, it will take you 4 weeks to save £20. You can do it!",
    ],
    ["a tenner a month, how much after a year?", "£10 a month for 1 year adds up to £120. Every bit counts!"],
    [
      "50p a week, when will I have £10?",
      "At 50p a week, it will take you 20 weeks to save £10. You can do it!",
    ],
    [
      "five pounds a week, how long till forty-two pounds",
      "At £5 a week, it will take you 9 weeks to save £42. In the last week, you will only need £2.",
    ],
    [
      "how long to save a hundred and twenty quid at 10 quid per month",
      "At £10 a month, it will take you 12 months to save £120. You can do it!",
    ],
    [
      "how many weeks to save 60 at 4 a week",
      "At £4 a week, it will take you 15 weeks to save £60. You can do it!",
    ],
    [
      "I want to buy a £1,200 bike and save £10 weekly",
      "At £10 a week, it will take you 120 weeks to save £1,200. You can do it!",
    ],
    ["£5 a week for 3 months how much", "£5 a week for 3 months adds up to £65. Every bit counts!"],
    ["save £5 at £8 a week", "At £8 a week, it will take you 1 week to save £5. You can do it!"],
    [
      "i already have £10, how long to save £30 at £5 a week",
      "You still need £20. At £5 a week, it will take you 4 weeks to save that. You can do it!",
    ],
    ["I have £40 already, when can I buy a £30 game with £5 a week", "You already have your £30. Well done!"],
    [
      "i cut grass for £5 how much in 8 weeks",
      "I will guess that you mean once a week. £5 a week for 8 weeks adds up to £40. Every bit counts!",
    ],
    [
      "how long to save £1 at 33p a day",
      "At 33p a day, it will take you 4 days to save £1. On the last day, you will only need 1p.",
    ],
  ])("answers “%s” with: %s", (question, answer) => {
    expect(answerSavingSum(question)).toBe(answer);
  });

  it.each([
    "What is a budget?",
    "I get £5 a week",
    "is £42 a lot?",
    "how much is £5 at 3% a year",
    "I spend £5 a week, how long until £20 is gone",
    "how long to pay back a loan of £100 at £5 a week",
    "£5 a week or £10 a month, which is better to save?",
    "how long to save £5 and £10 at £1 a week",
    "how long to save £42 at -£5 a week",
    "how long to save £0 at £5 a week",
    "how much do I save at £5 a week in 0 weeks",
    "how much do I save at £5 a week in 999999999 weeks",
    "how long to save £99999999999999 at £5 a week",
    "how long to save £5 at £99999999999999 a week",
    "how long to save £1e308 at £NaN a week",
    "",
  ])("sees no saving sum in “%s”", (question) => {
    expect(answerSavingSum(question)).toBeUndefined();
  });

  it("never calculates an absurd sum", () => {
    expect(answerSavingSum("how long to save £40 at £0 a week")).toBe(
      "£0 a week will never add up to anything. Even a few pence each week would be a start.",
    );
    expect(answerSavingSum("how long to save £9999999 at 1p a week")).toBe(
      "At 1p a week, that would take more than 100 years. Try a smaller goal, or save a little more each week.",
    );
  });
});

describe("the fixed answers", () => {
  const { unsafeRequest, ...others } = FIXED_ANSWERS;
  const all = Object.entries({ ...others, ...unsafeRequest });

  it.each(all)("keeps the answer %s to 120 words of plain text", (_, text) => {
    expect(text.split(/\s+/u).length).toBeLessThanOrEqual(120);
    expect(text).not.toMatch(/[*_#<>`[\]]|https?:|\s{2}/u);
  });

  it.each([FIXED_ANSWERS.crisis, FIXED_ANSWERS.abuse])(
    "names a grown-up, Childline and 999 in %s",
    (text) => {
      expect(text).toContain("grown-up you trust");
      expect(text).toContain("Childline");
      expect(text).toContain("0800 1111");
      expect(text).toContain("999");
    },
  );

  it("says that a computer program answers", () => {
    expect(FIXED_ANSWERS.aComputerProgram).toContain("I am a computer program");
  });
});

describe("who answers", () => {
  it.each([
    "are you a real person?",
    "Are you real",
    "r u a bot",
    "am I talking to a human?",
    "are you an AI",
    "is this a real person",
    "is there a person there?",
    "are you a teacher",
    "is it a robot or what",
  ])("recognises “%s” as a question about who answers", (text) => {
    expect(asksWhoAnswers(text)).toBe(true);
  });
  it.each([
    "are you sure",
    "is this a real bank",
    "is there a computer under £200",
    "is it a computer game worth buying",
    "are there person to person loans",
    "are you a teacher can i ask about isa",
    "what does a robot cost",
    "who are the four quadrants for",
  ])("does not mistake “%s” for a question about who answers", (text) => {
    expect(asksWhoAnswers(text)).toBe(false);
  });
});
