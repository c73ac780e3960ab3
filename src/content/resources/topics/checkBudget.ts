import type { ChapterCheck } from "@/content/resources/chapters/checkTypes";

/** Every answer is in topicBudget.ts, so change the two together. */
export const BUDGET_CHECK = {
  path: "/resources/a-budget-you-can-keep",
  questions: [
    {
      id: "a-budget-you-can-keep-1",
      question:
        "Bilal starts with three empty jars, and every Saturday he gets £2 pocket money. He always puts £1 in SPEND, 70p in SAVE and 30p in SHARE. In which week will SAVE have enough for a football that costs £4?",
      options: [
        {
          text: "In week two",
          reason: "By then, his pocket money is £4 altogether, but only £1.40 is in SAVE.",
        },
        {
          text: "In week five",
          reason: "Five lots of 70p make £3.50, and the football costs 50p more than that.",
        },
        { text: "In week six", reason: "Six lots of 70p make £4.20, so he can buy it and keep 20p." },
      ],
      correctAnswer: "In week six",
      section: "three-jars",
    },
    {
      id: "a-budget-you-can-keep-2",
      question:
        "Maisie has £2 in SPEND, and her plan is to go swimming on Sunday. On Saturday, a travelling funfair comes to town. After a long think, she pays £2 for a ride instead. Has she broken her plan?",
      options: [
        {
          text: "Yes, because she spent it on something else",
          reason: "A good plan can bend, and she decided for herself how to change it.",
        },
        {
          text: "No, because a plan is only about savings",
          reason: "SPEND belongs to the plan as well, because a budget gives every coin a home.",
        },
        {
          text: "No, because she gave up swimming for it",
          reason: "She couldn’t have both things, so she made a choice. The money in her other jars is safe.",
        },
      ],
      correctAnswer: "No, because she gave up swimming for it",
      section: "three-jars",
    },
    {
      id: "a-budget-you-can-keep-3",
      question:
        "Oluchi gets £21 for five days at school. Every day, the bus costs her £1.50 and lunch costs her £2. She also owes her brother £1, because she borrowed it last week. How much of her £21 is really free to spend?",
      options: [
        {
          text: "£2.50",
          reason:
            "Five days of bus fares and lunches cost £17.50, which leaves her with £3.50. When she has paid her brother £1, she has £2.50.",
        },
        {
          text: "£3.50",
          reason: "She has that left after bus fares and lunches, but £1 already belongs to her brother.",
        },
        {
          text: "£16.50",
          reason:
            "That takes off the bus fare and lunch for a single day. She needs both of them on all five days.",
        },
      ],
      correctAnswer: "£2.50",
      section: "lunch-and-bus",
    },
    {
      id: "a-budget-you-can-keep-4",
      question:
        "Luca has £3, which is enough for only one thing. He would like pizza best, a magazine second best and a boat ride third. He buys the pizza. What is its opportunity cost?",
      options: [
        {
          text: "The magazine and also the boat ride",
          reason: "His £3 would never have paid for both of them, so he gave up only one.",
        },
        {
          text: "The magazine, but not the boat ride",
          reason: "Without the pizza, he would have chosen the magazine, because it was the next best thing.",
        },
        {
          text: "The £3 that he paid for the pizza",
          reason: "£3 is the price. The opportunity cost is the best thing he could have had instead.",
        },
      ],
      correctAnswer: "The magazine, but not the boat ride",
      section: "lunch-and-bus",
    },
    {
      id: "a-budget-you-can-keep-5",
      question:
        "In the last three months, Idris earned £75, £60 and £90. His only commitment is a chess club, which costs £24 once a year. He plans next month with the method on this page. How much can he plan for everything else?",
      options: [
        {
          text: "£58",
          reason:
            "His lowest month brought in £60, and a twelfth of the yearly bill is £2. That leaves £58 for everything else.",
        },
        {
          text: "£60",
          reason:
            "That is his lowest month, but it forgets the chess club. The method puts aside a twelfth of every yearly bill.",
        },
        {
          text: "£73",
          reason:
            "That begins with £75, the average, so one more month of £60 would upset the plan. The method begins with the lowest amount.",
        },
      ],
      correctAnswer: "£58",
      section: "a-month-of-your-own",
    },
  ],
} as const satisfies ChapterCheck;
