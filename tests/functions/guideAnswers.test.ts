/** The guide without a model: what it accepts, calculates and says. */
import { describe, expect, it } from "vitest";
import { FIXED_ANSWERS } from "#functions/ms-sparkle-chat/fixedAnswers";
import { HELP } from "#functions/ms-sparkle-chat/helpTexts";
import { parseRequest } from "#functions/ms-sparkle-chat/request";
import { answerSum } from "#functions/ms-sparkle-chat/sums";
import { smallTalk, TALK } from "#functions/ms-sparkle-chat/talk";
import { HELP_TEXTS } from "@/content/community/help";
import { gradeOf } from "@/content/reading/readability";
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";

const body = (change: object = {}) =>
  JSON.stringify({ message: "What is a budget?", conversationHistory: [], ...change });
const turn = (role = "user", content: unknown = "Hi") => ({ role, content });
const turns = (count: number) =>
  Array.from({ length: count }, (_, index) => turn(index % 2 ? "assistant" : "user"));

it("shows a child in need the same words in the chat and in the community", () => {
  expect(HELP_TEXTS.emergency).toBe(HELP.emergency);
  expect(HELP_TEXTS.crisis).toBe(HELP.selfHarm);
  expect(HELP_TEXTS.abuse).toBe(HELP.abuse);
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

const TODAY = new Date("2026-11-25T12:00:00Z");
const sumOf = (question: string) => answerSum(question, TODAY)?.text;

describe("a sum", () => {
  it.each([
    // Weeks to a goal.
    ["£42 at £5 a week", "£42 ÷ £5 = 8.4, so 9 weeks. You will have £3 left over."],
    ["I get £5 a week. How long till I have £42?", "£42 ÷ £5 = 8.4, so 9 weeks."],
    ["How long to save 60 pounds if i get 2.50 a week", "£60 ÷ £2.50 = 24 weeks."],
    ["how long for £20 with a fiver a week", "£20 ÷ £5 = 4 weeks."],
    ["50p a week, when will I have £10?", "£10 ÷ 50p = 20 weeks."],
    ["five pounds a week, how long till forty-two pounds", "£42 ÷ £5 = 8.4, so 9 weeks."],
    ["how long to save a hundred and twenty quid at 10 quid per month", "£120 ÷ £10 = 12 months."],
    ["how many weeks to save 60 at 4 a week", "£60 ÷ £4 = 15 weeks."],
    ["I want to buy a £1,200 bike and save £10 weekly", "£1,200 ÷ £10 = 120 weeks."],
    ["i get 3 quid a wk and want a game thats 20 quid how long", "£20 ÷ £3 = 6.7, so 7 weeks."],
    ["every week i save £2.50 how long until £30", "£30 ÷ £2.50 = 12 weeks."],
    // Money that is there already.
    ["i already have £10, how long to save £30 at £5 a week", "£30 − £10 = £20 to go. £20 ÷ £5 = 4 weeks."],
    [
      "i have £12 and get £4 a week when can i buy a £40 skateboard",
      "£40 − £12 = £28 to go. £28 ÷ £4 = 7 weeks.",
    ],
    [
      "I have £40 already, when can I buy a £30 game with £5 a week",
      "You have £40, so you already have your £30.",
    ],
    // How much a week by a day.
    ["how much do i need to save each week to get £60 in 10 weeks", "£60 ÷ 10 weeks = £6 a week."],
    ["i want £60 and its 20 weeks away", "£60 ÷ 20 weeks = £3 a week."],
    ["save £100 by christmas how much a week", "£100 ÷ 4 weeks = £25 a week."],
    ["how much a month should I put away for a £120 bike in 6 months", "£120 ÷ 6 months = £20 a month."],
    // Amounts that add up.
    ["I save £3 a day, how much in 30 days?", "30 × £3 = £90 in 30 days."],
    ["a tenner a month, how much after a year?", "12 × £10 = £120 in 1 year."],
    ["£5 a week for 3 months how much", "13 × £5 = £65 in 3 months."],
    [
      "i cut grass for £5 how much in 8 weeks",
      "I will guess that you mean once a week. 8 × £5 = £40 in 8 weeks.",
    ],
    // Per cent, a share, change, and which is cheaper.
    ["what is 20% off £35", "20% of £35 is £7. £35 − £7 = £28."],
    ["a £32 hoodie with 25 percent off", "25% of £32 is £8. £32 − £8 = £24."],
    ["20 percent of £50", "£50 ÷ 100 × 20 = £10."],
    ["split £24 between 3", "£24 ÷ 3 = £8 each."],
    ["me and 2 friends share £10 how much each", "£10 ÷ 3 = £3.33 each, and 1p is left over."],
    ["change from £5 if it costs £3.20", "£5 − £3.20 = £1.80."],
    ["i have £20 and spend £13.65 how much change", "£20 − £13.65 = £6.35."],
    ["is 6 for £3 cheaper than 4 for £2.20", "First: 50p each. Second: 55p each. The first is cheaper."],
    ["500g for £2 or 200g for 90p which is better", "First: 40p for each 100. Second: 45p for each 100."],
    ["is 3 for £2 cheaper than 75p each", "First: 66.7p each. Second: 75p each. The first is cheaper."],
    ["i earn 6.50 an hour and did 7 hours", "7 × £6.50 = £45.50, before anything is taken off."],
    ["if i put £200 in at 4% how much after a year", "£200 at 4% a year grows like this: year 1: £208."],
    [
      "how much is £100 with 5% interest for 3 years",
      "£100 at 5% a year grows like this: year 1: £105, year 2: £110.25, year 3: £115.76.",
    ],
    ["3 comics at £1.50 each what is that", "3 × £1.50 = £4.50."],
    ["how much are 4 pens at 60p", "4 × 60p = £2.40."],
    [
      "i earn 7.50 an hour and worked 6 and a half hours wats my pay",
      "6.5 × £7.50 = £48.75, before anything is taken off.",
    ],
    [
      "i work 6 hrs on a sat at £7.50 an hour how much is that a month",
      "6 × £7.50 = £45, before anything is taken off. 4 of those make £180.",
    ],
    ["four 20ps three 50ps and seven 5ps how much have i got", "4 × 20p + 3 × 50p + 7 × 5p = £2.65."],
    ["i got 2 £1 coins and a 50p coin, what is that", "2 × £1 + 1 × 50p = £2.50."],
    [
      "bracelets cost me 80p to make and i sell them for £2.50 if i sell 14 whats my profit",
      "£2.50 − 80p = £1.70 profit. 14 × £1.70 = £23.80.",
    ],
    [
      "my stuff cost £8 and i sold it all for £6 is that a profit",
      "£8 − £6 = £2. That is a loss, because it cost more than it brought in.",
    ],
    ["nan gave me £5 and i have £3.20, how much altogether", "£5 + £3.20 = £8.20."],
    ["add 3.20 and 4.75 and 1.99", "£3.20 + £4.75 + £1.99 = £9.94."],
    // Offers, parts, and a price each.
    ["3 for 2 on £4 shampoos how much do i save", "You get 3 and pay for 2: 2 × £4 = £8. You save £4."],
    ["buy one get one half price trainers are £40 each", "£40 + £20 = £60 for two."],
    ["half price of £34", "£34 ÷ 2 = £17."],
    ["a third off £27", "£27 ÷ 3 = £9. £27 − £9 = £18."],
    ["if a £400 phone drops 20% what is it worth", "20% of £400 is £80. £400 − £80 = £320."],
    ["£42 meal and add a 10% tip", "10% of £42 is £4.20. £42 + £4.20 = £46.20."],
    ["share £20 in the ratio 2:3", "£20 ÷ 5 = £4. 2 × £4 = £8, and 3 × £4 = £12."],
    ["cinema is £8.50 each and there are 3 of us", "3 × £8.50 = £25.50."],
    ["my mum gives me £2 for washing up, i did it 9 times", "9 × £2 = £18."],
    [
      "6 packs of crisps for 1.50 or 12 for 2.80",
      "First: 25p each. Second: 23.3p each. The second is cheaper.",
    ],
    ["is £3 for 4 or £5 for 6 better", "First: 75p each. Second: 83.3p each. The first is cheaper."],
    ["i bought it for £12 and sold it for £20 what did i make", "£20 − £12 = £8 profit."],
    [
      "i sold 15 cookies for 50p each and ingredients cost £4",
      "15 × 50p = £7.50. £7.50 − £4 = £3.50 profit.",
    ],
    ["the contract is £18 a month for 24 months how much altogether", "24 × £18 = £432 in 24 months."],
    ["netflix is £10.99 a month how much is that a year", "12 × £10.99 = £131.88 in 1 year."],
    ["if I save £1.50 every week how much will I have by the end of the year", "52 × £1.50 = £78 in 1 year."],
    ["i spent £8 on the stuff and made 24 cakes", "£8 ÷ 24 = 34p, rounded up, for each one."],
    // Two discounts, what was and is, and counts at the same rate.
    [
      "20% off £65 then another 10% off at the till is that 30%",
      "20% of £65 is £13. £65 − £13 = £52. 10% of £52 is £5.20. £52 − £5.20 = £46.80. That is 28% off in all, not 30%.",
    ],
    ["a coat was £50 now its £35", "£50 − £35 = £15 off. That is 30% of £50."],
    ["how much are 900 gems if 300 cost £2.40", "£2.40 ÷ 300 × 900 = £7.20, if each one costs the same."],
    ["how much more is £1,600 than £600", "£1,600 − £600 = £1,000 is the difference."],
    // Enough, and what is missing.
    ["is £9 enough for a £12 book", "Not yet: £12 − £9 = £3 to go."],
    ["is £17 enough for two tickets at 8.50", "2 × £8.50 = £17. You have £17, which is exactly enough."],
    ["i have £20 can i afford a £12 game and a £7 book", "£12 + £7 = £19. Yes: £20 − £19 = £1 is left over."],
    ["if i save £5 a week for 10 weeks can i buy a £60 game", "10 × £5 = £50 in 10 weeks. That is £10 less"],
    [
      "a kite is £18 and the string is £4, how do i save up for both",
      "£18 + £4 = £22. How much can you save",
    ],
    // Costs, sales and pay.
    ["the ingredients came to £18 for 60 buns", "£18 ÷ 60 = 30p for each one."],
    [
      "the beads were £12 and i sell them for £3, how many must i sell",
      "£12 ÷ £3 = 4, so selling 4 brings that in.",
    ],
    ["i got £30 for 4 hours what is that an hour", "£30 ÷ 4 = £7.50 an hour."],
    [
      "£8 an hour 5 hours a week for 4 weeks",
      "5 × £8 = £40, before anything is taken off. 4 of those make £160.",
    ],
    ["£25 a month, what would that come to", "12 × £25 = £300 in 1 year."],
    [
      "i get £25 a month and spend £8 how much is left",
      "£25 − £8 = £17. That is what you have left each month.",
    ],
    ["i need £85 and have 37 so far", "£85 − £37 = £48 to go. How much can you save each week?"],
  ])("answers “%s” with: %s", (question, answer) => {
    expect(sumOf(question)?.slice(0, answer.length)).toBe(answer);
  });

  it("names the amount of a goal, so that the page can offer to save for it", () => {
    expect(answerSum("I have £10 and save £5 a week, how long till £42?", TODAY)?.goal).toBe(4200);
    expect(answerSum("£60 in 10 weeks, how much a week?", TODAY)?.goal).toBe(6000);
    expect(answerSum("split £24 between 3", TODAY)).not.toHaveProperty("goal");
  });

  it("reads a day as the next one with that date", () => {
    expect(answerSum("save £10 by 24 november how much a week", TODAY)?.text).toContain("÷ 52 weeks");
    expect(answerSum("save £10 by 9 december how much a week", TODAY)?.text).toContain("÷ 2 weeks");
  });

  it.each([
    "What is a budget?",
    "I get £5 a week",
    "is £42 a lot?",
    "how much is £5 at 3% a year",
    "how long to pay back a loan of £100 at £5 a week",
    "£5 a week or £10 a month, which is better to save?",
    "how long to save £5 and £10 at £1 a week",
    "i have a £2 coin, how long to save £10 at £1 a week",
    "i have 3 £1 coins and want a book for £8, how much more do i need",
    "how long to save £42 at -£5 a week",
    "how long to save £0 at £5 a week",
    "how much do I save at £5 a week in 0 weeks",
    "how much do I save at £5 a week in 999999999 weeks",
    "how long to save £99999999999999 at £5 a week",
    "how long to save £1e308 at £NaN a week",
    "split £10 between 0",
    "my mum owes me £5 a week how long until £20",
    // A sum that leaves a number out is worse than none.
    "i get £6 a week and spend £4 how much do i save in 10 weeks",
    "split a £42 bill between 6 and add 10% tip",
    // An age is no amount, and "one" is often no number.
    "is he even allowed at 14 with £20 to save",
    "what if she spends it all when shes 18 and wants £5",
    "can i save up at 16",
    "i want a cheaper one, how long would that take to save for",
    "we have one tablet for 3 children, do they each need a login",
    // Nothing is asked of them.
    "make it about a party for 28 children with £60",
    "they sell 10 levels for £6",
    "do round £1 coins still work, i found one",
    "i got £60 for christmas, should i spend it or save it",
    // Amounts without a plan.
    "My brother gets £6 a week and I only get £3, he is 12. Is that fair?",
    "her dad gives her £20 a week and we give £5, any advice how to handle it",
    "a £900 phone, he has offered to pay half, he gets £60 a month from a paper round",
    "if i do 3 paper rounds at £5 each a week how long for £90",
    "",
  ])("sees no sum in “%s”", (question) => {
    expect(sumOf(question)).toBeUndefined();
  });

  it("never calculates an absurd sum", () => {
    expect(sumOf("how long to save £40 at £0 a week")).toMatch(/^£0 a week will never add up/u);
    expect(sumOf("how long to save £9999999 at 1p a week")).toMatch(/more than 100 years/u);
  });
});

describe("the help texts and the fixed answers", () => {
  const { declined, ...others } = FIXED_ANSWERS;
  const all = Object.entries({ ...others, ...declined, ...HELP });

  it.each(all)("keeps the answer %s to 120 words of plain text", (_, text) => {
    expect(text.split(/\s+/u).length).toBeLessThanOrEqual(120);
    expect(text).not.toMatch(/['"*_#<>`[\]]|https?:|\s{2}|\b(mom|color|dollars?)\b/u);
  });

  it.each(Object.entries(HELP))(
    "names people to turn to in the help with %s, in words for a child of nine",
    (harm, text) => {
      expect(text).toContain("Childline free on 0800 1111");
      if (harm === "parent") return;
      expect(text).toContain("grown-up you trust");
      expect(gradeOf([text])).toBeLessThanOrEqual(5);
    },
  );

  it.each(["selfHarm", "abuse", "pictures", "secret", "mule", "madeToPay", "eating", "runningAway"] as const)(
    "names 999 where there may be danger: %s",
    (harm) => expect(HELP[harm]).toContain("999"),
  );

  it("names the bank’s number, as the answers do, where money or an account may be gone", () => {
    expect(HELP.scam).toContain(`${BUYING_FACTS.callTheBank.figure} or the number on the card`);
  });

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
    "is it a robot",
  ])("recognises “%s” as a question about who answers", (text) => {
    expect(smallTalk(text)).toBe(TALK.who);
  });
  it.each([
    "are you sure",
    "is this a real bank",
    "is there a computer under £200",
    "is it a computer game worth buying",
    "what does a robot cost",
    "who are the four quadrants for",
  ])("does not mistake “%s” for a question about who answers", (text) => {
    expect(smallTalk(text)).toBeUndefined();
  });
});
