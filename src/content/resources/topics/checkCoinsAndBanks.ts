import type { ChapterCheck } from "@/content/resources/chapters/checkTypes";

/** Every answer is in topicCoinsAndBanks.ts, so change the two together. */
export const COINS_AND_BANKS_CHECK = {
  path: "/resources/coins-and-banks",
  questions: [
    {
      id: "coins-and-banks-1",
      question:
        "Omar’s magazine costs £3.65, and he pays for it with a £5 note. How much change should he expect?",
      options: [
        {
          text: "£2.35",
          reason:
            "£3.65 and 35p make £4, and another £2 makes £6 altogether. That is £1 more than Omar handed over.",
        },
        {
          text: "£1.35",
          reason: "Counting up from the price, 35p makes £4, and another £1 makes £5.",
        },
        {
          text: "£1.45",
          reason:
            "£3.65 and £1.45 make £5.10, which is 10p more than Omar handed over. From £3.65 to £4 is only 35p.",
        },
      ],
      correctAnswer: "£1.35",
      section: "coins-and-change",
    },
    {
      id: "coins-and-banks-2",
      question:
        "Ada has £30 in her savings account. Her bank lends some of its money to a baker. What happens to Ada’s £30?",
      options: [
        {
          text: "It is still Ada’s, and the bank has to give it back",
          reason: "Lending is the bank’s job. Ada’s account still shows £30, and she can ask for it.",
        },
        {
          text: "It is the baker’s until he has paid all of it back",
          reason:
            "The baker owes money to the bank, but Ada didn’t lend him anything. Her account hasn’t changed.",
        },
        {
          text: "It stays in a box at the bank with Ada’s name on it",
          reason: "The bank doesn’t keep each person’s coins apart. Ada’s account shows how much is hers.",
        },
      ],
      correctAnswer: "It is still Ada’s, and the bank has to give it back",
      section: "what-a-bank-does",
    },
    {
      id: "coins-and-banks-3",
      question:
        "Finn’s savings account pays 3p of interest every year for each £1. If he puts in £10, how much is there after a year?",
      options: [
        {
          text: "£10.03, because the interest is 3p",
          reason: "The account pays 3p for every single £1, and Finn has ten of them.",
        },
        {
          text: "£9.70, because the bank keeps 30p",
          reason: "Interest on savings is something extra that the bank adds to the account.",
        },
        {
          text: "£10.30, because 10 times 3p is 30p",
          reason: "Each of his ten pounds earns 3p, and altogether that makes 30p of interest.",
        },
      ],
      correctAnswer: "£10.30, because 10 times 3p is 30p",
      section: "what-a-bank-does",
    },
    {
      id: "coins-and-banks-4",
      question: "A football costs £12 in a UK shop. How much does Lena have to pay for it altogether?",
      options: [
        {
          text: "£12, because the VAT is already included",
          reason: "Without VAT, it would cost £10, so £2 of the price is already tax.",
        },
        {
          text: "£14.40, because the VAT of 20% is added to the price",
          reason: "The shop has already included the VAT, so Lena doesn’t have to add anything.",
        },
        {
          text: "£10, because children pay no tax",
          reason: "Everybody who buys the football pays the VAT in its price, including children.",
        },
      ],
      correctAnswer: "£12, because the VAT is already included",
      section: "what-tax-is-for",
    },
    {
      id: "coins-and-banks-5",
      question:
        "Zac is on holiday in Poland, where £1 buys 5 zlotys. He finds a woolly hat for 20 zlotys. How many pounds is that?",
      options: [
        {
          text: "£100",
          reason: "That is 20 multiplied by 5, but Zac should divide. For £100, he would get 500 zlotys.",
        },
        {
          text: "£4",
          reason: "Every 5 zlotys are worth £1, and 20 divided by 5 is 4.",
        },
        {
          text: "£20",
          reason: "One zloty isn’t worth as much as one pound. For £20, he would get 100 zlotys.",
        },
      ],
      correctAnswer: "£4",
      section: "paying-far-from-home",
    },
  ],
} as const satisfies ChapterCheck;
