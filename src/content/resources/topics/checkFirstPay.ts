import type { ChapterCheck } from "@/content/resources/chapters/checkTypes";

/** Every answer is in topicFirstPay.ts, so change the two together. */
export const FIRST_PAY_CHECK = {
  path: "/resources/first-pay-first-account",
  questions: [
    {
      id: "first-pay-first-account-1",
      question:
        "Anya, who is twelve, can’t find her bank card after a bus journey. It might simply be in another coat. What should she do first?",
      options: [
        {
          text: "Freeze the card in her bank’s app",
          reason:
            "Freezing it usually takes seconds, and then nobody who finds the card can pay with it. She can search every coat afterwards.",
        },
        {
          text: "Search every coat before she tells anyone",
          reason:
            "Searching is sensible, but not as the first step. In the meantime, anybody who finds the card could pay with it.",
        },
        {
          text: "Choose a new PIN that nobody could guess",
          reason:
            "A different PIN doesn’t protect a missing card, because small contactless payments are possible without one.",
        },
      ],
      correctAnswer: "Freeze the card in her bank’s app",
      section: "an-account-of-your-own",
    },
    {
      id: "first-pay-first-account-2",
      question:
        "Harvey, who is fourteen, worked in a café on four Saturdays, three hours each time, for £6 an hour. His payslip shows a deduction of £5 for National Insurance. What should his net pay be?",
      options: [
        {
          text: "£67",
          reason:
            "This is the amount on the payslip with its mistake. National Insurance only begins at 16, so nothing should be deducted.",
        },
        {
          text: "£72",
          reason:
            "Twelve hours at £6 an hour come to £72. Harvey is too young for National Insurance, so he should receive everything.",
        },
        {
          text: "£77",
          reason:
            "His gross pay already includes the £5, so returning it brings him to £72. Adding it again would count it twice.",
        },
      ],
      correctAnswer: "£72",
      section: "a-first-job-at-13",
    },
    {
      id: "first-pay-first-account-3",
      question:
        "Zainab, who is seventeen, earns £1,500 in July, £1,500 in August, and nothing else all year. Her first payslip shows a tax code ending in M1, and £90 of Income Tax. What has probably happened?",
      options: [
        {
          text: "Everybody pays some tax in the first month of a new job",
          reason:
            "There is no special tax for a first month. Her £3,000 for the whole year is far below her personal allowance.",
        },
        {
          text: "She pays tax because she has turned sixteen",
          reason:
            "Income Tax depends on earnings, whatever your age. It is National Insurance that begins at 16, and only on higher pay.",
        },
        {
          text: "She has been given an emergency tax code for now",
          reason:
            "Codes ending in W1, M1 or X are often emergency codes. On £3,000 a year, she owes no Income Tax, so she can get the £90 back.",
        },
      ],
      correctAnswer: "She has been given an emergency tax code for now",
      section: "a-payslip-line-by-line",
    },
    {
      id: "first-pay-first-account-4",
      question:
        "Owen lives in Wales and has just turned sixteen, in December of Year 11. A bakery offers him £6 an hour on Saturdays. From when does the minimum wage protect him?",
      options: [
        {
          text: "From the last Friday in June of this school year",
          reason:
            "That is his official leaving date. Until then, no legal minimum applies, so he should agree his pay before he starts.",
        },
        {
          text: "From his birthday, since he is sixteen years old",
          reason:
            "Turning 16 is not enough by itself. The minimum wage only covers him once he is over school-leaving age.",
        },
        {
          text: "From the day when he works full time after school",
          reason:
            "Part-time jobs are covered as well. It depends on his leaving date, and not on the number of hours he works.",
        },
      ],
      correctAnswer: "From the last Friday in June of this school year",
      section: "what-you-must-be-paid",
    },
    {
      id: "first-pay-first-account-5",
      question:
        "Lina’s aunt keeps £400 in a bank, £400 on a prepaid card and £400 in crypto. If all three companies failed, how much would the Financial Services Compensation Scheme normally return?",
      options: [
        {
          text: "£1,200, which is far below the limit",
          reason:
            "The limit is much higher, but it only matters for money that is covered. The crypto and the prepaid card are not.",
        },
        {
          text: "£800, from the bank and from the card",
          reason:
            "Money on a prepaid card is kept separate from the company’s own. However, this scheme doesn’t protect it in the same way.",
        },
        {
          text: "£400, from the bank and nothing else",
          reason:
            "The scheme covers savings in a bank. It doesn’t protect a prepaid card in the same way, and crypto isn’t covered at all.",
        },
      ],
      correctAnswer: "£400, from the bank and nothing else",
      section: "what-keeps-it-safe",
    },
  ],
} as const satisfies ChapterCheck;
