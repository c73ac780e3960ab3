import { SAVING_FACTS } from "@/content/resources/facts/factsOfSaving";
import type { Chapter } from "@/content/reading/reading";
import { DEBT_TRAP_OUTCOMES } from "./chapterOutcomes";

/**
 * Level 3, chapter 6. Every sum is worked out to the penny; people and prices are examples. The law and the rules are
 * those of the United Kingdom on the day of `checkedOn`.
 */
export const DEBT_TRAP = {
  path: "/resources/level-3-sample-chapter",
  level: "Level 3",
  ages: "14-16",
  chapterNumber: 6,
  title: "Debt Trap",
  lead: "Borrowing can help or hurt. Here is how to read its real price, and where to get help.",
  sections: [
    {
      id: "four-small-taps",
      title: "Four small taps",
      picture: {
        src: "/art/chapters/debt-trap-1.svg",
        alt: "Behind a cinema counter, Zara smiles and taps a phone showing a trainer. Beside it float four cards: trainers, a hoodie, a gift and headphones. Each has three dots, and only the first is gold.",
      },
      blocks: [
        "Zara is eighteen, works weekends at a cinema and is enjoying a proper Momentum Spender month: money comes in, money goes out. On payday she spots some trainers for £90 and chooses “pay in three” at the checkout, so she pays only £30 today. It feels so painless that, over the next ten days, she does exactly the same thing three more times.",
        {
          box: {
            title: "Zara’s four plans",
            lines: [
              "The trainers are £90 and a birthday present for her sister is £60. A concert hoodie is £45 and some headphones are £120, which makes £315 altogether.",
              "Split into thirds, that is £30, £20, £15 and £40. Together they take £105 out of her account every month for three months.",
            ],
          },
        },
        "Next month’s pay will be £380, but she already needs £290 of that for bus fares, her phone and food at home. That leaves £90 to meet a bill of £105, so Zara will be £15 short before she buys a single new thing.",
        "Notice that nothing terrible has happened here: nobody lied to Zara, nothing she chose was silly, and nobody charged her any interest. A debt trap is rarely one awful decision; far more often, it is a series of small, reasonable ones. Together, those reasonable decisions use up next month’s money before it has even arrived. Once you can recognise a trap like that, you can step around it.",
      ],
    },
    {
      id: "the-rent-on-money",
      title: "Interest: the rent on money",
      blocks: [
        "When you hire a bike, you pay for the time you have it, and interest works in exactly the same way. It is the rent on somebody else’s money, and three things make it bigger: the amount, the rate and the time.",
        "Zara’s friend Amara, this year’s Wealth Architect, likes to say that interest always works for whoever owns the money. In a savings account, the bank is using your money, so the rent comes to you. When you borrow, it goes in the opposite direction.",
        "Interest can also build up: if you do not pay this month’s, next month’s is worked out on a larger amount. That is called compounding, and it is wonderful for savers but painful for borrowers.",
        {
          box: {
            title: "Three letters worth knowing: APR",
            lines: [
              "APR stands for annual percentage rate: a yearly figure that includes interest and any unavoidable fees, so you can compare offers fairly.",
              "If two loans are for the same amount and the same length of time, the one with the lower APR is cheaper.",
              "A “representative APR” in an advert is not a promise. It only has to apply to 51% of the people who are expected to accept, and the rest can be charged more.",
              "Always look for the total amount payable as well, because it tells you the price in pounds.",
            ],
          },
        },
      ],
    },
    {
      id: "the-minimum-repayment-puzzle",
      title: "The minimum repayment puzzle",
      picture: {
        src: "/art/chapters/debt-trap-2.svg",
        alt: "A young man runs along a track, a bank card on his chest. Behind him lie coins, each smaller than the last. The finishing gate rolls away on wheels. In front, Amara points at shrinking bars on a laptop.",
      },
      blocks: [
        "A credit card lets an adult spend up to a limit, and the company sends a statement every month. If you pay off the whole statement on time, there is usually no interest on purchases. If you pay off only part of it, interest is added. There is always a minimum repayment, which has to cover that month’s interest and charges plus at least 1% of the debt. That is the rule in the UK, so the debt does shrink, although extremely slowly.",
        "Amara’s cousin owes £500 on a card that charges 2% a month. That is an APR of about 26.8% once you allow for compounding. “How long will it take if I just pay the minimum?” he asks, and Amara immediately opens a spreadsheet, because of course she does.",
        {
          box: {
            title: "The first month",
            lines: [
              "He owes £500.00, and interest at 2% adds £10.00. The minimum repayment is that £10.00 of interest plus 1% of £500.00, which is another £5.00.",
              "He pays £15.00 and now owes £495.00, so £15.00 has left his pocket, but the debt has fallen by only £5.00.",
            ],
          },
        },
        "Here is the puzzle: as the debt shrinks, the minimum repayment shrinks with it, so the finishing line keeps moving further away. Amara works out four different ways of clearing the same £500, with no additional spending on the card.",
        {
          box: {
            title: "One debt of £500, four ways to pay it off",
            lines: [
              "Paying only the minimum, which shrinks from £15.00 to £5.00, takes 13 years and 9 months. The interest comes to £777.43, and he pays £1,277.43 altogether.",
              "Paying £15 every month takes 4 years and 8 months. The interest comes to £332.24, and he pays £832.24 altogether.",
              "Paying £25 every month takes 2 years and 2 months. The interest comes to £144.96, and he pays £644.96 altogether.",
              "Paying £50 every month takes exactly 1 year. The interest comes to £63.50, and he pays £563.50 altogether.",
              "In each case, 2% interest is added once a month and rounded to the nearest penny. There are no additional fees, and the final payment is whatever is left.",
            ],
          },
        },
        "Compare the first two options, which both begin with a payment of £15.00. Simply refusing to let that payment shrink saves £445.19 and more than nine years, because time is the expensive part.",
        "In real life, it would probably never take that long, because UK card companies have to act when repayment is this slow. They must contact anyone who, over eighteen months, pays more in interest and charges than they pay off the debt itself.",
      ],
    },
    {
      id: "buy-now-pay-later-up-close",
      title: "Buy now, pay later, up close",
      blocks: [
        "“Pay in three” is one kind of buy now, pay later: a lender pays the shop immediately, and you repay the lender. You do that either in one go after a few weeks or in a few equal instalments. Usually there is no interest if every payment arrives on time. The shop pays for the service because it helps to sell things: £30 today looks a lot smaller than £90.",
        "For someone with one plan, the money already set aside and a reminder on their phone, it can cost nothing extra. Unfortunately, there are several ways in which it can become complicated.",
        {
          list: [
            "Payments are usually taken automatically, so if your account is nearly empty that morning, this payment or another bill may fail.",
            "Some lenders charge a fee for paying late, and a missed payment may show up on your credit report.",
            "If you return something, you may have to keep paying until the shop and the lender have sorted out the refund.",
            "Your plans may be spread across several different apps, so nobody, including you, ever sees the total in one place.",
          ],
        },
        `For years, most of these plans sat outside the rules for other kinds of borrowing, but the law has changed. Since ${SAVING_FACTS.payLaterRules.figure}, the Financial Conduct Authority (FCA), the UK’s watchdog for money firms, has regulated them as “deferred payment credit”. For any agreement made since then, lenders must explain the deal clearly and check that you can afford it. They must also tell you about a missed payment and support you if you are struggling. If the lender does not settle your complaint, you can take it to the Financial Ombudsman Service for free.`,
        "There are still gaps, because older agreements, and plans funded by the shop itself, can fall outside the rules. The regulations can change as well, so check MoneyHelper (moneyhelper.org.uk) whenever you need to know.",
      ],
    },
    {
      id: "before-you-turn-eighteen",
      title: "Before you turn eighteen",
      blocks: [
        "In the UK, you normally have to be eighteen before you can take out any credit in your own name. That includes credit cards, overdrafts, loans and buy now, pay later. If you have already used a false date of birth or a parent’s details, tell an adult you trust straight away. The situation is much easier to sort out while the amounts are small.",
        "Debt is far older than banks, though, and anybody can owe money, whatever their age. Jonah is fifteen and, although he is full of enormous ideas, he is extremely short of money at the moment. He owes Theo £12 for a cinema trip, his sister £15 for a game and a boy in his form £8. The worst part is not the £35, but having to take the longest corridor in school to avoid two of them.",
        "The solution is one honest message: “I haven’t forgotten, and I get £10 every Saturday, so can I pay you back in bits?”",
        {
          box: {
            title: "Jonah’s way out on £10 a week",
            lines: [
              "Theo gets £4 a week for three weeks, and his sister gets £3 a week for five weeks. The boy in his form gets £2 a week for four weeks.",
              "That uses £9 of his £10 in each of the first three weeks, then £5 and finally £3, which makes £35 altogether.",
              "After five weeks, Jonah owes nobody anything, and he can use any corridor he likes.",
            ],
          },
        },
        "Just one word of warning: someone who says “borrow £20 and give me £25 next week” is not doing you a favour. Worked out over a whole year, that is an APR of more than ten million per cent. Lending money as a business without permission is against the law, but the lender is the one in trouble, not the borrower. Tell an adult, and read the advice at gov.uk/report-loan-shark together.",
      ],
    },
    {
      id: "credit-scores-without-the-mystery",
      title: "Credit scores without the mystery",
      blocks: [
        "A credit report shows how an adult has handled borrowing and certain bills, usually over the last six years. The three main credit agencies in the UK are Experian, Equifax and TransUnion. Each one turns its report into a score on its own scale, so no single number follows you around. Every lender makes its own decision.",
        {
          list: [
            "There is no blacklist, and there is no magic score that makes every lender say yes. Looking at your own report is free and does no harm.",
            "Paying on time helps, but late payments, or lots of applications in a short time, can count against you.",
            "Registering to vote, once you are old enough, helps lenders to confirm who you are and where you live.",
          ],
        },
        "The number is only an estimate of how likely somebody is to repay. It says nothing about how generous, intelligent or hard-working you are, and it is certainly not a judgement of your character. Most people start with an almost empty report at eighteen, and that is perfectly normal.",
      ],
    },
    {
      id: "four-questions-before-you-borrow",
      title: "Four questions before you borrow",
      blocks: [
        "Theo is sixteen and so cautious about borrowing that he would rather walk for an hour than owe a penny. He has been offered a Saturday job that pays £40 a day, but no bus runs early enough. A second-hand bicycle costs £120 and he has only £30, but his gran has offered to lend him the other £90. Before deciding anything, he sits down to answer four questions.",
        {
          list: [
            "Do I genuinely need this now, or would six weeks from now do just as well?",
            "How much will I pay back altogether, how much is that every week, and what will I have to go without?",
            "What happens if my hours are cut, or if I pay late: a fee, more interest or an argument?",
            "Is there another way, such as saving up, buying second-hand or borrowing the thing instead of the money?",
          ],
        },
        "His answers are reassuring, because the bicycle will pay its way from the very first Saturday and Gran will charge no interest. Repaying £10 a week for nine weeks makes £90, so he keeps £30 of every £40 he earns. They write the agreement on a card for the fridge, and he promises to warn her early if a shift is cancelled.",
        "Nine weeks later the card comes down, and Theo has learned that being careful does not have to mean always saying no. Borrowing can be worthwhile when it pays for something that lasts longer than the debt. Just make sure that you can see the whole cost from the very beginning.",
      ],
    },
    {
      id: "already-owe-money-start-here",
      title: "Already owe money? Start here",
      picture: {
        src: "/art/chapters/debt-trap-3.svg",
        alt: "In a kitchen at night, Zara and her mum sit at a table. Mum writes a list and rests a hand on Zara’s arm. Beside them are toast, a phone and a sealed headphone box.",
      },
      blocks: [
        "Take a breath first, because owing money is something that has happened to you, not who you are. Even careful people end up in debt when a job disappears, somebody falls ill or everything breaks in the same month.",
        {
          list: [
            "Say it out loud to an adult you trust: a parent or carer, an aunt, a teacher or a youth worker.",
            "Write down who you owe, how much and by when. Then stop adding to it, and remove every saved card and pay-later option from your apps.",
            "Put the essentials first: food, a home, heating, and getting to school or work.",
            "Speak to whoever you owe before the payment is due. “I can’t pay £30 on Friday, but I can pay £10” is an excellent sentence.",
            "Get free, independent advice before you even consider borrowing again.",
          ],
        },
        "Zara started that same evening and, instead of shouting, her mum made toast and found a pen. The headphones went back to the shop, still sealed in their original packaging, and the lender cancelled that agreement. Next month’s £105 became £65, so Zara’s £90 covered everything, with £25 to spare. (The £40 she had already paid was refunded a little later.)",
        {
          box: {
            title: "Free help in the UK",
            lines: [
              "MoneyHelper is free and backed by the government, and it can point you to debt advice in your part of the UK.",
              "StepChange and National Debtline, both run by charities, give adults free debt advice online and over the telephone.",
              "Citizens Advice helps people with debt and much more, online, over the telephone and in person.",
              "Childline is there for anyone under nineteen with any worry, including money at home, and calls to 0800 1111 are free.",
              "Type the name in yourself, because adverts above the search results can lead to companies that charge for similar help.",
            ],
          },
        },
        "If the debt belongs to an adult at home, fixing it is not your responsibility. Showing them this list, though, is a kind and genuinely useful thing to do.",
      ],
    },
  ],
  thisWeek: {
    title: "One thing to do this week: find the whole price",
    steps: [
      "Choose one thing that is advertised at a monthly price or with “pay later”: a phone, a sofa or some trainers.",
      "Find out the number of payments, the total in pounds, the APR if there is one, and the cost of paying late.",
      "Calculate how many weeks it would take to save up for it instead, using the money you really get.",
      "Show an adult what you have discovered, and ask: “What was the best thing you ever borrowed for, and what was the worst?”",
    ],
  },
  readNext: [
    { to: "/play/erin", title: "Erin’s month, a story to play" },
    { to: "/resources/first-pay-first-account", title: "First Pay, First Account" },
    { to: "/resources/money-that-grows", title: "Money That Grows, and Money That Can Fall" },
    { to: "/resources/insurance", title: "Insurance" },
  ],
  outcomes: DEBT_TRAP_OUTCOMES,
  checkedOn: "2026-11-21",
} as const satisfies Chapter;
