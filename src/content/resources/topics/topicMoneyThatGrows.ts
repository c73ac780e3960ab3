import { SAVING_FACTS } from "@/content/resources/facts/factsOfSaving";
import type { Topic } from "./topic";

/** Interest, shares and funds: how they work, but never what to buy. Rates and prices are examples. */
export const MONEY_THAT_GROWS = {
  path: "/resources/money-that-grows",
  meta: {
    title: "Interest, loans, shares and risk, ages 11-16 | 4MQ",
    description:
      "How interest and loans work, for ages 11-13, and what shares, funds and risk are, for ages 14-16. We never tell you what to buy.",
  },
  pictureAlt:
    "Coins grow on three potted plants: one tall, one small and one drooping. A boy steadies the drooping one.",
  readNext: ["/resources/prices-and-tax", "/resources/level-3-sample-chapter"],
  sections: [
    {
      id: "interest-on-savings",
      title: "Savings that grow by themselves",
      ages: "11-13",
      blocks: [
        "While your savings are in the bank, it lends some of the money to other people. In return it pays you interest, which is calculated as a percentage of your savings. Your own money stays yours, of course, and the interest is extra.",
        "Suppose Nina has £50 in an account that pays 4% a year, and she doesn’t touch it. (This is only an example, because real rates go up and down.)",
        {
          box: {
            title: "Nina’s £50",
            lines: [
              "In the first year, she earns 4% of £50, which is £2, so she has £52.",
              "In the second year, she earns 4% of £52, which is £2.08, so she has £54.08.",
              "In the third year, she earns 4% of £54.08, which is about £2.16, so she has £56.24.",
            ],
          },
        },
        "Look closely at the second year, when Nina earned 8p more than in the first. She hadn’t saved another penny, but last year’s £2 was now earning interest of its own. That is called compound interest, and it begins slowly. After 20 years at 4%, however, Nina’s original £50 would have become about £110.",
        "Interest also works the other way round. If you borrow money, you are the one who pays it, and it can grow just as steadily. The very same percentage feels lovely on your savings and heavy on a debt.",
        "There is a catch, because prices rise as well. If savings grow by 2% and prices rise by 3%, you have more pounds, but they buy less. Money in a jar at home earns nothing, so it falls behind even faster. A jar is perfect for this month, but for next year’s goal, ask at home about an account.",
        "You may also hear about shares and crypto. A share is a small piece of a company, and its price can rise faster than savings grow. Unlike savings, it can also fall. Crypto jumps up and down even more wildly, and it can fall all the way to nothing. In a savings account, the number of pounds doesn’t fall, as long as you leave the money there. The possibility of getting back less than you put in is called risk.",
        {
          box: {
            title: "What £2 a week can do",
            lines: [
              "Saving £2 a week adds up to £104 in a year, because a year has 52 weeks.",
              "Leave that £104 for another year at 4%, and it will earn £4.16. That’s about two weeks of saving.",
            ],
          },
        },
      ],
    },
    {
      id: "when-you-borrow",
      title: "When you borrow",
      ages: "11-13",
      blocks: [
        "Borrowing means using somebody else’s money now and paying it back later, usually with interest. Banks and shops can’t lend to anyone under 18, but you will hear about loans long before that.",
        "The yearly cost of a loan is called its APR, and it is written as a percentage. It includes the interest and the fees that everybody has to pay, so people can compare loans. For the same amount over the same time, a lower APR means a cheaper loan.",
        {
          box: {
            title: "Which loan costs less?",
            lines: [
              "Dev’s dad wants to borrow £100 to repair the washing machine.",
              "The first lender asks for 12 monthly payments of £9. The second asks for 10 of £10.50.",
              "Add up all the payments for each loan. By how much is one of them cheaper?",
            ],
            answer: [
              "The first costs £108 altogether, and the second £105. The loan with the smaller payments costs £3 more.",
            ],
          },
        },
        "Buy now, pay later is a loan as well, even if the button only says “pay in three”. Dev’s grown-up sister bought trainers for £60, in three payments of £20. She forgot the last one and was charged a late fee of £6, so her trainers cost £66.",
        "Lenders tell companies called credit reference agencies how well adults pay back what they owe. The record is called a credit report, and a late payment can stay on it for years. Somebody with a good report usually finds it easier and cheaper to borrow.",
        "If a loan becomes a problem, it’s much easier to solve if people ask for help early. MoneyHelper can show adults where to get free debt advice. If money worries keep you awake, tell an adult you trust, or call Childline on 0800 1111.",
      ],
    },
    {
      id: "risk-and-funds",
      title: "Money that can rise and fall",
      ages: "14-16",
      blocks: [
        "Saving means keeping money safe for something specific. Investing means buying something that could be worth more in many years’ time, and accepting that it could be worth less. Nothing on this page is a suggestion to buy anything. It only explains words that you will hear anyway, sometimes from people who are after your money.",
        "A share is a small piece of a company. If the company does well, its shares may rise, and shareholders may receive part of the profit, called a dividend. If it does badly, the shares tend to fall, and if it fails altogether, they are usually worth nothing.",
        "A fund collects money from thousands of people and uses it to buy many different shares at once. Spreading the money out is called diversification, or in plain English, not putting all your eggs in one basket.",
        {
          box: {
            title: "One company or a hundred",
            lines: [
              "Tariq imagines putting £100 into a single company. If that company fails, he has nothing left.",
              "Mei imagines a fund that spreads her £100 equally over a hundred companies, so she has £1 in each. If one fails and the others keep their value, she still has £99.",
              "In a bad year, almost everything can fall together, so even a fund can lose a third of its value or more.",
            ],
          },
        },
        "Percentages can be misleading as well. If £100 rises by 20%, it becomes £120. A fall of 20% then brings it down to £96, because it is now 20% of a larger amount. Going up and down by the same percentage never brings you back to where you started.",
        {
          box: {
            title: "Your turn",
            lines: [
              "Imagine an investment of £100 that falls by 20% in a single year. By what percentage would its value have to rise afterwards to recover completely?",
            ],
            answer: [
              "After the fall, the investment is worth £80, and the missing £20 is exactly a quarter of what remains. Recovering completely would therefore require a rise of 25%.",
            ],
          },
        },
        "That is why time matters so much. Money that you will need next summer shouldn’t be in anything that might be down in June. Waiting ten years or longer gives it a far better chance of recovering from a bad year, although there is no guarantee.",
        {
          list: [
            "Higher growth is only possible with higher risk, so any offer of one without the other is a mistake or a scam.",
            "Fees are certain, whereas growth is not. A fee of 1.5% a year on £1,000 costs you £15, whether the fund rises or falls.",
            "Checking the price every hour is not investing. Some trading apps are designed to feel like a game, and the people who trade most often usually do the worst.",
            "Most crypto has no profits or rent behind it, so its price depends entirely on what the next buyer will pay. It can fall to nothing, and it is not covered by the FSCS, the scheme that protects savings in UK banks.",
          ],
        },
        `Until you are 18, you normally can’t buy investments by yourself. The main exception is a Junior ISA (Individual Savings Account), in which savings or investments grow tax-free. A parent or guardian can open one for you, and from ${SAVING_FACTS.juniorIsaAge.figure} you are allowed to manage it yourself. The money belongs to you, but it normally has to stay there until you are 18. If you were born before ${SAVING_FACTS.childTrustFund.figure}, you may have a Child Trust Fund instead, which GOV.UK will trace for free. Nobody can have both, but a Child Trust Fund can be transferred into a Junior ISA. Most workers end up owning funds without ever noticing, because that is where a workplace pension is usually invested.`,
        "If you would like to know more, try MoneyHelper (moneyhelper.org.uk), which is free and impartial and doesn’t sell anything.",
      ],
    },
  ],
  facts: [SAVING_FACTS.juniorIsaAge, SAVING_FACTS.childTrustFund],
  outcomes: [
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Frameworks (UK)",
      outcomes: [
        "Theme “Managing risks and emotions associated with money”: risk and reward in saving and investing.",
      ],
    },
    {
      standard: "CEE and Jump$tart, National Standards for Personal Financial Education (2021)",
      outcomes: ["Topics “Saving” and “Investing”: compound interest, shares, funds and diversification."],
    },
  ],
  checkedOn: "2026-11-25",
} as const satisfies Topic;
