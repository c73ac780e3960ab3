import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import type { Topic } from "./topic";

/** Coins, banks, tax and money abroad, for ages 8-10. Prices and the exchange rate are examples. */
export const COINS_AND_BANKS = {
  path: "/resources/coins-and-banks",
  meta: {
    title: "Coins, banks and tax for ages 8-10 | 4MQ",
    description:
      "How to count change, what a bank does with your money, what tax is for, and how to pay in another country. Written for ages 8 to 10.",
  },
  pictureAlt:
    "A smiling girl counts coins at a table with a suitcase beside her. A bank and a fire engine are behind her.",
  readNext: ["/play/asha", "/resources/sample-chapter", "/resources/a-budget-you-can-keep"],
  sections: [
    {
      id: "coins-and-change",
      title: "Coins and change",
      blocks: [
        "Yan is nine, and next week she’s flying to see Gran in Hong Kong. First, she wants to buy a notebook for her drawings.",
        "UK coins go from 1p up to £2, and notes from £5 to £50. The notebook costs £2.35, and Yan pays with a £5 note. To find her change, she starts at the price and counts up.",
        {
          box: {
            title: "Counting up from £2.35",
            lines: [
              "£2.35 and 5p make £2.40, and another 10p makes £2.50.",
              "Then 50p makes £3, and £2 more makes £5.",
              "So her change is 5p, 10p, 50p and £2, which is £2.65 altogether.",
            ],
          },
        },
        "Count your change in the shop, because anybody can make a mistake. If it’s wrong, ask politely, “Could we count it again, please?”",
      ],
    },
    {
      id: "what-a-bank-does",
      title: "What a bank does",
      blocks: [
        "Yan still has £20, so Dad suggests putting it into the bank.",
        "A bank looks after people’s money, and every customer has an account. It shows what goes in, what comes out and what is left. When Dad taps his card, no coins move. The number in his account just gets smaller.",
        "The bank lends some of the money to others, who pay back something extra. In a savings account, Yan gets something extra as well, called interest. Her £20 earns 60p in a year, so then she has £20.60.",
        "“But is it really safe?” asks Yan.",
        "“It’s still your money, and the bank has to give it back,” says Dad. “If a UK bank fails, a special scheme protects its customers. They normally get their savings back, up to a limit.”",
      ],
    },
    {
      id: "what-tax-is-for",
      title: "What tax is for",
      blocks: [
        "Yan buys Gran a puzzle for £6. “Part of that is tax,” says Dad, “so you’re helping to buy a fire engine!”",
        `Tax is money that people must pay for the things that everybody shares. One tax, called VAT, is already in the price. It’s usually ${BUYING_FACTS.vat.figure}, so 20p is added to every £1.`,
        {
          box: {
            title: "The tax in a puzzle",
            lines: [
              "Without VAT, the puzzle would cost £5, and 5 times 20p is £1.",
              "So the VAT is £1, and £5 and £1 together make £6.",
            ],
          },
        },
        "There is no VAT on most food or young children’s clothes. Grown-ups pay other taxes as well, for example out of their wages. Taxes help to pay for schools, hospitals, libraries, roads and fire engines.",
      ],
    },
    {
      id: "paying-far-from-home",
      title: "Paying far from home",
      blocks: [
        "At last, Yan is in Hong Kong, where shops don’t usually take pounds. A place’s money is called its currency. Here, it’s the Hong Kong dollar. So Dad changes some pounds. The exchange rate shows how much they get for £1, and it often changes.",
        {
          box: {
            title: "Pounds into dollars",
            lines: [
              "On that day, £1 buys 10 Hong Kong dollars, so Yan’s £4 buys 40.",
              "Two buns cost 30 dollars, and 30 divided by 10 is 3.",
              "So the buns cost £3 altogether, and Yan has 10 dollars left.",
            ],
          },
        },
        "“Couldn’t we simply tap your card instead?” asks Yan.",
        "“Using a card in another country can cost extra,” says Dad. “So always ask before you tap.”",
        "Yan counts her change carefully, and they take the warm buns to Gran.",
      ],
    },
  ],
  facts: [BUYING_FACTS.vat],
  outcomes: [
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Framework 3-11 (UK)",
      outcomes: [
        "Theme “How to manage money”: I can recognise and choose the correct value of coins and notes to use and calculate change; simple sums with the money of another country.",
        "Theme “Understanding the important role money plays in our lives”: how taxes work.",
      ],
    },
    {
      standard: "CEE and Jump$tart, National Standards for Personal Financial Education (2021), grade 4",
      outcomes: [
        "Topic “Saving”: safety and ease of access are factors to consider when deciding where to keep savings; financial institutions often pay interest.",
      ],
    },
  ],
  checkedOn: "2026-11-29",
} as const satisfies Topic;
