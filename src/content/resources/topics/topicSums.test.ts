/** Every worked sum of the topic pages, computed again from its numbers; the text must show the result. */
import { describe, expect, it } from "vitest";
import { FACTS } from "@/content/resources/facts/facts";
import { textsOf } from "@/content/reading/readability";
import { EARNING_TEXTS, profitOf, sumText, WAYS_TO_EARN } from "./waysToEarn";
import { WRITTEN_TOPICS } from "@/content/resources/allTopics";

/** "£2.50", "£40" or "30p", as the texts write whole pence. */
function money(pence: number): string {
  if (pence < 100) return `${pence}p`;
  return pence % 100 ? `£${(pence / 100).toFixed(2)}` : `£${(pence / 100).toLocaleString("en-GB")}`;
}
const pounds = (figure: string) => Math.round(Number(figure.replaceAll(/[£,]/g, "")) * 100);
const percent = (figure: string) => Number(figure.replace("%", "")) / 100;

const textOf = (id: string) =>
  textsOf(
    WRITTEN_TOPICS.flatMap(({ sections }) => sections).find((section) => section.id === id)!.blocks,
  ).join("\n");

const wage = pounds(FACTS.wageAt16.figure);
const insuranceWeek = pounds(FACTS.insuranceWeek.figure);
const interestOf = (pence: number, rate: number) => Math.round(pence * rate);
const nina = [5000];
for (let year = 0; year < 3; year++) nina.push(nina[year]! + interestOf(nina[year]!, 0.04));

/** The section, the sum in words, and its result as the text shows it. */
const SUMS: readonly (readonly [section: string, sum: string, result: string])[] = [
  ["coins-and-change", "with 5p", money(235 + 5)],
  ["coins-and-change", "with 10p more", money(235 + 5 + 10)],
  ["coins-and-change", "with 50p more", money(235 + 5 + 10 + 50)],
  ["coins-and-change", "with £2 more", money(235 + 5 + 10 + 50 + 200)],
  ["coins-and-change", "the change", money(500 - 235)],
  ["what-a-bank-does", "a year’s interest", money(interestOf(2000, 0.03))],
  ["what-a-bank-does", "with interest", money(2000 + interestOf(2000, 0.03))],
  ["what-tax-is-for", "VAT on £1", money(100 * percent(FACTS.vat.figure))],
  ["what-tax-is-for", "the VAT", money(500 * percent(FACTS.vat.figure))],
  ["what-tax-is-for", "with VAT", money(500 * (1 + percent(FACTS.vat.figure)))],
  ["paying-far-from-home", "four pounds in dollars", String(4 * 10)],
  ["paying-far-from-home", "the buns", money((30 / 10) * 100)],
  ["paying-far-from-home", "dollars left", String(4 * 10 - 30)],
  ["the-free-coins", "£4 for 400 gems is this for each", money(400 / 400)],
  ["the-free-coins", "250 gems", money((400 / 400) * 250)],
  ["the-free-coins", "£3 without the hat", money(300 - (400 / 400) * 250)],
  ["the-free-coins", "a saddle", money((400 / 400) * 150)],
  ["what-the-game-really-costs", "six passes", money(6 * 800)],
  ["what-the-game-really-costs", "five packs", money(5 * 499)],
  ["what-the-game-really-costs", "a year", money(6 * 800 + 5 * 499)],
  ["the-job-that-finds-you", "what is lost so far", money(1500 - 400)],
  ["the-job-that-finds-you", "both fees", money(1500 + 4000)],
  ["a-first-room", "a year’s rent", money(12 * 45_500)],
  ["a-first-room", "a week’s rent, which is the holding deposit", money((12 * 45_500) / 52)],
  ["a-first-room", "the deposit", money(((12 * 45_500) / 52) * 5)],
  ["a-first-room", "the first month and the deposit", money(45_500 + 52_500)],
  ["a-first-room", "what is left to pay", money(45_500 + 52_500 - 10_500)],
  ["a-first-job-at-13", "gross pay", money(3 * 4 * 500)],
  ["a-first-job-at-13", "net pay with the mistake", money(3 * 4 * 500 - 400)],
  ["interest-on-savings", "twenty years, to the nearest pound", `£${Math.round(50 * 1.04 ** 20)}`],
  ["when-you-borrow", "the first loan", money(12 * 900)],
  ["when-you-borrow", "the second loan", money(10 * 1050)],
  ["when-you-borrow", "the difference", money(12 * 900 - 10 * 1050)],
  ["when-you-borrow", "three payments", money(3 * 2000)],
  ["when-you-borrow", "with the late fee", money(3 * 2000 + 600)],
  ["a-message-from-a-friend", "twenty boxes", money(20 * 200)],
  ["easy-money", "what is passed on", money(60_000 - 6000)],

  ["three-jars", "spend without the bun", money(150 - 120)],
  ["three-jars", "the three jars", money(150 + 120 + 30)],
  ["three-jars", "seven weeks", money(7 * 120)],
  ["three-jars", "eight weeks", money(8 * 120)],
  ["three-jars", "eight weeks without the kite", money(8 * 120 - 900)],
  ["three-jars", "two weeks of change", money(2 * 30)],
  ["three-jars", "the third week", money(2 * 30 + 150)],
  ["three-jars", "without the pen", money(2 * 30 + 150 - 200)],
  ["lunch-and-bus", "Monday", money(200 + 240 + 120)],
  ["lunch-and-bus", "after Monday", money(2500 - 560)],
  ["lunch-and-bus", "after Tuesday", money(2500 - 2 * 560)],
  ["lunch-and-bus", "Wednesday", money(200 + 240 + 250)],
  ["lunch-and-bus", "after Wednesday", money(2500 - 2 * 560 - 690)],
  ["lunch-and-bus", "Thursday", money(200 + 240)],
  ["lunch-and-bus", "after Thursday", money(2500 - 2 * 560 - 690 - 440)],
  ["lunch-and-bus", "short on Friday", money(440 - 250)],
  ["lunch-and-bus", "five buses", money(5 * 200)],
  ["lunch-and-bus", "five lunches", money(5 * 240)],
  ["lunch-and-bus", "the needs", money(5 * 440)],
  ["lunch-and-bus", "free to spend", money(2500 - 5 * 440)],
  ["lunch-and-bus", "free to spend without Zosia’s £2", money(2500 - 5 * 440 - 200)],
  ["lunch-and-bus", "two lunches", money(2 * 240)],
  ["lunch-and-bus", "saved in a week", money(2 * 240 + 100)],
  ["lunch-and-bus", "five weeks", money(5 * (2 * 240 + 100))],
  ["a-month-of-your-own", "four Saturdays", money(4 * 3000)],
  ["a-month-of-your-own", "coming in", money(4000 + 4 * 3000)],
  ["a-month-of-your-own", "a twelfth of the club", money(3600 / 12)],
  ["a-month-of-your-own", "a sixth of the laptop", money(24_000 / 6)],
  ["a-month-of-your-own", "eight lunches", money(8 * 450)],
  ["a-month-of-your-own", "needs and promises", money(3400 + 1200 + 300)],
  ["a-month-of-your-own", "wants", money(3600 + 3000)],
  ["a-month-of-your-own", "the plan", money(4900 + 4000 + 6600)],
  ["a-month-of-your-own", "for surprises", money(16_000 - 15_500)],
  ["a-month-of-your-own", "four lunches", money(4 * 450)],
  ["a-month-of-your-own", "the cancelled Saturday", money(1800 + 500 + 700)],
  ["a-month-of-your-own", "the saving ratio", `${(4000 / 16_000) * 100}%`],
  ["a-month-of-your-own", "two weeks’ wages", money(2 * 3000)],

  ["an-account-of-your-own", "a fee in a year", money(12 * 300)],
  ["a-payslip-line-by-line", "gross pay", money(24 * wage)],
  ["a-payslip-line-by-line", "a year like this", money(12 * 24 * wage)],
  ["a-payslip-line-by-line", "a week", money(6 * wage)],
  ["what-you-must-be-paid", "a week of 34 hours", money(34 * wage)],
  ["what-you-must-be-paid", "above the threshold", money(34 * wage - insuranceWeek)],
  [
    "what-you-must-be-paid",
    "National Insurance on it",
    money(Math.round((34 * wage - insuranceWeek) * percent(FACTS.insuranceRate.figure))),
  ],

  ["interest-on-savings", "after one year", money(nina[1]!)],
  ["interest-on-savings", "the second year’s interest", money(nina[2]! - nina[1]!)],
  ["interest-on-savings", "after two years", money(nina[2]!)],
  ["interest-on-savings", "the third year’s interest", money(nina[3]! - nina[2]!)],
  ["interest-on-savings", "after three years", money(nina[3]!)],
  ["interest-on-savings", "more than in the first year", money(nina[2]! - nina[1]! - (nina[1]! - nina[0]!))],
  ["interest-on-savings", "£2 a week", money(52 * 200)],
  ["interest-on-savings", "a year’s interest on it", money(interestOf(52 * 200, 0.04))],
  ["risk-and-funds", "one of a hundred companies fails", money(10_000 - 100)],
  ["risk-and-funds", "up by a fifth", money(10_000 * 1.2)],
  ["risk-and-funds", "and down by a fifth", money(10_000 * 1.2 * 0.8)],
  ["risk-and-funds", "after a fall", money(10_000 * 0.8)],
  ["risk-and-funds", "the rise back", `${(10_000 / (10_000 * 0.8) - 1) * 100}%`],
  ["risk-and-funds", "a fee", money(100_000 * 0.015)],

  ["three-ways-to-give", "ten weeks", money(10 * 30)],
  ["three-ways-to-give", "a year", money(52 * 30)],
  ["three-ways-to-give", "tins", String((52 * 30) / 78)],
  ["prices-that-rise", "the comic’s rise", `${((210 - 200) / 200) * 100}%`],
  ["prices-that-rise", "savings after a year", money(10_000 * 1.02)],
  ["prices-that-rise", "the basket after a year", money(10_000 * 1.03)],
  ["what-tax-pays-for", "the VAT", money(1000 * percent(FACTS.vat.figure))],
  ["what-tax-pays-for", "with VAT", money(1000 * (1 + percent(FACTS.vat.figure)))],
  ["payments-that-repeat", "twelve payments", money(12 * 399)],
  ["a-hundred-bikes", "five bikes", money(5 * 20_000)],
  ["a-hundred-bikes", "a share", money((5 * 20_000) / 100)],
  ["a-hundred-bikes", "without the excess", money(20_000 - 2500)],
  ["when-is-it-worth-it", "half a year of saving", money(26 * 100)],
];

/** A result is written whole: £3 is not found in £30, £3.50 or £3,000. */
const shows = (text: string, result: string) =>
  [...text.matchAll(/£?\d+(?:,\d{3})*(?:\.\d+)?[%p]?/gu)].some(([figure]) => figure === result);

describe("the sums of the topics", () => {
  it.each(SUMS)("shows in “%s” for %s: %s", (section, _, result) => {
    expect(shows(textOf(section), result)).toBe(true);
  });

  it("finds a sum only if it is written whole", () => {
    expect(shows("It costs £30 or £3.50.", "£3")).toBe(false);
    expect(shows("It costs £3.", "£3")).toBe(true);
  });

  it("leaves more than a third of players without the boots after twenty boxes", () => {
    expect((19 / 20) ** 20).toBeGreaterThan(1 / 3);
    expect(textOf("a-message-from-a-friend")).toContain("more than a third");
  });

  it("shows the profit and the loss of the lesson in earning", () => {
    const lesson = EARNING_TEXTS.how.join("\n");
    for (const result of [10 * 100, 10 * 100 - 250, 2 * 100, 250 - 2 * 100])
      expect(shows(lesson, money(result))).toBe(true);
  });

  it.each(Object.values(WAYS_TO_EARN).flat())(
    "earns something with “$title” and says how much",
    ({ sum }) => {
      expect(profitOf(sum)).toBe(sum.count * sum.each - sum.costs);
      expect(profitOf(sum)).toBeGreaterThan(0);
      const written = sumText(sum);
      expect(written).toContain(`${sum.count} ${sum.of}`);
      if (sum.costs) expect(written).toContain(`your profit is £${(profitOf(sum) / 100).toFixed(2)}.`);
      else expect(written).toContain(`£${(profitOf(sum) / 100).toFixed(2)}. There is nothing to buy`);
    },
  );
});
