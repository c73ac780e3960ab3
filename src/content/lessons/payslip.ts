import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import { INCOME, RIGHTS_OF_EMPLOYEES } from "./curriculum";
import type { Handout, LessonPlan } from "./lesson";
import { DISCLOSURE } from "./lessonTexts";

const WAGE = WORK_FACTS.wageAt16.figure;
const FREE_YEAR = WORK_FACTS.taxFreeYear.figure;
const FREE_WEEK = WORK_FACTS.insuranceWeek.figure;
const RATE = WORK_FACTS.insuranceRate.figure;

/** From the topic “First Pay, First Account”: Kwame’s payslip and Ruby’s. */
export const PAYSLIP = {
  path: "/resources/lessons/payslip",
  meta: {
    title: "Lesson: read a payslip, ages 14-16 | 4MQ",
    description:
      "A lesson of 20 minutes for ages 14 to 16, with a plan, screens and one sheet to print: read a payslip line by line, and find the mistake in another.",
  },
  years: "Years 10 and 11, S3 and S4, or Years 11 and 12 in Northern Ireland",
  objective: {
    pupils: "I can read a payslip line by line, and I know what to do if it is wrong.",
    teacher:
      "Pupils tell gross pay from net pay, explain three deductions of £0, and find a mistake in a payslip.",
  },
  need: "One screen, pencils, and one sheet for each pair. The minimum wage normally changes every April, and tax limits may, so print new sheets each year.",
  blocks: [
    {
      id: "before",
      name: "Before",
      minutes: 4,
      says: [
        "“Five quick questions: hands up for A, B or C. I’ll say what is right at the end.”",
        "Count the hands, type the numbers in, and go straight on: about 45 seconds each. Lay out the sheets, face down.",
      ],
      pupils: "They read each question and put a hand up once, without talking.",
      screens: "before",
    },
    {
      id: "line-by-line",
      name: "Line by line",
      minutes: 6,
      says: [
        "“Kwame is sixteen, and has left school for college. He has a Saturday job. His very first payslip looks rather like a secret code. How much of his pay reaches him?” Let partners guess.",
        "“Turn the sheets over. In pairs, do task 1. Two clues: the limit for Income Tax is for a year, and the one for National Insurance is for a week.” Allow three minutes.",
        "Go through the lines. Ask why before you show Income Tax and National Insurance.",
      ],
      pupils: "They guess. Pairs work out gross and net pay, and give lines their letters.",
      screens: [
        {
          lines: [
            `Kwame worked 24 hours at ${WAGE} an hour this month.`,
            "How much of his pay reaches his account?",
          ],
        },
        { lines: ["Do task 1 with your partner.", "Which reason belongs to which line?"] },
        {
          lines: ["First check the hours and the rate.", "You keep your National Insurance number for life."],
        },
        {
          lines: [
            "Tax code: 1257L",
            `It stands for the ${FREE_YEAR} he can earn this year before Income Tax.`,
          ],
        },
        { lines: [`Gross pay: 24 × ${WAGE} = £192`, "It is everything he earned before any deductions."] },
        {
          lines: [
            "Income Tax: £0",
            `Twelve months like this: 12 × £192 = £2,304, a long way below ${FREE_YEAR}`,
          ],
        },
        {
          lines: [
            "National Insurance: £0",
            `From 16, it is ${RATE} of weekly pay above ${FREE_WEEK}. 6 × ${WAGE} = £48 a week.`,
          ],
        },
        { lines: ["Pension: £0", "Nobody is automatically enrolled at sixteen."] },
        { lines: ["Net pay: £192 − £0 = £192", "It is what reaches his account."] },
      ],
    },
    {
      id: "find-the-mistake",
      name: "Find the mistake",
      minutes: 3,
      says: [
        "“Ruby is thirteen. Somebody has made a mistake in her payslip. Find it in task 2.” Allow a minute, then vote.",
        "“How could she ask?” Hear two voices. “She showed it to her manager. He apologised and gave her the missing £4.”",
        "“If anything is taken off, ask why. If asking doesn’t help, Acas gives free advice.”",
      ],
      pupils: "Pairs find the mistake, vote, and say how Ruby could ask.",
      screens: [
        {
          lines: ["Ruby, 13: 12 hours at £5 an hour", "Gross pay £60, National Insurance £4, net pay £56"],
        },
        {
          lines: ["What should Ruby’s net pay be?"],
          choices: ["£56", "£60", "£64"],
          answer: 1,
          reason: "Ruby is under 16, so she pays no National Insurance. £56 and £4 make £60.",
        },
        {
          lines: [
            "Ask why. Keep every payslip.",
            "Free advice: Acas, or the Labour Relations Agency in Northern Ireland",
          ],
        },
      ],
    },
    {
      id: "after",
      name: "After",
      minutes: 5,
      says: [
        "“The same five questions. Have you changed your mind?”",
        "Count again, show each answer, and read its reason. Then show both bars.",
      ],
      pupils: "They vote again, and say what has changed.",
      screens: "after",
    },
    {
      id: "last-word",
      name: "Last word",
      minutes: 2,
      says: [
        "“Do task 3, one line each. Nobody has to read it out.” Collect the sheets.",
        "“You have a legal right to a payslip every time your employer pays you.”",
      ],
      pupils: "Each pupil writes which line to check first on a payslip, and why.",
      screens: [
        { lines: ["Which line would you check first, and why?"] },
        { lines: ["You have a legal right to a payslip every time you are paid."] },
      ],
    },
  ],
  questions: [
    {
      question: "Gross pay is …",
      choices: ["what reaches your account", "what is taken off", "everything you earned"],
      answer: 2,
      reason: "Gross comes before deductions. Net pay reaches your account.",
    },
    {
      question: "Income Tax begins when …",
      choices: ["you earn enough in a year", "you turn 16", "you get a job"],
      answer: 0,
      reason: `At any age, only earnings above ${FREE_YEAR} in a tax year count.`,
    },
    {
      question: `National Insurance is ${RATE} of …`,
      choices: ["all your pay", `weekly pay above ${FREE_WEEK}`, `yearly pay above ${FREE_YEAR}`],
      answer: 1,
      reason: "Only the part above the limit counts.",
    },
    {
      question: "National Insurance begins at …",
      choices: ["any age", "16", "18"],
      answer: 1,
      reason: "It only begins at 16. Ruby is 13, so she pays none.",
    },
    {
      question: "Something was taken off your Saturday pay. First, you …",
      choices: ["ask why", "wait a month", "call Acas"],
      answer: 0,
      reason: "With a Saturday job, gross and net are usually the same. Acas helps if asking doesn’t.",
    },
  ],
  mistakes: [
    {
      wrong: "“Everybody with a job pays Income Tax.”",
      helps: `Compare a whole year with the limit: £2,304, or £2,496 with 52 Saturdays, is far below ${FREE_YEAR}.`,
    },
    {
      wrong: `“National Insurance is ${RATE} of everything.”`,
      helps: "Only the part above the limit counts. (Paid by the month, it is a monthly limit.)",
    },
    {
      wrong: "“If too much tax is taken, it’s gone.”",
      helps: "You can get the extra back later, with your pay or from the tax office, HMRC.",
    },
    {
      wrong: "“£5 an hour is against the law.”",
      helps: "There is no legal minimum below school-leaving age, so agree the pay before you start.",
    },
  ],
  easier: "Do the gross pay together. In task 1, match only Income Tax and National Insurance.",
  harder: `Kwame takes a holiday job that pays weekly, and works 34 hours in one week. 34 × ${WAGE} = £272. £272 take away ${FREE_WEEK} leaves £30. ${RATE} of £30 is £2.40, his National Insurance.`,
  words: [
    ["Gross pay", "everything you earned, before deductions"],
    ["Deduction", "money that is taken off"],
    ["Net pay", "what reaches your account"],
    ["Tax code", "what tells an employer how much tax to take (S first in Scotland, C in Wales)"],
    ["National Insurance", "it helps to pay for state pensions"],
    ["Automatically enrolled", "put into a workplace pension without having to ask"],
  ],
  littleAtHome:
    "Some families have no wages now, and some pupils have no job. Keep to Kwame and Ruby. Never ask who works, or what anybody or their family earns. Say once that having little says nothing about effort.",
  disclosure: DISCLOSURE,
  homework:
    "Invent a payslip for a made-up person, with one mistake in it. Next lesson, a partner finds it. Fifteen minutes and a pencil are enough.",
  play: { to: "/play/erin#class", title: "Erin’s month, a story to play" },
  from: [
    { to: "/resources/first-pay-first-account#a-payslip-line-by-line", title: "A payslip, line by line" },
    { to: "/resources/first-pay-first-account#a-first-job-at-13", title: "A first job at 13" },
  ],
  curriculum: [INCOME, RIGHTS_OF_EMPLOYEES],
  checkedOn: "2026-11-29",
} as const satisfies LessonPlan;

export const PAYSLIP_HANDOUT = {
  intro: [
    {
      boxes: [
        ["Gross pay", "is everything you earned, before any deductions."],
        ["Net pay", "is the amount that actually reaches your account."],
      ],
    },
  ],
  tasks: [
    {
      title: "Kwame’s payslip. Fill in two amounts and five letters.",
      parts: [
        "Kwame is sixteen, and left Year 11 last June. He works six hours every Saturday. This month had four Saturdays, so he worked 24 hours.",
        {
          table: {
            shares: [32, 36, 32],
            head: ["Line", "On the payslip", "Reason: A to E"],
            rows: [
              ["Tax code", "1257L", ""],
              ["Hours and rate", `24 hours at ${WAGE} an hour`, "compare with your notes"],
              ["Gross pay", "£", ""],
              ["Income Tax", "£0", ""],
              ["National Insurance", "£0", ""],
              ["Pension", "£0", ""],
              ["Net pay", "£", "gross − deductions"],
            ],
          },
        },
        `A. £48 a week is below ${FREE_WEEK}.`,
        "B. Nobody is automatically enrolled at sixteen.",
        "C. Multiply the hours by the rate.",
        `D. It stands for the ${FREE_YEAR} that he can earn this year before he pays Income Tax.`,
        `E. Twelve months like this come to £2,304, a long way below ${FREE_YEAR}.`,
      ],
    },
    {
      title: "Find the mistake in Ruby’s payslip.",
      parts: [
        "Ruby is thirteen. She worked on three Saturdays, for four hours each time, and was promised £5 an hour.",
        {
          table: {
            shares: [25, 25, 25, 25],
            head: ["Hours", "Gross pay", "National Insurance", "Net pay"],
            rows: [["12", "£60", "£4", "£56"]],
          },
        },
        { fields: ["The mistake:", "Her net pay should be £"] },
      ],
    },
    {
      title: "Last word: which line would you check first, and why? One line each.",
      parts: [{ lines: 2 }],
    },
  ],
  answers: [
    [
      `Gross pay: 24 × ${WAGE} = £192. Net pay: £192 − £0 = £192.`,
      "Tax code D, gross pay C, Income Tax E, National Insurance A, pension B.",
      `The sums behind A and E: 6 × ${WAGE} = £48 and 12 × £192 = £2,304.`,
    ],
    [
      "12 × £5 = £60, so the gross pay is right. The £4 of National Insurance is the mistake.",
      "Ruby is under 16, so she doesn’t pay National Insurance. Her net pay should be £60. Also right: £20 a week is below the limit.",
    ],
    ["For example: the hours and the rate, because a mistake there changes everything else."],
  ],
} as const satisfies Handout;
