/** Figures of the answers about work, pay, tax and leaving school, so that no page of a topic loads them. */
import type { Fact } from "./fact";

export const WORK_ANSWER_FACTS = {
  wageAt18: {
    figure: "£10.85",
    meaning: "The hourly minimum wage from 18 to 20, until 31 March 2027.",
    check: "https://www.gov.uk/national-minimum-wage-rates",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  wageAt21: {
    figure: "£12.71",
    meaning: "The hourly minimum wage from 21, called the National Living Wage, until 31 March 2027.",
    check: "https://www.gov.uk/national-minimum-wage-rates",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  averagePay: {
    figure: "£39,039",
    meaning: "The middle yearly pay before tax of people in the UK with a full-time job, in April 2025.",
    check:
      "https://www.ons.gov.uk/employmentandlabourmarket/peopleinwork/earningsandworkinghours/bulletins/annualsurveyofhoursandearnings/previousReleases",
    readOn: "2026-11-29",
    lookAgainOn: "2027-01-15",
  },
  mpPay: {
    figure: "£98,599",
    meaning: "The yearly pay of a Member of Parliament before tax, until 31 March 2027.",
    check: "https://www.theipsa.org.uk/mps-pay-and-pensions",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  sovereignGrant: {
    figure: "£137.9 million",
    meaning: "The Sovereign Grant that the government pays for the King’s official work in 2026-27.",
    check: "https://www.royal.uk/financial-reports",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  newStatePension: {
    figure: "£241.30",
    meaning: "The full new State Pension a week, until April 2027.",
    check: "https://www.gov.uk/new-state-pension/what-youll-get",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  statePensionAge: {
    figure: "from 66 to 67",
    meaning: "How the age for the State Pension rises in steps between 2026 and 2028.",
    check: "https://www.gov.uk/state-pension-age",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  statePensionYears: {
    figure: "35 years",
    meaning: "How many years on your National Insurance record usually bring the full new State Pension.",
    check: "https://www.gov.uk/new-state-pension/how-its-calculated",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  carersAllowance: {
    figure: "£86.45",
    meaning: "Carer’s Allowance a week, until April 2027.",
    check: "https://www.gov.uk/carers-allowance",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  carersHours: {
    figure: "35 hours",
    meaning: "How many hours of care a week a person must give to get Carer’s Allowance.",
    check: "https://www.gov.uk/carers-allowance/eligibility",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  carersEarnings: {
    figure: "£204",
    meaning:
      "The most that somebody with Carer’s Allowance can earn in a week, after tax and some costs, until April 2027.",
    check: "https://www.gov.uk/carers-allowance/eligibility",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  scottishChildPayment: {
    figure: "£28.20",
    meaning: "Scottish Child Payment a week for each child under 16, until April 2027.",
    check: "https://www.mygov.scot/scottish-child-payment",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  maternityWeeks: {
    figure: "39 weeks",
    meaning: "How long Statutory Maternity Pay is paid.",
    check: "https://www.gov.uk/maternity-pay-leave/pay",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  maternityShare: {
    figure: "90%",
    meaning: "The share of her usual pay that a mother gets for the first six weeks of maternity pay.",
    check: "https://www.gov.uk/maternity-pay-leave/pay",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  childcareTopUp: {
    figure: "£2 for every £8",
    meaning: "What the government adds to a Tax-Free Childcare account.",
    check: "https://www.gov.uk/tax-free-childcare",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  childcareYear: {
    figure: "£2,000",
    meaning:
      "The most that Tax-Free Childcare adds for one child in a year. It is more for a disabled child.",
    check: "https://www.gov.uk/tax-free-childcare",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  companyTax: {
    figure: "25%",
    meaning: "The main rate of Corporation Tax, until 31 March 2027.",
    check: "https://www.gov.uk/corporation-tax-rates",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  smallCompanyTax: {
    figure: "19%",
    meaning: "The rate of Corporation Tax for companies with small profits, until 31 March 2027.",
    check: "https://www.gov.uk/corporation-tax-rates",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  stampDutyFirstHome: {
    figure: "£300,000",
    meaning:
      "The price up to which most people pay no Stamp Duty on their first home in England and Northern Ireland.",
    check: "https://www.gov.uk/stamp-duty-land-tax/residential-property-rates",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  stampDutyStart: {
    figure: "£125,000",
    meaning: "The price above which other buyers pay Stamp Duty in England and Northern Ireland.",
    check: "https://www.gov.uk/stamp-duty-land-tax/residential-property-rates",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  sugarTaxStart: {
    figure: "5 grams",
    meaning: "The sugar in 100 millilitres of a drink from which its maker pays the sugar tax.",
    check: "https://www.gov.uk/guidance/check-if-your-drink-is-liable-for-the-soft-drinks-industry-levy",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  dismissalLaw: {
    figure: "1 January 2027",
    meaning:
      "The day from which employees in England, Scotland and Wales need six months in a job, not two years, to complain of an unfair sacking.",
    check: "https://www.acas.org.uk/dismissals",
    readOn: "2026-11-29",
    lookAgainOn: "2027-01-01",
  },
  cancelledShiftLaw: {
    figure: "2027",
    meaning:
      "The year in which a law about pay for shifts cancelled at short notice is expected to start in England, Scotland and Wales.",
    check: "https://www.acas.org.uk/employment-rights-act-2025",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  youngNight: {
    figure: "10 at night and 6 in the morning",
    meaning:
      "Between which hours people of 16 and 17 may not normally work. It is 11 and 7 if the contract goes past 10. Some kinds of work have exceptions.",
    check: "https://www.acas.org.uk/young-workers-apprentices-and-work-experience",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  armyAge: {
    figure: "16",
    meaning: "The youngest age to join the armed forces, with the written consent of a parent or guardian.",
    check: "https://jobs.army.mod.uk/how-to-join/can-i-apply/age/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  provisionalLicence: {
    figure: "£34",
    meaning: "The fee for a first provisional driving licence, online, in England, Scotland and Wales.",
    check: "https://www.gov.uk/driving-licence-fees",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  theoryTest: {
    figure: "£23",
    meaning: "The fee for the theory test for a car in England, Scotland and Wales.",
    check: "https://www.gov.uk/driving-test-cost",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  drivingTest: {
    figure: "£62",
    meaning:
      "The fee for a driving test in a car on a weekday in England, Scotland and Wales. It is more in the evening or at the weekend.",
    check: "https://www.gov.uk/driving-test-cost",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  studentLoanStart: {
    figure: "£25,000",
    meaning: "The yearly pay above which a Plan 5 student loan is paid back, until April 2027.",
    check: "https://www.gov.uk/repaying-your-student-loan/what-you-pay",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  studentLoanShare: {
    figure: "9%",
    meaning: "The share of the pay above that amount which goes to a Plan 5 student loan.",
    check: "https://www.gov.uk/repaying-your-student-loan/what-you-pay",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  studentLoanYears: {
    figure: "40 years",
    meaning: "The time after which the rest of a Plan 5 student loan is written off.",
    check:
      "https://www.gov.uk/repaying-your-student-loan/when-your-student-loan-gets-written-off-or-cancelled",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  maintenanceAway: {
    figure: "£10,830",
    meaning:
      "The largest Maintenance Loan in England for most students away from home, outside London, in 2026-27.",
    check:
      "https://www.gov.uk/government/publications/tuition-fees-and-student-support-2026-to-2027-academic-year/support-with-living-and-other-costs-2026-to-2027-academic-year",
    readOn: "2026-11-29",
    lookAgainOn: "2027-08-01",
  },
  maintenanceLondon: {
    figure: "£14,135",
    meaning: "The largest Maintenance Loan for most students away from home in London, in 2026-27.",
    check:
      "https://www.gov.uk/government/publications/tuition-fees-and-student-support-2026-to-2027-academic-year/support-with-living-and-other-costs-2026-to-2027-academic-year",
    readOn: "2026-11-29",
    lookAgainOn: "2027-08-01",
  },
  maintenanceHome: {
    figure: "£9,118",
    meaning: "The largest Maintenance Loan in England for most students who live at home, in 2026-27.",
    check:
      "https://www.gov.uk/government/publications/tuition-fees-and-student-support-2026-to-2027-academic-year/support-with-living-and-other-costs-2026-to-2027-academic-year",
    readOn: "2026-11-29",
    lookAgainOn: "2027-08-01",
  },
  maintenanceIncome: {
    figure: "£25,000",
    meaning: "The household income up to which a student from England gets the largest Maintenance Loan.",
    check:
      "https://www.gov.uk/government/publications/tuition-fees-and-student-support-2026-to-2027-academic-year/support-with-living-and-other-costs-2026-to-2027-academic-year",
    readOn: "2026-11-29",
    lookAgainOn: "2027-08-01",
  },
  leavingCareGrant: {
    figure: "up to £3,000",
    meaning:
      "The Setting Up Home Allowance that many councils in England pay to young people who leave care.",
    check: "https://www.gov.uk/leaving-foster-or-local-authority-care",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  winterFuel: {
    figure: "£200",
    meaning:
      "The Winter Fuel Payment for most homes with somebody of State Pension age in England, Wales and Northern Ireland, as paid in winter 2025-26.",
    check: "https://www.gov.uk/winter-fuel-payment",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
  },
  winterFuelOver80: {
    figure: "£300",
    meaning: "The Winter Fuel Payment for most homes with somebody of 80 or over, as paid in winter 2025-26.",
    check: "https://www.gov.uk/winter-fuel-payment",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
  },
  winterFuelIncome: {
    figure: "£35,000",
    meaning: "The yearly income above which a person has to give the Winter Fuel Payment back through tax.",
    check: "https://www.gov.uk/winter-fuel-payment",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
  },
  freeGains: {
    figure: "£3,000",
    meaning: "The yearly gain on which nobody pays Capital Gains Tax, until 5 April 2027.",
    check: "https://www.gov.uk/capital-gains-tax/allowances",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  marriageSaving: {
    figure: "£252",
    meaning: "The most tax that Marriage Allowance saves a couple in a tax year.",
    check: "https://www.gov.uk/marriage-allowance",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  standardCarTax: {
    figure: "£200 a year",
    meaning:
      "The standard tax for most cars first registered from April 2017, from their second year, until April 2027.",
    check: "https://www.gov.uk/vehicle-tax-rate-tables",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  motFee: {
    figure: "£54.85",
    meaning: "The most that a test centre may charge for the MOT of a car in England, Scotland and Wales.",
    check: "https://www.gov.uk/getting-an-mot/mot-test-fees",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  holidayHours: {
    figure: "25 hours",
    meaning:
      "The most that somebody of 13 or 14 may work in a week of the school holidays, under the rules in force in November 2026. Northern Ireland has rules of its own.",
    check: "https://www.gov.uk/child-employment/restrictions-on-child-employment",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  holidayHoursAt15: {
    figure: "35 hours",
    meaning:
      "The same from 15 to school-leaving age, under the rules in force in November 2026. Northern Ireland has rules of its own.",
    check: "https://www.gov.uk/child-employment/restrictions-on-child-employment",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
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
} as const satisfies Record<string, Fact>;
