import type { StoryPath } from "@/content/stories/stories";

type Words = Readonly<Record<string, string>>;

/** The words that each text explains where they occur first: as in the text, in small letters, with the glossary's term. */
const WORDS = {
  "/short-stories/keeper-of-embers": { earned: "Earning", swap: "Barter" },
  "/resources/sample-chapter": { "pocket money": "Pocket money", lent: "Lend", job: "Job", rent: "Rent" },
  "/resources/level-2-sample-chapter": {
    influencer: "Influencer",
    discount: "Discount",
    sale: "Sale",
    hype: "Hype",
  },
  "/resources/level-3-sample-chapter": {
    interest: "Interest",
    apr: "APR",
    "credit card": "Credit card",
    statement: "Statement",
    instalments: "Instalment",
  },
  "/resources/raising-money-smart-kids": { income: "Income", wages: "Wage", benefits: "Benefits" },
  "/resources/a-budget-you-can-keep": { allowance: "Allowance", wages: "Wage" },
  "/resources/first-pay-first-account": {
    interest: "Interest",
    pin: "PIN",
    "savings account": "Savings account",
  },
  "/resources/coins-and-banks": { interest: "Interest", tax: "Tax", wages: "Wage" },
  "/resources/giving": { tax: "Tax" },
  "/resources/insurance": { "emergency fund": "Emergency fund" },
  "/resources/money-that-grows": {
    interest: "Interest",
    crypto: "Crypto",
    profit: "Profit",
    pension: "Pension",
  },
  "/resources/prices-and-tax": { wages: "Wage", tax: "Tax" },
  "/resources/refunds-and-subscriptions": { receipt: "Receipt", sale: "Sale" },
  "/resources/scams-and-games": { password: "Password" },
} satisfies Record<StoryPath | `/resources/${string}`, Words>;

export const TEXT_WORDS: Readonly<Record<string, Words>> = WORDS;
