/** The guide in a conversation: the subject that is carried, amounts that come one by one, chips, and answers in two parts. */
import { describe, expect, it } from "vitest";
import { answerLocally } from "#functions/ms-sparkle-chat/answer";
import { LIBRARY, TEACHER } from "#functions/ms-sparkle-chat/library";
import { askedByChip, questionFor, TARGETS } from "#functions/ms-sparkle-chat/lookUp";
import type { Turn } from "#functions/ms-sparkle-chat/request";
import { countWords, inTwo, sentencesOf } from "#functions/ms-sparkle-chat/say";
import { TALK } from "#functions/ms-sparkle-chat/talk";

const NOON = new Date("2026-11-25T12:00:00Z");
/** @returns the answer to the last of several messages, each of which has been answered. */
function say(...messages: string[]) {
  const history: Turn[] = messages.slice(0, -1).flatMap((content) => [
    { role: "user", content },
    { role: "assistant", content: "what is crypto and how do i buy some" },
  ]);
  return answerLocally({ message: messages.at(-1)!, conversationHistory: history.slice(-10) }, NOON);
}
const idOf = ({ about }: ReturnType<typeof say>) => (about?.kind === "taught" ? about.taught.id : undefined);

describe("a chip", () => {
  it.each(TEACHER.map(({ title, id }) => [title, id] as const))(
    "finds by “%s” its own answer",
    (title, id) => {
      const answer = say(title);
      expect(idOf(answer)).toBe(id);
      expect(answer.isOwn).toBe(true);
    },
  );

  it("asks for each word and page in words that only it has", () => {
    const questions = TARGETS.flatMap((target) => questionFor(target) ?? []);
    expect(new Set(questions).size).toBe(questions.length);
    for (const entry of LIBRARY.filter(({ kind }) => kind === "word"))
      expect(askedByChip(`What does “${entry.name}” mean?`)).toMatchObject({ entry: { name: entry.name } });
  });

  it("stands below an answer that is not certain, with two or three others", () => {
    const { how, text, next } = say("cards");
    expect([how, text]).toEqual(["unsure", TALK.unsure]);
    expect(next!.length).toBeGreaterThan(1);
    expect(next!.length).toBeLessThanOrEqual(3);
    expect(next!.every((question) => askedByChip(question))).toBe(true);
  });

  it("is never under a help text", () => {
    expect(say("my dad hits me")).not.toHaveProperty("next");
  });
});

describe("the subject of a chat", () => {
  it("is what “is it risky” asks about: of a subject that has been told, its part is said", () => {
    const { pitfall } = TEACHER.find(({ id }) => id === "shares-and-funds")!;
    expect(say("what are shares", "is it risky")).toMatchObject({ how: "teacher", text: pitfall });
    expect(idOf(say("what are shares", "is it risky"))).toBe("shares-and-funds");
    expect(say("is it risky").text).not.toBe(pitfall);
  });

  it.each([
    ["what are shares", "is it risky"],
    ["what are shares", "give me an example"],
  ])("is what “%s” and then “%s” are about", (first, second) => {
    expect(idOf(say(first, second)) ?? say(first, second).next).toBeDefined();
    expect(say(first, second).text).not.toBe(say(first).text);
  });

  it("is never taken from what the page says that the guide has said", () => {
    expect(say("hello", "is it safe").about).toBeUndefined();
  });

  it("gives way to a question that stands alone", () => {
    expect(idOf(say("what is a junior isa", "how do i make a budget for a week"))).toBe("budget-for-a-week");
  });
});

describe("amounts that come one by one", () => {
  it.each([
    [["i want a £60 skateboard", "I get £4 a week"], "£60 ÷ £4 = 15 weeks."],
    [["i want a £60 skateboard", "I get £4 a week", "and if i only get £3?"], "£60 ÷ £3 = 20 weeks."],
    [["How do I save up for something by a certain date?", "a scooter"], TALK.whatCost],
    [["How do I save up for something by a certain date?", "a scooter", "£45"], `£45. ${TALK.whatWeekly}`],
    [["How do I save up for something by a certain date?", "a scooter", "£45", "£3"], "£45 ÷ £3 = 15 weeks."],
    [["trip to france", "its 320", "how long if i save £10 a week"], "£320 ÷ £10 = 32 weeks."],
    [
      [
        "i get £5 a week how long for a £60 skateboard",
        "and if i already have 18",
        "nan just gave me 20 more",
      ],
      "£60 − £38 = £22 to go. £22 ÷ £5 = 4.4, so 5 weeks. You will have £3 left over.",
    ],
    [
      ["i want to save for a squishmallow", "its 18 pounds", "i have 4 pound"],
      "£18 − £4 = £14 to go. How much can you save each week?",
    ],
    [
      ["i want to save for a squishmallow", "its 18 pounds", "i have 4 pound", "i get £2 evry week"],
      "£18 − £4 = £14 to go. £14 ÷ £2 = 7 weeks.",
    ],
    [["How do I save up for something by a certain date?", "bike 180", "5 a week"], "£180 ÷ £5 = 36 weeks."],
    [
      ["i want a £250 xbox", "i have £40 and save £10 a week", "and my nan gives me £50 for xmas"],
      "£250 − £90 = £160 to go. £160 ÷ £10 = 16 weeks.",
    ],
    [["the cage is £45", "i only get £3 a week", "how long will that take"], "£45 ÷ £3 = 15 weeks."],
    [["i get £5 a week how long for a £60 skateboard", "wait its 65 not 60"], "£65 ÷ £5 = 13 weeks."],
    [
      ["i want a £60 skateboard", "i get £4 a week", "25 a month"],
      "£60 ÷ £25 = 2.4, so 3 months. You will have £15 left over.",
    ],
    [
      ["i want a £60 skateboard", "someone gave me £20"],
      "£60 − £20 = £40 to go. How much can you save each week?",
    ],
    [
      ["i want a £60 skateboard", "someone gave me £70"],
      "You have £70, so you already have your £60. Well done!",
    ],
    [["i want a £80 bike", "i have £30", "is £12 enough"], "Not yet: £80 − £12 = £68 to go."],
    [
      ["the book is £7", "and the game is £12", "i have £20 can i afford both"],
      "£7 + £12 = £19. Yes: £20 − £19 = £1 is left over.",
    ],
    [["split £24 between 3", "what if there are 4 of us"], "£24 ÷ 4 = £6 each."],
    [["20% off £35", "and if its £50"], "20% of £50 is £10. £50 − £10 = £40."],
    [["300 gems cost £2.40", "how much are 900"], "£2.40 ÷ 300 × 900 = £7.20, if each one costs the same."],
    [
      ["the ingredients came to £18 for 60 buns", "would 50p each be too much"],
      "£18 ÷ 60 = 30p for each one. 60 × 50p = £30. £30 − £18 = £12 profit.",
    ],
    [
      ["he wants a £900 phone", "£38 a month for 24 months"],
      "24 × £38 = £912 in 24 months. That is £12 more than £900.",
    ],
    [["i earn £8 an hour", "how much for 6 hours"], "6 × £8 = £48, before anything is taken off."],
    [
      ["i get £25 a month", "my phone is £8 of that", "and the bus is £6"],
      "£17 − £6 = £11. That is what you have left.",
    ],
    // The figures of an answer.
    [
      ["when do you start paying tax", "i earn about £60 a week"],
      "52 × £60 = £3,120 in 1 year. That is £9,450 less than £12,570. It starts above £12,570 in a tax year, which runs from April to April.",
    ],
    [
      ["how much does it cost to learn to drive", "ive got £600 saved"],
      "If it costs £1,600: £1,600 − £600 = £1,000 to go.",
    ],
    // One figure is lacking.
    [["how long will it take me to save for a drum kit", "i get £6 a week"], `£6 a week. ${TALK.whatCost}`],
    [["how do i make a budget", "i get £25 a month"], `£25 a month. ${TALK.whatPays}`],
    [
      ["i get £25 a month", "my phone is £8 of that", "is it enough to go swimming 2 times"],
      `You have £17. ${TALK.whatCost}`,
    ],
    [["how does interest work", "how much would i get if i had £100 in there"], TALK.whatRate],
    [
      ["how does interest work", "how much would i get if i had £100 in there", "4%"],
      "£100 at 4% a year grows like this: year 1: £104. Each year, the interest earns a bit too.",
    ],
  ])("make a sum of %j", (messages, sum) => {
    expect(say(...messages)).toMatchObject({ how: "sum", text: sum });
  });

  it.each([
    [["i want a £20 gift for mum what should i get"]],
    [["my friend owes me £5", "she has £3 a week"]],
    [["How much pocket money should a ten year old get?", "She says her friends all get £10."]],
    [
      [
        "i want to give some money to charity how do i do it",
        "i want it to be for donkeys",
        "is £2 too little",
      ],
    ],
    [["say £25 a month for 10 years", "what if she blows the lot at 18"]],
    [["how do i make a budget", "i get £25 a month", "what could i do with it"]],
    [["he wants a £900 phone", "£38 a month for 24 months", "hes offered to pay half, he gets £60 a month"]],
    [["52 week challenge", "is there a £5 coin"]],
    [["it says £9.99 a month", "they want me for 3 months as an intern for free is that ok"]],
    [["i want a £60 skateboard", "i get £4 a week", "what if i miss 4 weeks"]],
  ])("make none of %j", (messages) => {
    expect(say(...messages).how).not.toBe("sum");
  });
});

describe("a price that is still to come", () => {
  it.each([
    ["how much will a comic cost next year"],
    ["why is everything so expensive now", "will it go back down"],
  ])("is not known: %j", (...messages) => expect(say(...messages).text).toBe(TALK.future));
});

describe("an answer in two parts", () => {
  it.each(TEACHER.map(({ title, answer }) => [title, answer] as const))(
    "says first of “%s” an answer",
    (_, answer) => {
      const { message, more = "" } = inTwo(answer, false);
      expect(sentencesOf(message).length).toBeLessThanOrEqual(3);
      expect(sentencesOf(message).length === 1 || countWords(message) <= 45).toBe(true);
      expect(`${message} ${more}`.trim()).toBe(sentencesOf(answer).join(" "));
    },
  );

  it("says the line about helpers at once, whatever is kept for later", () => {
    const { how, text } = say("i feel guilty that i spent my savings on a game how do i stop");
    expect([how, text.endsWith(TALK.calm)]).toEqual(["teacher", true]);
    expect(inTwo(text, false).message).toContain(TALK.calm);
    expect(inTwo(text, false).more).not.toContain(TALK.calm);
  });

  it("is longer for whoever said that they are older, or asks as a parent or teacher", () => {
    expect(say("im 14", "what is a budget").isOlder).toBe(true);
    expect(say("how do i explain saving to my son").isOlder).toBe(true);
    expect(say("im 9 how do i save").isOlder).toBe(false);
  });
});
