import type { ChapterCheck } from "@/content/resources/chapters/checkTypes";

/** Every answer is in topicMoneyThatGrows.ts, so change the two together. */
export const MONEY_THAT_GROWS_CHECK = {
  path: "/resources/money-that-grows",
  questions: [
    {
      id: "money-that-grows-1",
      question:
        "Ollie puts £200 into a savings account that pays 5% interest a year, and he doesn’t touch it. In the first year, his savings earn him £10 in interest. How much interest do they earn in the second year?",
      options: [
        {
          text: "50p",
          reason:
            "That is only the interest on last year’s £10. His original £200 continues to earn interest as well.",
        },
        {
          text: "£10.00",
          reason:
            "That would be right if only his original £200 earned interest. In the second year, last year’s £10 is earning as well.",
        },
        {
          text: "£10.50",
          reason:
            "He begins the second year with £210, and 5% of £210 is £10.50. Interest that earns interest of its own is called compound interest.",
        },
      ],
      correctAnswer: "£10.50",
      section: "interest-on-savings",
    },
    {
      id: "money-that-grows-2",
      question:
        "Hana’s mother wants to borrow £200 for an emergency repair. She compares offers from three lenders, who all ask for equal monthly payments. Which of the offers costs her the least altogether?",
      options: [
        {
          text: "8 payments of £28",
          reason:
            "This loan is paid off soonest, but it takes £224 altogether. A smaller number of payments isn’t necessarily cheaper, because each of them may be larger.",
        },
        {
          text: "10 payments of £21",
          reason: "These ten payments add up to £210 altogether, so borrowing the money costs her only £10.",
        },
        {
          text: "12 payments of £18",
          reason:
            "Each individual payment is the smallest, but there are twelve of them. Altogether they come to £216, so another offer is £6 cheaper.",
        },
      ],
      correctAnswer: "10 payments of £21",
      section: "when-you-borrow",
    },
    {
      id: "money-that-grows-3",
      question:
        "Ade’s brother buys a £75 jacket in three payments of £25, and no interest is charged. Because his last payment arrives late, he has to pay an additional fee of £6. When did he begin to borrow money?",
      options: [
        {
          text: "When he bought it, before he was charged a fee",
          reason:
            "Paying in three is already a loan, even if the button doesn’t mention borrowing. With the late fee, his jacket cost him £81 altogether.",
        },
        {
          text: "When he was late, because he then owed the fee",
          reason:
            "The fee only made an existing loan more expensive. He had been using somebody else’s money since the day he chose to pay later.",
        },
        {
          text: "At no moment, because nobody charged interest",
          reason:
            "Borrowing means using somebody else’s money now and paying it back later. That can be a loan even if nobody charges interest for it.",
        },
      ],
      correctAnswer: "When he bought it, before he was charged a fee",
      section: "when-you-borrow",
    },
    {
      id: "money-that-grows-4",
      question:
        "A share costs £50 at the beginning of January. During January its price falls by 10%, and during February it rises by 10%. Where does the price finish at the end of February?",
      options: [
        {
          text: "Back at £50, because both times it was 10%",
          reason:
            "The percentages are equal, but they are percentages of different amounts. The fall takes away £5, whereas the rise only adds £4.50.",
        },
        {
          text: "Above £50, because the rise came last",
          reason:
            "Changing the order makes no difference to the result. If the rise had come before the fall, the price would also have finished at £49.50.",
        },
        {
          text: "Below £50, because it rose from less",
          reason:
            "The rise begins from only £45, and 10% of £45 is £4.50. That brings the price to £49.50, which is 50p less than in January.",
        },
      ],
      correctAnswer: "Below £50, because it rose from less",
      section: "risk-and-funds",
    },
    {
      id: "money-that-grows-5",
      question:
        "Ravi’s grandfather owned shares in a single company. He has now moved all of that money into a fund, which spreads it equally over 300 companies. Which danger has become considerably smaller?",
      options: [
        {
          text: "That one bad year pulls most prices down",
          reason:
            "In a bad year, almost everything can fall together. Even a fund with hundreds of companies can then lose a third of its value or more.",
        },
        {
          text: "That one failing company takes it all",
          reason:
            "If one of the 300 companies fails, only a very small part of his money was in it. Spreading money out like this is called diversification.",
        },
        {
          text: "That fees must be paid in a bad year",
          reason:
            "Fees are certain, although growth is not. A fund continues to charge them whether its value rises or falls.",
        },
      ],
      correctAnswer: "That one failing company takes it all",
      section: "risk-and-funds",
    },
  ],
} as const satisfies ChapterCheck;
