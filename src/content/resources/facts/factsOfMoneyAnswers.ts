/** Figures that stand in answers about cash, banks, borrowing and investing alone. */
import type { Fact } from "./fact";

export const MONEY_ANSWER_FACTS = {
  richestPerson: {
    figure: "Elon Musk",
    meaning: "The richest person in the world on the Forbes list of 2026.",
    check: "https://www.forbes.com/billionaires/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-15",
  },
  richestSum: {
    figure: "839 billion dollars",
    meaning: "What Forbes thought in its list of 2026 that the richest person in the world had.",
    check: "https://www.forbes.com/billionaires/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-15",
  },
  notesInUse: {
    figure: "more than £80 billion",
    meaning: "The worth of all Bank of England notes that are in use.",
    check: "https://www.bankofengland.co.uk/statistics/banknote",
    readOn: "2026-11-29",
    lookAgainOn: "2027-06-01",
  },
  wrongAccountStart: {
    figure: "two working days",
    meaning:
      "How soon your bank must begin to ask for money back that you sent to the wrong account by mistake.",
    check: "https://www.nationwide.co.uk/help/payments/sent-payment-to-wrong-account",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  wrongAccountEnd: {
    figure: "20 working days",
    meaning: "How long it can take until your bank tells you how that ended.",
    check: "https://www.nationwide.co.uk/help/payments/sent-payment-to-wrong-account",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  switchTime: {
    figure: "seven working days",
    meaning: "How long the Current Account Switch Service takes to move an account to another bank.",
    check: "https://www.wearepay.uk/what-we-do/switching-services/current-account-switch-service/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  applePayAge: {
    figure: "13",
    meaning: "The usual youngest age for a card of your own in Apple Pay in the UK.",
    check: "https://support.apple.com/en-gb/108398",
    readOn: "2026-11-29",
    lookAgainOn: "2027-06-01",
  },
  digitalPoundPlans: {
    figure: "the end of 2026",
    meaning:
      "The time by which the Bank of England planned to finish its design for a digital pound. It had not decided to make one when we checked.",
    check: "https://www.bankofengland.co.uk/the-digital-pound",
    readOn: "2026-11-29",
    lookAgainOn: "2027-02-01",
  },
  paydayDailyCap: {
    figure: "80p a day",
    meaning: "The most interest and fees that a payday lender can charge for each £100 borrowed.",
    check: "https://www.fca.org.uk/news/press-releases/fca-confirms-price-cap-rules-payday-lenders",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  paydayLateFee: {
    figure: "£15",
    meaning: "The most that a payday lender can charge in fees when somebody pays late.",
    check: "https://www.fca.org.uk/news/press-releases/fca-confirms-price-cap-rules-payday-lenders",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  loanSharkLine: {
    figure: "0300 555 2222",
    meaning: "The number of Stop Loan Sharks in England, day and night.",
    check: "https://www.stoploansharks.co.uk/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  stepChangeLine: {
    figure: "0800 138 1111",
    meaning: "The free number of StepChange, a charity that helps people who have debts.",
    check: "https://www.stepchange.org/contact-us.aspx",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  bailiffTools: {
    figure: "£1,350",
    meaning: "The worth of tools and books for work or study that bailiffs in England and Wales must leave.",
    check: "https://www.stepchange.org/debt-info/bailiffs/what-can-bailiffs-take.aspx",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  investmentCover: {
    figure: "£85,000",
    meaning: "What the FSCS pays at most for each person if an investment firm in the UK fails.",
    check: "https://www.fscs.org.uk/what-we-cover/investments/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  lifetimeIsaAge: {
    figure: "18 to 39",
    meaning: "The ages at which you can open a Lifetime ISA.",
    check: "https://www.gov.uk/lifetime-isa",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  lifetimeIsaYear: {
    figure: "£4,000",
    meaning: "The most that you can put into a Lifetime ISA in the tax year to 5 April 2027.",
    check: "https://www.gov.uk/lifetime-isa",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  lifetimeIsaShare: {
    figure: "25%",
    meaning:
      "What the government adds to savings in a Lifetime ISA, and also what it takes if you use the money for something else.",
    check: "https://www.gov.uk/lifetime-isa",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  lifetimeIsaHome: {
    figure: "£450,000",
    meaning: "The highest price of a first home that a Lifetime ISA can help to buy.",
    check: "https://www.gov.uk/lifetime-isa",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  isaYear: {
    figure: "£20,000",
    meaning: "The most that an adult can put into ISAs in the tax year to 5 April 2027.",
    check: "https://www.gov.uk/individual-savings-accounts",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  cashIsaPlans: {
    figure: "£12,000",
    meaning: "The most that adults under 65 can put into a cash ISA a year from 6 April 2027.",
    check: "https://www.gov.uk/individual-savings-accounts",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  notePeople: {
    figure: "Winston Churchill, Jane Austen, JMW Turner and Alan Turing",
    meaning: "The people on the back of the Bank of England’s £5, £10, £20 and £50 notes.",
    check: "https://www.bankofengland.co.uk/banknotes",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  nextNotes: {
    figure: "wildlife of the UK",
    meaning:
      "The pictures that the Bank of England has chosen for the back of its next notes. It had named no first day for them when we checked.",
    check: "https://www.bankofengland.co.uk/news/2026/june/wildlife-new-banknote-series",
    readOn: "2026-11-29",
    lookAgainOn: "2027-06-01",
  },
  markedNotes: {
    figure: "1928",
    meaning: "The year of the law against printing or stamping words or numbers on banknotes.",
    check: "https://www.legislation.gov.uk/ukpga/Geo5/18-19/13/section/12",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  chargebackTime: {
    figure: "120 days",
    meaning:
      "How long you usually have to ask for a chargeback, counted from the payment or from the day on which the thing should have come. The card companies set the limit.",
    check: "https://www2.firstdirect.com/help/product-support/card-payments-help/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  sectionFrom: {
    figure: "£100",
    meaning: "A single thing must cost more than this for section 75 of the Consumer Credit Act to cover it.",
    check:
      "https://www.moneyhelper.org.uk/en/everyday-money/credit-and-purchases/how-youre-protected-when-you-pay-by-card",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  sectionTo: {
    figure: "£30,000",
    meaning:
      "A single thing must not cost more than this for section 75 of the Consumer Credit Act to cover it.",
    check:
      "https://www.moneyhelper.org.uk/en/everyday-money/credit-and-purchases/how-youre-protected-when-you-pay-by-card",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  creditUnionRate: {
    figure: "3% a month",
    meaning: "The most interest that a credit union in England, Scotland or Wales can charge on a loan.",
    check: "https://www.moneyhelper.org.uk/en/everyday-money/credit/credit-unions",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  creditUnionRateNi: {
    figure: "1% a month",
    meaning: "The most interest that a credit union in Northern Ireland can charge on a loan.",
    check: "https://www.moneyhelper.org.uk/en/everyday-money/credit/credit-unions",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  pensionJoinAge: {
    figure: "22",
    meaning:
      "The age from which employers must sign most workers up to a pension. A law to lower it had no start date when we checked.",
    check: "https://www.gov.uk/workplace-pensions/joining-a-workplace-pension",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  oldContactlessLimit: {
    figure: "£100 a tap",
    meaning:
      "The most that one tap with a UK card could pay until 18 March 2026. Since then, each bank sets a limit of its own.",
    check:
      "https://www.which.co.uk/news/article/contactless-100-cap-ending-how-to-protect-yourself-from-fraud-aziUi3d0QZTq",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
} as const satisfies Record<string, Fact>;
