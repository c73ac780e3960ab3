/** Figures that stand in answers to questions alone, so that no page of a topic loads them. */
import type { Fact } from "./fact";

export const ANSWER_FACTS = {
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
  basicTaxRate: {
    figure: "20%",
    meaning: "The first rate of Income Tax in England, Wales and Northern Ireland, until 5 April 2027.",
    check: "https://www.gov.uk/income-tax-rates",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  higherTaxRate: {
    figure: "40%",
    meaning:
      "The rate of Income Tax on pay in the second band in England, Wales and Northern Ireland, until 5 April 2027.",
    check: "https://www.gov.uk/income-tax-rates",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  higherTaxStart: {
    figure: "£50,270",
    meaning: "The yearly pay above which that second band starts, until 5 April 2027.",
    check: "https://www.gov.uk/income-tax-rates",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  topTaxRate: {
    figure: "45%",
    meaning:
      "The highest rate of Income Tax on pay in England, Wales and Northern Ireland, until 5 April 2027.",
    check: "https://www.gov.uk/income-tax-rates",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  topTaxStart: {
    figure: "£125,140",
    meaning: "The yearly pay above which the highest rate of Income Tax starts, until 5 April 2027.",
    check: "https://www.gov.uk/income-tax-rates",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  scottishTopTaxRate: {
    figure: "48%",
    meaning: "The highest rate of Income Tax on pay in Scotland, until 5 April 2027.",
    check: "https://www.gov.uk/scottish-income-tax",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  usualTaxCode: {
    figure: "1257L",
    meaning: "The tax code of most people with one job, until 5 April 2027.",
    check: "https://www.gov.uk/tax-codes/what-your-tax-code-means",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  insuranceLetter: {
    figure: "three months",
    meaning:
      "How long before your 16th birthday the letter with your National Insurance number usually comes.",
    check: "https://www.gov.uk/apply-national-insurance-number",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  childInterest: {
    figure: "£100",
    meaning: "The yearly interest on one parent’s gifts to a child above which that parent must tell HMRC.",
    check: "https://www.gov.uk/savings-for-children",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  yearlyGifts: {
    figure: "£3,000",
    meaning: "What one person can give away in a tax year without its counting for Inheritance Tax.",
    check: "https://www.gov.uk/inheritance-tax/gifts",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  smallGifts: {
    figure: "£250",
    meaning:
      "What one person can give to each of any number of people in a tax year without its counting for Inheritance Tax, if they gave that person nothing from the yearly amount.",
    check: "https://www.gov.uk/inheritance-tax/gifts",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  giftYears: {
    figure: "seven years",
    meaning: "How long the giver must live for a larger gift to be free of Inheritance Tax.",
    check: "https://www.gov.uk/inheritance-tax/gifts",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  unpaidTrial: {
    figure: "one day",
    meaning:
      "A work trial that lasts longer than this should be paid in all but very exceptional cases, the government says. A shorter one may have to be paid as well.",
    check: "https://www.gov.uk/guidance/calculating-the-minimum-wage/eligibility-for-the-minimum-wage",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  restBetweenDays: {
    figure: "12 hours",
    meaning: "The rest you must normally have between two days’ work, between school-leaving age and 18.",
    check: "https://www.gov.uk/rest-breaks-work/young-workers",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  weeklyRest: {
    figure: "48 hours",
    meaning: "The rest you must normally have in each week, between school-leaving age and 18.",
    check: "https://www.gov.uk/rest-breaks-work/young-workers",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  schoolAgeBreak: {
    figure: "one hour",
    meaning:
      "The break you must have if you work for more than four hours before you reach school-leaving age, in England, Scotland and Wales, under the rules in force in November 2026.",
    check: "https://www.gov.uk/child-employment/restrictions-on-child-employment",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  holidayShare: {
    figure: "12.07%",
    meaning:
      "The part of your working hours that you build up as paid holiday in England, Scotland and Wales, if your hours change from week to week.",
    check: "https://www.gov.uk/holiday-entitlement-rights",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  apprenticeWage: {
    figure: "£8",
    meaning: "The hourly minimum wage for apprentices under 19 or in their first year, until 31 March 2027.",
    check: "https://www.gov.uk/national-minimum-wage-rates",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  emaWales: {
    figure: "£40",
    meaning: "What the Education Maintenance Allowance pays a week in Wales.",
    check: "https://www.studentfinancewales.co.uk/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
  },
  emaScotlandAndNI: {
    figure: "£30",
    meaning: "What the Education Maintenance Allowance pays a week in Scotland and in Northern Ireland.",
    check: "https://www.mygov.scot/ema/can-i-get-ema",
    readOn: "2026-11-29",
    lookAgainOn: "2027-08-01",
  },
  unauthorisedRefund: {
    figure: "the end of the next working day",
    meaning:
      "When your bank normally has to have refunded a payment that you did not authorise, counted from the day on which it finds out.",
    check: "https://www.fca.org.uk/consumers/unauthorised-payments-account",
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
  contractWarning: {
    figure: "10 to 40 days",
    meaning:
      "How long before a phone or broadband contract ends the company must warn you and show you its best deals.",
    check:
      "https://www.ofcom.org.uk/phones-and-broadband/service-quality/companies-must-tell-customers-about-their-best-deals",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  uniformWithTie: {
    figure: "4",
    meaning:
      "The most branded items that a state secondary or middle school in England should ask for since September 2026 if one of them is a tie.",
    check: "https://www.gov.uk/government/publications/cost-of-school-uniforms",
    readOn: "2026-11-29",
    lookAgainOn: "2027-03-01",
  },
  lessonTimeTrips: {
    figure: "no charge",
    meaning:
      "What a state school in England or Wales may make for education in school hours, trips included. It may ask for voluntary contributions.",
    check: "https://www.gov.uk/government/publications/charging-for-school-activities",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  talkMoneyWeek: {
    figure: "November",
    meaning: "The month of Talk Money Week. The Money and Pensions Service names the days each year.",
    check: "https://maps.org.uk/en/our-work/talk-money-week",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
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
  aprShare: {
    figure: "51%",
    meaning:
      "How many of the customers accepted have to be offered a lender’s representative APR, or a lower one.",
    check: "https://www.hsbc.co.uk/credit-cards/what-is-apr/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  childBenefitFirst: {
    figure: "£27.05",
    meaning: "Child Benefit a week for the eldest or only child, until 5 April 2027.",
    check: "https://www.gov.uk/child-benefit/what-youll-get",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  childBenefitOther: {
    figure: "£17.90",
    meaning: "Child Benefit a week for each other child, until 5 April 2027.",
    check: "https://www.gov.uk/child-benefit/what-youll-get",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  childBenefitStops: {
    figure: "31 August",
    meaning:
      "The day, on or after a child’s 16th birthday, on which Child Benefit stops unless HMRC knows about approved education or training.",
    check: "https://www.gov.uk/child-benefit-16-19",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  childBenefitAge: {
    figure: "20",
    meaning:
      "The birthday until which Child Benefit can be paid for a young person in approved education or training.",
    check: "https://www.gov.uk/child-benefit-16-19",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  childBenefitCourse: {
    figure: "19",
    meaning:
      "The birthday before which a young person must be accepted onto a course if Child Benefit is to go on.",
    check: "https://www.gov.uk/child-benefit-16-19",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  benefitChargeFrom: {
    figure: "£60,000",
    meaning:
      "The yearly income of one parent above which some Child Benefit has to be paid back, until 5 April 2027.",
    check: "https://www.gov.uk/child-benefit-tax-charge",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  benefitChargeAll: {
    figure: "£80,000",
    meaning:
      "The yearly income of one parent from which all Child Benefit has to be paid back, until 5 April 2027.",
    check: "https://www.gov.uk/child-benefit-tax-charge",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  benefitChargeStep: {
    figure: "£200",
    meaning:
      "For each step of this size above the first limit, 1% of the Child Benefit has to be paid back, until 5 April 2027.",
    check: "https://www.gov.uk/child-benefit-tax-charge",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  pipAge: {
    figure: "16",
    meaning:
      "The age at which a young person has to apply for PIP, because DLA for children ends (England, Wales and Northern Ireland).",
    check: "https://www.gov.uk/disability-living-allowance-children/when-your-child-turns-16",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  scotlandDisabilityAge: {
    figure: "18",
    meaning: "The age until which Child Disability Payment can go on in Scotland.",
    check: "https://www.mygov.scot/child-disability-payment",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
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
  childBenefitWork: {
    figure: "24 hours",
    meaning:
      "The weekly hours of paid work from which Child Benefit stops for a child who has left education.",
    check: "https://www.gov.uk/child-benefit-16-19",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
} as const satisfies Record<string, Fact>;
