/** Figures that only the answers to questions use, so that the topic pages need not load them. */
import type { Fact } from "./fact";

export const ANSWER_FACTS = {
  schoolDayHours: {
    figure: "2 hours on a school day",
    meaning:
      "The most you can work on a school day, and on a Sunday, before you reach school-leaving age, under the rules in force in November 2026. Northern Ireland has rules of its own.",
    check: "https://www.gov.uk/child-employment/restrictions-on-child-employment",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  schoolWorkDay: {
    figure: "7 in the morning and 7 in the evening",
    meaning:
      "Between which hours you can work before you reach school-leaving age, under the rules in force in November 2026. Northern Ireland has rules of its own.",
    check: "https://www.gov.uk/child-employment/restrictions-on-child-employment",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  sickPayShare: {
    figure: "80%",
    meaning: "The share of your usual weekly pay that Statutory Sick Pay comes to, up to a flat weekly rate.",
    check: "https://www.gov.uk/statutory-sick-pay",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  sickPayWeek: {
    figure: "£123.25",
    meaning: "The flat weekly rate of Statutory Sick Pay, and the most it can be, until 5 April 2027.",
    check: "https://www.gov.uk/statutory-sick-pay",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  tillShortage: {
    figure: "a tenth",
    meaning:
      "The most of your pay before tax that a shop can take on one payday for a till that is short. It does not limit your last pay.",
    check: "https://www.legislation.gov.uk/ukpga/1996/18/section/18",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  basicTaxRate: {
    figure: "20%",
    meaning: "The basic rate of Income Tax, which tax code BR takes from every pound, until 5 April 2027.",
    check: "https://www.gov.uk/tax-codes/what-your-tax-code-means",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  pensionJoinAge: {
    figure: "22",
    meaning:
      "The age from which employers must sign most workers up to a pension. A law to lower it had no start date when we checked.",
    check: "https://www.gov.uk/workplace-pensions/joining-a-workplace-pension",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  plannedTaxReport: {
    figure: "£3,000",
    meaning:
      "The sum from sales and odd jobs below which the government plans to ask for no tax return. It had no start date when we checked.",
    check: "https://www.gov.uk/guidance/tax-free-allowances-on-property-and-trading-income",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  universalCreditAge: {
    figure: "18",
    meaning: "The usual youngest age for Universal Credit. Some people can get it at 16 or 17.",
    check: "https://www.legislation.gov.uk/uksi/2013/376/regulation/8",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  universalCreditTaper: {
    figure: "55p",
    meaning: "How much Universal Credit falls for each £1 of pay above any amount that you may earn first.",
    check: "https://www.gov.uk/universal-credit/how-your-wages-affect-your-payments",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  universalCreditMonth: {
    figure: "£424.90 a month",
    meaning:
      "The basic amount of Universal Credit for one person of 25 or over, before anything is added or taken off, until April 2027.",
    check: "https://www.gov.uk/universal-credit/what-youll-get",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  workBesideStudy: {
    figure: "20 hours or more a week",
    meaning:
      "How much paid or unpaid work counts with part-time study until you are 18, if you leave school in England.",
    check: "https://www.gov.uk/know-when-you-can-leave-school",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
  },
  refereeAge: {
    figure: "14",
    meaning: "The youngest age for a referee course of the Football Association in England.",
    check: "https://www.thefa.com/get-involved/referee",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  depositEngland: {
    figure: "five weeks’ rent",
    meaning: "The highest deposit for most homes to rent in England.",
    check: "https://www.gov.uk/tenancy-deposit-protection",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  depositScotland: {
    figure: "two months’ rent",
    meaning: "The highest deposit for a home to rent in Scotland.",
    check: "https://www.mygov.scot/landlord-deposit",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  depositNorthernIreland: {
    figure: "one month’s rent",
    meaning: "The highest deposit for a home to rent in Northern Ireland.",
    check: "https://www.nidirect.gov.uk/articles/tenancy-deposit-scheme",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  childTrustFundStart: {
    figure: "£50 to £500, most often £250",
    meaning:
      "What the government first paid into a Child Trust Fund. It was least for those born from August 2010.",
    check: "https://www.gov.uk/child-trust-funds",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  ticketFees: {
    figure: "April 2025",
    meaning: "When it became law that the price you see first must name every fee that you cannot avoid.",
    check: "https://www.legislation.gov.uk/ukpga/2024/13/section/230",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  bottleDeposit: {
    figure: "20p",
    meaning: "The deposit that is expected for a drink in a can or a plastic bottle.",
    check:
      "https://www.gov.uk/government/publications/deposit-return-scheme-for-drinks-containers-policy-statements",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
  },
  bottleDepositStart: {
    figure: "October 2027",
    meaning: "When the deposit on cans and plastic bottles is due to start in the UK.",
    check:
      "https://www.gov.uk/government/publications/deposit-return-scheme-for-drinks-containers-policy-statements",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
  },
  brandedUniform: {
    figure: "three branded items",
    meaning:
      "The most of its own uniform that a school in England should ask for since September 2026. A secondary school may add a tie.",
    check: "https://www.gov.uk/school-uniform",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
  },
  freeMealsCredit: {
    figure: "September 2026",
    meaning:
      "Since when every child in England whose family gets Universal Credit can have free school meals.",
    check: "https://www.gov.uk/apply-free-school-meals",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
  },
  freeMealsEngland: {
    figure: "Reception, Year 1 and Year 2",
    meaning: "The classes in England in which all children of state schools can have free school meals.",
    check: "https://www.gov.uk/apply-free-school-meals",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
  },
  freeMealsScotland: {
    figure: "Primary 1 to Primary 5",
    meaning: "The classes in Scotland in which all children of state schools can have free school meals.",
    check: "https://www.mygov.scot/school-meals",
    readOn: "2026-11-29",
    lookAgainOn: "2027-08-01",
  },
  socialMediaAge: {
    figure: "16",
    meaning:
      "The age below which the government plans to keep children off YouTube, TikTok and some other sites, from spring 2027.",
    check: "https://www.ofcom.org.uk/online-safety",
    readOn: "2026-11-29",
    lookAgainOn: "2027-03-01",
  },
  energyDrinks: {
    figure: "16",
    meaning:
      "The age below which the government plans to stop the sale of strong energy drinks in England. It had no start date when we checked.",
    check:
      "https://www.gov.uk/government/consultations/banning-the-sale-of-high-caffeine-energy-drinks-to-children",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  sellingSiteAge: {
    figure: "18",
    meaning: "The youngest age for an account with Vinted or eBay.",
    check: "https://www.vinted.co.uk/our-platform",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
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
  phonePriceRises: {
    figure: "17 January 2025",
    meaning: "The first day on which a new phone contract had to show each price rise in pounds and pence.",
    check:
      "https://ofcom.org.uk/phones-and-broadband/bills-and-charges/protecting-consumers-from-uncertain-and-volatile-inflation",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  costOfChild: {
    figure: "£250,000",
    meaning:
      "What a couple needs to bring up a child to 18, with housing and childcare, as a charity worked out for 2025.",
    check: "https://cpag.org.uk/news/cost-child-2025",
    readOn: "2026-11-29",
    lookAgainOn: "2027-02-01",
  },
} as const satisfies Record<string, Fact>;
