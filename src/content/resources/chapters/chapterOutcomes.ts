/** The outcomes of the chapters for children. They are apart from the texts, because the page for teachers has them as well. */
import type { StandardOutcomes } from "@/content/reading/reading";

export const NEEDS_VS_WANTS_OUTCOMES = [
  {
    standard: "Young Enterprise / Young Money, Financial Education Planning Framework 3-11 (UK)",
    outcomes: [
      "Becoming a critical consumer: I can explain the difference between something that I need and something I might want.",
      "Becoming a critical consumer: I can make spending decisions based on my priorities, needs and wants; people may make different choices about how to save and spend money.",
    ],
  },
  {
    standard: "FDIC, Money Smart for Young People, grades 3-5, lesson 1 (Money Matters)",
    outcomes: [
      "Explain the difference between needs and wants; compare and prioritise needs and wants; evaluate different choices when making a purchase; discuss impulse buying and opportunity cost.",
    ],
  },
  {
    standard: "CEE and Jump$tart, National Standards for Personal Financial Education (2021), grade 4",
    outcomes: [
      "Give examples of differences in people’s preferences that can influence their spending; decide between buying something now and saving money for the future.",
    ],
  },
] as const satisfies readonly StandardOutcomes[];

export const INFLUENCE_INVASION_OUTCOMES = [
  {
    standard: "Young Enterprise / Young Money, Financial Education Planning Framework 11-19 (UK)",
    outcomes: [
      "Theme: becoming a critical consumer.",
      "Theme: managing risks and emotions associated with money.",
    ],
  },
  {
    standard: "FDIC, Money Smart for Young People, grades 6-8, lesson 4 (Being a Savvy Shopper)",
    outcomes: [
      "Evaluate the credibility and motivation of marketing and advertising; distinguish the best value of goods and services; consider the role of needs and wants in decision making.",
    ],
  },
  {
    standard: "CEE and Jump$tart, National Standards for Personal Financial Education (2021), Spending",
    outcomes: [
      "Spending decisions may be influenced by peers and advertising; judge price, quality and product information critically before buying.",
    ],
  },
] as const satisfies readonly StandardOutcomes[];

export const DEBT_TRAP_OUTCOMES = [
  {
    standard: "Young Enterprise / Young Money, Financial Education Planning Framework 11-19 (UK)",
    outcomes: [
      "Theme “How to manage money”: what borrowing costs, how repayments work and how to plan to pay back what you owe.",
      "Theme “Becoming a critical consumer”: how to look past the headline price of a credit offer and compare the full cost.",
      "Theme “Managing risks and emotions associated with money”: how debt can make people feel, and where to find help they can trust.",
    ],
  },
  {
    standard: "CEE and Jump$tart, National Standards for Personal Financial Education (2021)",
    outcomes: [
      "Topic “Managing Credit”: credit lets people buy now and pay later, usually with interest. There are different ways to borrow, at different costs. Lenders use credit reports and scores to judge whether a loan is likely to be repaid.",
    ],
  },
] as const satisfies readonly StandardOutcomes[];
