import { WORK_FACTS } from "./factsOfWork";
import type { Topic } from "./topic";

/** A first account and a first wage. The rules are those of the United Kingdom on the day of `checkedOn`. */
export const FIRST_PAY = {
  path: "/resources/first-pay-first-account",
  meta: {
    title: "First pay and first account, ages 11-16 | 4MQ",
    description:
      "A payslip line by line, the wage at 16 and 17, when tax begins, work permits, bank accounts from 11, and what protects your money in the UK.",
  },
  pictureAlt:
    "A smiling teenager in an apron holds a payslip at a café counter, beside a bank card and a steaming mug.",
  readNext: ["/resources/money-that-grows", "/resources/level-3-sample-chapter"],
  sections: [
    {
      id: "an-account-of-your-own",
      title: "An account of your own",
      ages: "11-13",
      blocks: [
        "Many banks offer a current account from the age of 11, opened with a parent or carer. A few wait until you are 16. A savings account can begin much earlier, even for a baby. The bank usually asks for a birth certificate or passport, and for proof of your address.",
        "A current account is for everyday money. Your pocket money or wages come in, and your spending goes out. The balance tells you how much is there right now, while the statement lists every single payment. A savings account is for money that can wait, and it usually pays more interest.",
        {
          box: {
            title: "What a debit card can and cannot do",
            lines: [
              "It lets you spend only money that you already have, because banks don’t lend to anyone under 18. If the money isn’t there, the payment is normally refused.",
              "You can pay with it in shops and online, and get cash from a cash machine.",
              "If you can’t find it, you can usually freeze it in the app within seconds.",
              "It won’t normally work for gambling, or for other things that are only for adults.",
              "Contactless payments for smaller amounts don’t need a PIN. So anyone who finds your card could tap it until you freeze it.",
            ],
          },
        },
        "Treat your PIN and your passwords like your toothbrush, and never share them. Don’t read out a code that arrives on your phone, not even to “the bank”. Never let anybody use your account or card either, even for a minute or for a reward. The money could be stolen, and you would be the one answering questions. If somebody has already asked you, or you have already said yes, tell an adult you trust.",
        "Some cards for younger children are not bank accounts, although they look very similar. A parent or carer loads money onto the card, and there is often a monthly fee. Even £3 a month is £36 a year, so look for the fee before you choose.",
      ],
    },
    {
      id: "a-first-job-at-13",
      title: "A first job at 13",
      ages: "11-13",
      blocks: [
        `Ruby is thirteen, and the farm shop at the end of her road needs some help on Saturdays. Can she say yes? In most places, you can do light work from the age of ${WORK_FACTS.workAge.figure}. Until you can leave school, your employer normally needs a work permit for you from the council.`,
        {
          list: [
            `During a school week, you can work for a maximum of ${WORK_FACTS.workHours.figure} hours. That includes at most two hours on a school day or Sunday, and five on a Saturday.`,
            "Working before 7 in the morning, after 7 in the evening or during school hours isn’t allowed.",
            "There isn’t a minimum wage at this age, so agree on your pay before the first day.",
          ],
        },
        "These are the rules in November 2026. A new law is going to change them, so look at your council’s website first.",
        "A payslip explains how much you have earned, and what was taken off. The whole amount is called gross pay, and the money that actually reaches you is called net pay. Income Tax is only taken from people who earn far more than Ruby. Nobody under 16 pays National Insurance.",
        {
          box: {
            title: "Find the mistake",
            lines: [
              "Ruby worked on three Saturdays, for four hours each time, and was promised £5 an hour.",
              "Her payslip says: 12 hours, gross pay £60, National Insurance £4 and net pay £56.",
              "Somebody has made a mistake, so what should her net pay be? Work it out before reading any further.",
              "Ruby is under 16, so there isn’t any National Insurance to pay, and her net pay is £60. When she shows the payslip to her manager, he apologises and gives her the missing £4.",
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
        `Kwame is sixteen. Since finishing Year 11 in June, he has been at college, with a Saturday job at a garden centre. Six hours every Saturday make 24 hours in four weeks, and he is paid ${WORK_FACTS.wageAt16.figure} an hour. At the end of the month he receives his very first payslip, which looks rather like a secret code.`,
        {
          box: {
            title: "Kwame’s payslip",
            lines: [
              "Name and employee number: check that they are really yours.",
              "National Insurance number: two letters, six numbers and a last letter. It usually arrives by post shortly before your sixteenth birthday, and it stays with you for life.",
              `Tax code: 1257L, which stands for his personal allowance, the ${WORK_FACTS.taxFreeYear.figure} that he can earn this year before Income Tax begins. Scottish codes begin with S, and Welsh codes begin with C.`,
              `Hours and rate: 24 hours, all of them paid at ${WORK_FACTS.wageAt16.figure}.`,
              "Gross pay: £192, everything he earned before any deductions.",
              `Income Tax: £0, because twelve months like this would make £2,304, a long way below ${WORK_FACTS.taxFreeYear.figure}.`,
              `National Insurance: £0, because six hours at ${WORK_FACTS.wageAt16.figure} make £48 a week, and it only begins above ${WORK_FACTS.insuranceWeek.figure}.`,
              "Pension: £0, because nobody is automatically enrolled in a workplace pension at sixteen.",
              "Net pay: £192, the amount that actually reaches his account.",
            ],
          },
        },
        "With a Saturday job, gross and net pay are usually identical, so if anything has been taken off, ask why. To find the right tax code, a new employer needs some information, usually on a form called a starter checklist. Without it, you may be given an emergency tax code, which often ends in W1, M1 or X, and pay too much. You can get the extra back, either in a later payslip or directly from HM Revenue and Customs (HMRC).",
        "Keep every payslip, on paper or as a file, because it is your proof of hours, pay and tax. You have a legal right to one every time your employer pays you. If asking about a mistake doesn’t help, Acas gives free advice, as does the Labour Relations Agency in Northern Ireland.",
      ],
    },
    {
      id: "what-you-must-be-paid",
      title: "What you must be paid, and when you may work",
      ages: "14-16",
      blocks: [
        `The National Minimum Wage begins once you are over school-leaving age. At 16 and 17, it is ${WORK_FACTS.wageAt16.figure} an hour until the end of March 2027, and it normally changes every April. Until you reach that age, there is no legal minimum at all, so agree your pay before you start.`,
        "The official day for leaving school depends on which country of the United Kingdom you live in.",
        {
          list: [
            "In England and Wales, it is the last Friday in June of the school year in which you turn 16.",
            "In Scotland, it is 31 May for birthdays from 1 March to 30 September, and otherwise the start of the Christmas holidays.",
            "In Northern Ireland, it is 30 June, as long as you turn 16 by 1 July of that year.",
          ],
        },
        "In England, you also have to stay in education or training until 18, which still leaves room for a part-time job.",
        {
          list: [
            `Until your leaving date, part-time work in a shop or a café usually needs a work permit from your local council. Normally the employer applies for it. The youngest age for light work is ${WORK_FACTS.workAge.figure} in most places, but each council has its own list of jobs.`,
            `In a school week, the limit is ${WORK_FACTS.workHours.figure} hours, with no more than two on a school day or a Sunday. On a Saturday, it is five hours at 13 and 14, and eight hours from 15.`,
            "On a school day, work is only allowed outside school hours, and most councils allow no more than an hour before school. Holidays can bring longer hours, but never before 7 in the morning or after 7 in the evening. After four hours of work, you must have an hour’s break.",
            "Babysitting, or washing a neighbour’s car now and then, doesn’t usually count as employment, so it doesn’t need a permit.",
          ],
        },
        "These are the rules in November 2026. A new law is going to change them in England, Scotland and Wales, so check your council’s website before you start. Northern Ireland has similar rules of its own, which are explained at nidirect.gov.uk, and its permits come from the Education Authority.",
        `From your leaving date until you are 18, the limit is normally eight hours a day and ${WORK_FACTS.youngWorkerHours.figure} a week. A shift longer than four and a half hours must include a break of ${WORK_FACTS.youngWorkerBreak.figure}. You also earn paid holiday of ${WORK_FACTS.paidHoliday.figure} a year, so Kwame gets more than five Saturdays off with pay.`,
        {
          box: {
            title: "When tax and National Insurance begin",
            lines: [
              `Income Tax begins when you earn more than ${WORK_FACTS.taxFreeYear.figure} in a tax year, which runs from 6 April to 5 April. Your age makes no difference to that limit.`,
              `National Insurance begins at 16, and takes ${WORK_FACTS.insuranceRate.figure} of any pay above ${WORK_FACTS.insuranceWeek.figure} a week from one job. If you are paid by the month, the limit is calculated for the whole month instead.`,
              "Suppose that Kwame takes a holiday job that pays weekly, and works 34 hours in one week. At £8 an hour that is £272, which is £30 above £242, and 8% of £30 is £2.40.",
              `If he keeps his Saturday job, the second payslip may show the code BR, which takes Income Tax from every pound. Unless he earns more than ${WORK_FACTS.taxFreeYear.figure} in the whole year, he can ask HMRC to correct it and return the money.`,
            ],
          },
        },
        "Scotland sets its own rates of Income Tax on wages, but the personal allowance is the same everywhere in the United Kingdom.",
      ],
    },
    {
      id: "what-keeps-it-safe",
      title: "What keeps your money safe",
      ages: "14-16",
      blocks: [
        `Banks rarely fail, but if yours ever did, your savings would not simply disappear. The Financial Services Compensation Scheme (FSCS) would normally return them, up to ${WORK_FACTS.protectedDeposit.figure} for each person in each bank or building society. Nobody has to apply for protection beforehand, but look for “FSCS protected” on the bank’s website.`,
        {
          list: [
            "Money on a prepaid card, or in a payment app that is not a bank, is kept separate from the company’s money. However, the FSCS does not protect it in the same way.",
            "Crypto is not covered at all, however impressive the advert may be.",
            "If your card is lost or stolen, freeze it in the app and call the bank. If you didn’t authorise a payment and didn’t share your PIN, the bank normally has to refund it. If it refuses unfairly, the Financial Ombudsman Service can make an independent decision, free of charge.",
            "If you paid by card and nothing arrived, contact the seller first. Then ask for a chargeback, in which your bank tries to recover the money from the seller’s bank. There is a time limit, usually of a few months.",
            "A credit card is completely different: it lends you money, and you have to be 18 to have one. The Debt Trap chapter shows what that can cost.",
          ],
        },
        "A standing order pays the same amount on the same day every month, which makes it ideal for saving. A direct debit lets a company collect what you owe, and your bank refunds any payment collected by mistake. You can cancel it at any time, although you may still owe whatever you agreed to pay.",
        {
          box: {
            title: "Your first payday, in four steps",
            lines: [
              "Compare the hours on your payslip with the hours that you wrote down yourself.",
              "Move your savings on the same day, before anything more exciting can happen to the money.",
              "Put aside enough to cover bus fares and phone bills for the next four weeks.",
              "Whatever remains is yours, so write it down and enjoy it.",
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
    WORK_FACTS.workHours,
    WORK_FACTS.youngWorkerHours,
    WORK_FACTS.youngWorkerBreak,
    WORK_FACTS.paidHoliday,
    WORK_FACTS.protectedDeposit,
  ],
  doNow: {
    text: "Think of the last money you earned or were given, and decide how much of it to save. Then write both amounts in your journal.",
    to: "/challenge-dashboard",
    label: "Open my journal",
  },
  outcomes: [
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Frameworks (UK)",
      outcomes: [
        "Theme “How to manage money”; here, bank accounts, cards and payslips.",
        "Theme “Understanding the important role money plays in our lives”; here, wages, Income Tax and National Insurance.",
      ],
    },
    {
      standard: "CEE and Jump$tart, National Standards for Personal Financial Education (2021)",
      outcomes: ["Topic “Earning Income”; here, gross and net pay and what is taken off."],
    },
  ],
  checkedOn: "2026-11-25",
} as const satisfies Topic;
