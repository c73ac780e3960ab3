import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import type { Topic } from "./topic";

/** A first account and a first wage. The rules are those of the United Kingdom on the day of `checkedOn`. */
export const FIRST_PAY = {
  path: "/resources/first-pay-first-account",
  meta: {
    title: "Your first pay and first account, ages 11-16 | 4MQ",
    description:
      "Bank accounts from 11, work permits, the minimum wage at 16 and 17, a payslip explained line by line, and how your money is protected.",
  },
  pictureAlt:
    "A smiling teenager in an apron holds a payslip at a café counter, beside a bank card and a steaming mug.",
  readNext: ["/play/erin", "/resources/money-that-grows", "/resources/level-3-sample-chapter"],
  sections: [
    {
      id: "an-account-of-your-own",
      title: "An account of your own",
      ages: "11-13",
      blocks: [
        "At many banks, you can have a current account from the age of 11. You open it with a parent or carer. A few banks make you wait until you are 16. You can open a savings account much earlier, and even a baby can have one. The bank usually asks for a birth certificate or passport, and for proof of your address.",
        "A current account is for everyday money. Your pocket money or wages go in, and your spending comes out. The balance tells you how much is there right now, while the statement lists every single payment. A savings account is for money that can wait, and it usually pays more interest.",
        {
          box: {
            title: "What a debit card can and cannot do",
            lines: [
              "You can only spend money that you already have, because banks don’t lend to anyone under 18. If the money isn’t there, the payment is normally refused.",
              "You can use it to pay in shops and online, and to get cash from a cash machine.",
              "If you can’t find it, you can usually freeze it in the app within seconds.",
              "It won’t normally work for gambling, or for other things that are only for adults.",
              "You don’t need a PIN for small contactless payments. So anyone who finds your card could use it until you freeze it.",
            ],
          },
        },
        "Treat your PIN and your passwords like your toothbrush, and never share them. Never read out a code that is sent to your phone, not even to “the bank”. Never let anybody else use your account or card, even for a minute, and whatever the reward. The money could be stolen, and you would be the one answering questions. If somebody has already asked you, or you have already said yes, tell an adult you trust.",
        `Cards for younger children look like bank cards, but the account behind them is usually a parent’s. A parent or carer puts money on the card. Some cards are free, and others cost ${WORK_FACTS.childCardFee.figure}. Even £3 a month is £36 a year, so check the fee before you choose one.`,
      ],
    },
    {
      id: "a-first-job-at-13",
      title: "A first job at 13",
      ages: "11-13",
      blocks: [
        `Ruby is thirteen, and the farm shop at the end of her road needs some help on Saturdays. Can she take the job? In most places, you can do light work from the age of ${WORK_FACTS.workAge.figure}. Until you can leave school, your employer normally needs a work permit for you. It comes from the council or, in Northern Ireland, from the Education Authority.`,
        {
          list: [
            `In a school week, you can work for up to ${WORK_FACTS.workHours.figure} hours. The limit is two hours on a school day or a Sunday, and five on a Saturday.`,
            "You can’t work before 7 in the morning, after 7 in the evening or during school hours.",
            "The minimum wage is the least that an employer may pay by law. It doesn’t cover you yet, so agree on your pay before the first day.",
          ],
        },
        `These are the rules in November 2026. A new law will change them in England, Scotland and Wales. In England and Wales, you will have to be ${WORK_FACTS.newWorkAge.figure}, or 13 for certain light jobs. Everybody will need a permit. You will be able to work until 8 in the evening, and Sundays will lose their special limit. There was no start date when we checked, so look at your council’s website first. In Northern Ireland, look at nidirect.gov.uk.`,
        "A payslip shows how much you have earned and what has been taken off. The whole amount is called gross pay, and the money that actually reaches you is called net pay. Income Tax is only taken from people who earn far more than Ruby. National Insurance, which helps to pay for state pensions, only begins at 16.",
        {
          box: {
            title: "Find the mistake",
            lines: [
              "Ruby worked on three Saturdays, for four hours each time, and was promised £5 an hour.",
              "Her payslip says: 12 hours, gross pay £60, National Insurance £4, net pay £56.",
              "Somebody has made a mistake, so what should her net pay be?",
            ],
            answer: [
              "Ruby is under 16, so she doesn’t pay National Insurance, and her net pay should be £60. When she shows the payslip to her manager, he apologises and gives her the missing £4.",
            ],
          },
        },
      ],
    },
    {
      id: "a-payslip-line-by-line",
      title: "A payslip, line by line",
      ages: "14-16",
      blocks: [
        `Kwame, who is sixteen, finished Year 11 in June, and is now at college, with a Saturday job at a garden centre. Six hours every Saturday adds up to 24 hours in four weeks, and he is paid ${WORK_FACTS.wageAt16.figure} an hour. At the end of the month, he receives his very first payslip, which looks rather like a secret code.`,
        {
          box: {
            title: "Kwame’s payslip",
            lines: [
              "Name and employee number: check that they are both correct.",
              "National Insurance number: two letters, six digits and one more letter. It usually arrives by post shortly before your sixteenth birthday, and you keep it for life.",
              `Tax code: 1257L, which stands for his personal allowance, the ${WORK_FACTS.taxFreeYear.figure} that he can earn this year before he pays Income Tax. Scottish codes begin with S, and Welsh codes begin with C.`,
              `Hours and rate: 24 hours, all paid at ${WORK_FACTS.wageAt16.figure} an hour.`,
              "Gross pay: £192, which is everything he earned before any deductions.",
              `Income Tax: £0, because twelve months like this would come to £2,304, which is a long way below ${WORK_FACTS.taxFreeYear.figure}.`,
              `National Insurance: £0, because six hours at ${WORK_FACTS.wageAt16.figure} is £48 a week, and he only pays on earnings above ${WORK_FACTS.insuranceWeek.figure}.`,
              "Pension: £0, because nobody is automatically enrolled in a workplace pension at sixteen.",
              "Net pay: £192, which is the amount that actually reaches his account.",
            ],
          },
        },
        "With a Saturday job, gross and net pay are usually identical, so if anything has been taken off, ask why. To use the right tax code, a new employer needs some information from you, usually on a form called a starter checklist. Without it, you may be put on an emergency tax code, often ending in W1, M1 or X, and pay too much. You can get the extra back later, either with your pay or directly from HM Revenue and Customs (HMRC).",
        "Keep every payslip, on paper or electronically, as proof of your hours, earnings and deductions. You have a legal right to one every time your employer pays you. If asking about a mistake doesn’t help, you can get free advice from Acas, or the Labour Relations Agency in Northern Ireland.",
      ],
    },
    {
      id: "what-you-must-be-paid",
      title: "What you must be paid, and when you can work",
      ages: "14-16",
      blocks: [
        `You are entitled to the National Minimum Wage once you are over school-leaving age. At 16 and 17, it is ${WORK_FACTS.wageAt16.figure} an hour until the end of March 2027, and it normally changes every April. Below school-leaving age, there is no legal minimum at all, so agree your pay before you start.`,
        "The official date for leaving school depends on which part of the United Kingdom you live in.",
        {
          list: [
            "In England and Wales, it is the last Friday in June of the school year in which you turn 16.",
            "In Scotland, it is 31 May if you turn 16 between 1 March and 30 September. Otherwise, it is the beginning of the Christmas holidays.",
            "In Northern Ireland, it is 30 June, as long as you turn 16 by 1 July that year.",
          ],
        },
        "In England, you must stay in education or training until you are 18, which still leaves room for a part-time job.",
        {
          list: [
            `Until your leaving date, you usually need a work permit from the council for part-time work in a shop or café. Your employer normally applies for it. In most places, you can do light work from the age of ${WORK_FACTS.workAge.figure}, but councils have their own lists of permitted jobs.`,
            `In a school week, the limit is ${WORK_FACTS.workHours.figure} hours, with no more than two on a school day or a Sunday. On a Saturday, it is five hours if you are 13 or 14, and eight hours from the age of 15.`,
            "On a school day, you can only work outside school hours, and most councils allow no more than an hour before school. In the holidays you can work for longer, but never before 7 in the morning or after 7 in the evening. After four hours of work, you must have an hour’s break.",
            "Babysitting, or washing a neighbour’s car now and then, doesn’t usually count as employment, so you don’t need a permit for it.",
          ],
        },
        `These are the rules in November 2026, but a new law is going to change them in England, Scotland and Wales. In England and Wales, the minimum age will become ${WORK_FACTS.newWorkAge.figure}, or 13 for particular kinds of light work. Every job will need a permit. The evening limit will move to 8 o’clock, and the special limit for Sundays will disappear. It had no start date when we checked, so look at your council’s website before you start. Northern Ireland has similar rules of its own, which are explained at nidirect.gov.uk, and the Education Authority issues the permits.`,
        `From your leaving date until you are 18, the limit is normally eight hours a day and ${WORK_FACTS.youngWorkerHours.figure} a week. If you work for longer than four and a half hours, you must have a break of ${WORK_FACTS.youngWorkerBreak.figure}. You are also entitled to ${WORK_FACTS.paidHoliday.figure} of paid holiday a year, so Kwame gets more than five Saturdays off with pay.`,
        {
          box: {
            title: "When tax and National Insurance begin",
            lines: [
              `Whatever your age, you only pay Income Tax on earnings above ${WORK_FACTS.taxFreeYear.figure} in a tax year (6 April to 5 April).`,
              `From the age of 16, you pay National Insurance: ${WORK_FACTS.insuranceRate.figure} of any pay above ${WORK_FACTS.insuranceWeek.figure} a week from one job. If you are paid by the month, a monthly limit applies instead.`,
              "Suppose Kwame takes a holiday job that pays weekly, and works 34 hours in one week. At £8 an hour that is £272, which is £30 above £242, and 8% of £30 is £2.40.",
              `If he keeps his Saturday job, the code BR may appear on his second payslip, which means that every pound is taxed. Unless he earns more than ${WORK_FACTS.taxFreeYear.figure} in the whole year, he can ask HMRC to correct it and return the money.`,
            ],
          },
        },
        "Scotland sets its own rates of Income Tax on wages, but the personal allowance is the same throughout the United Kingdom.",
      ],
    },
    {
      id: "what-keeps-it-safe",
      title: "What keeps your money safe",
      ages: "14-16",
      blocks: [
        `Banks rarely fail, but if yours ever did, your savings would not simply disappear. The Financial Services Compensation Scheme (FSCS) would normally return them, up to ${WORK_FACTS.protectedDeposit.figure} for each person in each bank or building society. Several brands can share a single banking licence, in which case they count together as one bank. You don’t have to apply for this protection, but do look for “FSCS protected” on the bank’s website.`,
        {
          list: [
            "Money on a prepaid card, or in a payment app that is not a bank, is kept separate from the company’s money. However, the FSCS does not protect it in the same way.",
            "Crypto is not covered at all, however impressive the advert may be.",
            "If your card is lost or stolen, freeze it in the app and call the bank. If you didn’t authorise a payment and didn’t share your PIN, the bank normally has to refund it. If it refuses unfairly, the Financial Ombudsman Service can make an independent decision, free of charge.",
            "If you paid by card and nothing arrived, contact the seller first. Then ask your bank for a chargeback, which means that it tries to recover the money from the seller’s bank. There is a time limit, usually a few months.",
            "A credit card is completely different: you are borrowing the money, and you have to be 18 to have one. The Debt Trap chapter shows what that can cost.",
          ],
        },
        "A standing order pays the same amount on the same day every month, which makes it ideal for saving. A direct debit lets a company collect what you owe, and your bank must refund any payment that is taken by mistake. You can cancel it at any time, although you may still owe whatever you agreed to pay.",
        {
          box: {
            title: "Your first payday, in four steps",
            lines: [
              "Compare the hours on your payslip with the hours that you wrote down yourself.",
              "Transfer some of your pay into savings on the very same day, because whatever stays in the account tends to be spent.",
              "Set aside enough to cover bus fares and phone bills for the next four weeks.",
              "Whatever remains is yours to spend, so write it down and enjoy it.",
            ],
          },
        },
      ],
    },
  ],
  facts: [
    WORK_FACTS.wageAt16,
    WORK_FACTS.taxFreeYear,
    WORK_FACTS.insuranceWeek,
    WORK_FACTS.insuranceRate,
    WORK_FACTS.workAge,
    WORK_FACTS.newWorkAge,
    WORK_FACTS.workHours,
    WORK_FACTS.youngWorkerHours,
    WORK_FACTS.youngWorkerBreak,
    WORK_FACTS.paidHoliday,
    WORK_FACTS.childCardFee,
    WORK_FACTS.protectedDeposit,
  ],
  outcomes: [
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Frameworks (UK)",
      outcomes: [
        "Theme “How to manage money”: bank accounts, cards and payslips.",
        "Theme “Understanding the important role money plays in our lives”: wages, Income Tax and National Insurance.",
      ],
    },
    {
      standard: "CEE and Jump$tart, National Standards for Personal Financial Education (2021)",
      outcomes: ["Topic “Earning Income”: gross and net pay, and what is taken off."],
    },
  ],
  checkedOn: "2026-11-25",
} as const satisfies Topic;
