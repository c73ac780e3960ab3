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
  depositEngland: {
    figure: "five weeks’ rent",
    meaning: "The highest deposit for most private homes to rent in England.",
    check:
      "https://www.gov.uk/guidance/renting-out-your-property-guidance-for-landlords-and-letting-agents/rent-payments-and-deposits",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  depositScotland: {
    figure: "two months’ rent",
    meaning: "The highest deposit for private homes to rent in Scotland.",
    check: "https://scotland.shelter.org.uk/housing_advice/tenants_rights/deposits/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  depositNI: {
    figure: "one month’s rent",
    meaning: "The highest deposit for private homes to rent in Northern Ireland.",
    check: "https://www.nidirect.gov.uk/articles/tenancy-deposit-scheme-information-tenants",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  rentInAdvance: {
    figure: "one month’s rent",
    meaning:
      "The most that a landlord in England may ask for in advance, once the agreement is signed, if you pay by the month.",
    check:
      "https://www.gov.uk/guidance/renting-out-your-property-guidance-for-landlords-and-letting-agents/rent-payments-and-deposits",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
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
  uniformBranded: {
    figure: "3",
    meaning:
      "The most branded items that a state school in England should ask for since September 2026, PE kit and bags included. An Act of 2026 makes this a legal limit, and GOV.UK says when.",
    check: "https://www.gov.uk/government/publications/cost-of-school-uniforms",
    readOn: "2026-11-29",
    lookAgainOn: "2027-03-01",
  },
  uniformWithTie: {
    figure: "4",
    meaning:
      "The most branded items that a state secondary or middle school in England should ask for since September 2026 if one of them is a tie.",
    check: "https://www.gov.uk/government/publications/cost-of-school-uniforms",
    readOn: "2026-11-29",
    lookAgainOn: "2027-03-01",
  },
  mealsWithCredit: {
    figure: "September 2026",
    meaning:
      "Since then, pupils at state schools in England can have free school meals if their household gets Universal Credit, whatever it earns.",
    check: "https://www.gov.uk/apply-free-school-meals",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
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
} as const satisfies Record<string, Fact>;
