import type { ChapterCheck } from "./checkTypes";

/** Every answer is in chapterDebtTrap.ts, so change the two together. */
export const DEBT_TRAP_CHECK = {
  path: "/resources/level-3-sample-chapter",
  questions: [
    {
      id: "debt-trap-1",
      question:
        "After paying for essentials, Mia has £80 left every month. Within a week, she agrees to three interest-free plans, each of which takes £30 a month. What turned these plans into a debt trap?",
      options: [
        {
          text: "One of those three plans was a careless choice",
          reason:
            "A payment of £30 is manageable for somebody with £80 available, whichever plan you examine. A debt trap is rarely the result of a single awful decision.",
        },
        {
          text: "There was a hidden charge in one of the three plans",
          reason:
            "The difficulty appears without any hidden charges, because three payments of £30 make £90 and she has only £80.",
        },
        {
          text: "Each plan was affordable, but their total was not",
          reason:
            "Three reasonable decisions together take £90 a month, which is £10 more than she has available after paying for essentials.",
        },
      ],
      correctAnswer: "Each plan was affordable, but their total was not",
      section: "four-small-taps",
    },
    {
      id: "debt-trap-2",
      question:
        "Rhys is comparing two £600 loans, one lasting a year and the other lasting three years. He wants to pay back as little as possible. Which figure should decide?",
      options: [
        {
          text: "The APR, because it counts both interest and fees",
          reason:
            "The APR includes interest and unavoidable fees, but a lower one is certain to be cheaper only for loans of equal length.",
        },
        {
          text: "The total payable, because it is a price in pounds",
          reason:
            "The total amount payable already includes the rate, the fees and the time, so it allows a fair comparison between different lengths.",
        },
        {
          text: "The monthly payment, because it must fit his budget",
          reason:
            "Affordable payments certainly matter, but smaller ones often continue for longer, so they may belong to the more expensive loan.",
        },
      ],
      correctAnswer: "The total payable, because it is a price in pounds",
      section: "the-rent-on-money",
    },
    {
      id: "debt-trap-3",
      question:
        "Kit owes £400 on a credit card and has stopped using it. Every month, he pays exactly the minimum repayment. Why will it take so many years to clear the debt?",
      options: [
        {
          text: "His payment shrinks along with the amount he owes",
          reason:
            "The minimum is recalculated as the debt falls, so the finishing line keeps moving further away. A payment that never shrinks would clear it years earlier.",
        },
        {
          text: "His payment covers the interest but none of the debt",
          reason:
            "In the UK, the minimum must also repay at least 1% of the debt, so the amount does fall, although extremely slowly.",
        },
        {
          text: "His interest rate rises the longer he takes to repay",
          reason:
            "It takes years even if the rate never changes. Amara’s spreadsheet uses 2% a month throughout, and paying the minimum still takes almost fourteen years.",
        },
      ],
      correctAnswer: "His payment shrinks along with the amount he owes",
      section: "the-minimum-repayment-puzzle",
    },
    {
      id: "debt-trap-4",
      question:
        "One lender has refused Priya’s application for a loan. How will other lenders respond if she applies to them later?",
      options: [
        {
          text: "They will see her on a shared blacklist and refuse",
          reason:
            "There is no blacklist for lenders to consult, so a refusal from one of them does not decide the answer from another.",
        },
        {
          text: "They will look at her details and decide separately",
          reason:
            "Every lender makes its own decision, although a large number of applications in a short time can count against her.",
        },
        {
          text: "They will all say yes, provided her score is high enough",
          reason:
            "No score guarantees acceptance by every lender, and the three main agencies do not even measure on the same scale.",
        },
      ],
      correctAnswer: "They will look at her details and decide separately",
      section: "credit-scores-without-the-mystery",
    },
    {
      id: "debt-trap-5",
      question:
        "Tom has to pay a lender £40 on Friday, but he has only £15 left after paying for food and travel. What does the chapter suggest that he should do?",
      options: [
        {
          text: "Pay £15 on Friday, and explain the rest later",
          reason:
            "By that stage, most of the payment is already late. The chapter recommends speaking to the lender before the payment is due.",
        },
        {
          text: "Borrow £25 from a friend, so that no payment is late",
          reason:
            "That simply replaces one debt with another, and somebody still has to be repaid. Independent advice comes before any additional borrowing.",
        },
        {
          text: "Tell the lender before Friday that he can pay £15",
          reason:
            "The lender hears about the difficulty in time, together with an amount that Tom can realistically manage after paying for essentials.",
        },
      ],
      correctAnswer: "Tell the lender before Friday that he can pay £15",
      section: "already-owe-money-start-here",
    },
  ],
} as const satisfies ChapterCheck;
