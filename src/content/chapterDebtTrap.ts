import type { Chapter } from "./reading";

/**
 * Level 3, chapter 6. Every sum in it is computed to the penny; people and prices are examples. Law and rules are those
 * of the United Kingdom on the day of `checkedOn`.
 */
export const DEBT_TRAP = {
  path: "/resources/level-3-sample-chapter",
  level: "Level 3",
  ages: "14-16",
  chapterNumber: 6,
  title: "Debt Trap",
  lead: "Borrowing is a tool with a price tag, so here is how to read the price, when to walk away and where to find the exits.",
  sections: [
    {
      id: "four-small-taps",
      title: "Four small taps",
      blocks: [
        "Zara is eighteen, works weekends at a cinema, and is having a proper Momentum Spender month: money comes in, money goes out, and life is full. On payday she finds trainers for £90 and picks “pay in three” at the checkout, so that today’s bill is only £30. It feels so painless that over the next ten days she does it three more times.",
        {
          box: {
            title: "Zara’s four plans",
            lines: [
              "Trainers cost £90, a birthday present for her sister £60, a concert hoodie £45 and headphones £120, which makes £315 altogether.",
              "In thirds, that is £30 and £20 and £15 and £40, so £105 leaves her account this month, £105 next month and £105 the month after.",
            ],
          },
        },
        "Next month the cinema will pay her £380, and £290 of it is already promised to bus fares, her phone and her share of the food at home. That leaves £90 to meet a bill of £105, so Zara will be £15 short before she has bought a single new thing.",
        "Look closely, because nothing terrible happened here: nobody lied to her, nothing she chose was silly, and not one of the plans charged interest. A debt trap is rarely one awful decision, and far more often a row of small, reasonable ones that spend next month’s money before it arrives. Once you can see a trap like that, you can step around it.",
      ],
    },
    {
      id: "the-rent-on-money",
      title: "Interest: the rent on money",
      blocks: [
        "When you hire a bike, you pay for the time you keep it, and interest works in exactly the same way: it is the rent on somebody else’s money. Three things make the rent bigger: the amount, the rate and the time.",
        "Zara’s friend Amara, the Wealth Architect of the group, likes to say that interest always works for whoever owns the money. In a savings account the bank is using your money, so the rent travels to you. When you borrow, it travels the other way.",
        "Interest can also stack up, because if this month’s interest stays unpaid, next month’s is worked out on a larger amount. That is called compounding, and it is a lovely thing in savings and a heavy thing in debt.",
        {
          box: {
            title: "Three letters worth knowing: APR",
            lines: [
              "APR means annual percentage rate: it turns the interest, plus any fees you cannot avoid, into one yearly figure, so that different offers can be compared fairly.",
              "When two loans are for the same amount and the same length of time, the one with the lower APR is cheaper.",
              "A “representative APR” in an advert is not a promise, because it only has to be right for 51% of the people expected to accept, and the others can be charged more.",
              "Always look for the total amount payable too, because it tells you the price in pounds.",
            ],
          },
        },
      ],
    },
    {
      id: "the-minimum-repayment-puzzle",
      title: "The minimum repayment puzzle",
      blocks: [
        "A credit card lets an adult spend up to a limit and sends a statement every month. If you pay the whole statement on time, purchases usually cost no interest at all, but if you pay only part of it, interest begins. There is always a minimum repayment. Under UK rules it must cover that month’s interest and charges plus at least 1% of the debt, so the debt does shrink, although very slowly.",
        "Amara’s cousin owes £500 on a card that charges 2% a month, which is an APR of about 26.8% once the compounding is counted. “How long will it take if I just pay the minimum?” he asks, and Amara opens a spreadsheet, because of course she does.",
        {
          box: {
            title: "The first month",
            lines: [
              "He owes £500.00, and 2% of that adds £10.00 of interest, so the minimum repayment is the £10.00 of interest plus 1% of £500.00, another £5.00.",
              "He pays £15.00 and now owes £495.00, which means that £15.00 has left his pocket and the debt has fallen by only £5.00.",
            ],
          },
        },
        "Now comes the puzzle: as the debt shrinks, the minimum shrinks with it, so the finish line keeps moving away. Amara works out four ways of clearing the same £500, with no new spending on the card.",
        {
          box: {
            title: "One debt of £500, four ways to pay it",
            lines: [
              "Paying only the minimum, from £15.00 at first down to £5.00, takes 13 years and 9 months: interest £777.43, total paid £1,277.43.",
              "Paying £15 every month takes 4 years and 8 months: interest £332.24, total paid £832.24.",
              "Paying £25 every month takes 2 years and 2 months: interest £144.96, total paid £644.96.",
              "Paying £50 every month takes 1 year: interest £63.50, total paid £563.50.",
              "In every line, 2% interest is added once a month and rounded to the penny, there are no other fees, and the last payment is whatever is left.",
            ],
          },
        },
        "Compare the first two lines, which both begin with the same £15.00: simply refusing to let the payment slide saves £445.19 and more than nine years, because time is the expensive part.",
        "In real life the first line would probably be interrupted, because UK card companies have to contact people who spend eighteen months paying more in interest and charges than off the debt itself.",
      ],
    },
    {
      id: "buy-now-pay-later-up-close",
      title: "Buy now, pay later, up close",
      blocks: [
        "“Pay in three” is one kind of buy now, pay later. A lender pays the shop immediately, and you repay the lender, either in one go after a few weeks or in a few equal parts. Usually there is no interest if every payment arrives on time, and the shop pays for the service because it helps to sell things: £30 today looks a lot smaller than £90.",
        "For someone with one plan, the money already set aside and a reminder on their phone, it can cost nothing extra, but here are the ways in which it becomes complicated.",
        {
          list: [
            "Payments are usually taken automatically, so if the account is nearly empty that morning, this payment or another bill may fail.",
            "Some lenders charge a fee for paying late, and a missed payment may show on a credit report.",
            "If you return something, you may have to keep paying until the shop and the lender have sorted out the refund.",
            "Plans can hide in several different apps, so nobody, including you, ever sees the whole total on one page.",
          ],
        },
        "The law on this has changed. For years most of these plans sat outside the rules for other kinds of borrowing. From 15 July 2026 the Financial Conduct Authority (FCA), which watches over money firms in the UK, regulates them under the name “deferred payment credit”. For agreements made from that date, lenders must explain the deal clearly, check that you can afford it, tell you about a missed payment and support you if you are struggling. If a complaint gets stuck, you can take it to the Financial Ombudsman Service without paying anything.",
        "There are gaps, because older agreements, and plans that a shop funds with its own money, can fall outside the new rules. Regulations also change, so check MoneyHelper (moneyhelper.org.uk) on the day you need to know.",
      ],
    },
    {
      id: "before-you-turn-eighteen",
      title: "Before you turn eighteen",
      blocks: [
        "In the UK you normally have to be eighteen to take out credit in your own name, and that includes credit cards, overdrafts, loans and buy now, pay later. If you have already got through with a different birthday or a parent’s details, tell an adult you trust, because it is much easier to undo while it is small.",
        "Owing is far older than banks, though, and you can do it at any age. Jonah is fifteen and, for now, a cheerful Balance Seeker, with enormous ideas and a thin wallet. He owes Theo £12 for a cinema trip, his sister £15 for a game and a boy in his form £8. The worst part is not the £35, but that he has started taking the long corridor to avoid two of them.",
        "What fixes it is one honest message: “I haven’t forgotten, and I get £10 every Saturday, so can I pay you back in bits?”",
        {
          box: {
            title: "Jonah’s way out on £10 a week",
            lines: [
              "Theo gets £4 a week for three weeks, his sister gets £3 a week for five weeks, and the boy in his form gets £2 a week for four weeks.",
              "That takes £9 of his £10 in each of the first three weeks, then £5 in week four and £3 in week five, which makes £35 altogether.",
              "After five weeks Jonah owes nobody anything, and he can use any corridor he likes.",
            ],
          },
        },
        "Here is one calm warning. Someone who says “borrow £20 and give me £25 next week” is not doing you a favour. Repeated every week for a year, that price is an APR of more than ten million per cent. Lending money as a business without permission is against the law, but the borrower is not the one in trouble, so tell an adult or look together at gov.uk/report-loan-shark.",
      ],
    },
    {
      id: "credit-scores-without-the-mystery",
      title: "Credit scores without the mystery",
      blocks: [
        "A credit report shows how an adult has handled borrowing and certain bills, usually over the last six years. The three main agencies in the UK are Experian, Equifax and TransUnion. Each one turns its report into a score on its own scale, so no single number follows you around, and every lender decides for itself.",
        {
          list: [
            "There is no blacklist, there is no magic score that makes every lender say yes, and looking at your own report, which is free of charge, does no harm.",
            "Paying on time helps, while late payments, or many applications close together, can count against you.",
            "Registering to vote, once you are old enough, helps lenders to confirm who you are and where you live.",
          ],
        },
        "The number is only an estimate of how likely somebody is to repay. It cannot tell whether you are generous, intelligent or hard-working, and it is certainly not a mark for your character. Most people start with an almost empty report at eighteen, and that is perfectly normal.",
      ],
    },
    {
      id: "four-questions-before-you-borrow",
      title: "Four questions before you borrow",
      blocks: [
        "Theo is sixteen and, this year at least, a Frugal Navigator, who would rather walk for an hour than owe anyone a penny. He has been offered a Saturday job that pays £40 a day, but there is no early bus, and a second-hand bike costs £120 when he has only £30. His gran offers to lend him the other £90, so he sits down with four questions.",
        {
          list: [
            "Do I genuinely need this now, or would six weeks from now do just as well?",
            "How much will I pay back altogether, how much will leave my pocket every week, and what will I go without?",
            "What happens if my hours are cut, or if I pay late: a fee, more interest, or an argument?",
            "Is there another way, such as saving up, buying used, or borrowing the thing instead of the money?",
          ],
        },
        "His answers hold up. The bike starts earning on the very first Saturday, Gran charges no interest, and £10 a week for nine weeks makes £90, so £30 of every £40 stays with him. They write the agreement on a card for the fridge, and he promises that if a shift is cancelled he will text her before Saturday, not after.",
        "Nine weeks later the card comes down, and Theo has learned that being careful does not have to mean never. Borrowing can be worthwhile when it pays for something that lasts longer than the debt, at a cost you can see from the start.",
      ],
    },
    {
      id: "already-owe-money-start-here",
      title: "Already owe money? Start here",
      blocks: [
        "Take a breath first, because owing money is a situation and not a personality: careful people end up in debt when a job disappears, somebody falls ill, or everything breaks in the same month.",
        {
          list: [
            "Say it out loud to one adult you trust, such as a parent or carer, an aunt, a teacher or a youth worker.",
            "Write down who is owed, how much and when, and then stop adding to it: take saved cards and pay-later buttons out of your apps.",
            "Put the essentials first: food, a home, heating, and getting to school or work.",
            "Speak to whoever you owe before the date arrives: “I can’t pay £30 on Friday, but I can pay £10” is a good sentence.",
            "Get free, independent advice before you even consider borrowing again.",
          ],
        },
        "Zara began that same evening, and her mum did not shout, but made toast and found a pen. The headphones went back to the shop, still sealed, and the lender cancelled that plan, so next month’s £105 became £65 and Zara’s £90 covered it with £25 to spare. (The £40 she had already paid came back a little later.)",
        {
          box: {
            title: "Free help in the UK",
            lines: [
              "MoneyHelper is free and backed by the government, and it can point you to debt advice in your part of the UK.",
              "StepChange and National Debtline, both run by charities, give adults free debt advice online and by telephone.",
              "Citizens Advice helps people online, by telephone and in person, with debt and with much else.",
              "Childline listens to anyone under nineteen about any worry, including money at home, and calls to 0800 1111 are free.",
              "Type the name in yourself, because adverts above the search results can lead to companies that charge for similar help.",
            ],
          },
        },
        "If the debt belongs to an adult at home, it is not your job to fix it, but showing them this list is a kind and useful thing to do.",
      ],
    },
  ],
  thisWeek: {
    title: "One thing to do this week: find the whole price",
    steps: [
      "Choose one thing that is advertised by the month or with “pay later”, such as a phone, a sofa or a pair of trainers.",
      "Find out the number of payments, the total in pounds, the APR if there is one, and the cost of paying late.",
      "Calculate how many weeks you would need to save for it instead, using the money that you really have.",
      "Show an adult what you discovered, and ask: “What was the best thing you ever borrowed for, and what was the worst?”",
    ],
  },
  outcomes: [
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Framework 11-19 (UK)",
      outcome:
        "Theme “How to manage money”; here, what borrowing costs, how repayments work, and planning to repay what is owed.",
    },
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Framework 11-19 (UK)",
      outcome:
        "Theme “Becoming a critical consumer”; here, looking past the headline price of a credit offer and comparing the whole cost.",
    },
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Framework 11-19 (UK)",
      outcome:
        "Theme “Managing risks and emotions associated with money”; here, how debt can feel, and where to find trustworthy help.",
    },
    {
      standard: "CEE and Jump$tart, National Standards for Personal Financial Education (2021)",
      outcome:
        "Topic “Managing Credit”: credit lets people buy now and pay later, usually with interest; there are different ways to borrow at different costs; lenders use credit reports and scores to judge whether a loan is likely to be repaid.",
    },
  ],
  checkedOn: "2026-11-21",
} as const satisfies Chapter;
