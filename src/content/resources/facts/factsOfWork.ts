/** Figures of pay, tax, working hours and bank accounts that change with a law or a budget. */
import type { Fact } from "./fact";

export const WORK_FACTS = {
  wageAt16: {
    figure: "£8",
    meaning:
      "The hourly minimum wage at 16 and 17, once you are over school-leaving age, until 31 March 2027.",
    check: "https://www.gov.uk/national-minimum-wage-rates",
    readOn: "2026-11-24",
    lookAgainOn: "2027-04-01",
  },
  taxFreeYear: {
    figure: "£12,570",
    meaning: "How much you can earn in a tax year before you pay Income Tax, until 5 April 2027.",
    check: "https://www.gov.uk/income-tax-rates",
    readOn: "2026-11-24",
    lookAgainOn: "2027-04-06",
  },
  insuranceWeek: {
    figure: "£242",
    meaning:
      "How much you can earn from one job in a week before you pay National Insurance, until 5 April 2027.",
    check: "https://www.gov.uk/national-insurance/national-insurance-classes",
    readOn: "2026-11-24",
    lookAgainOn: "2027-04-06",
  },
  insuranceRate: {
    figure: "8%",
    meaning: "How much National Insurance you pay on weekly earnings above that amount, until 5 April 2027.",
    check: "https://www.gov.uk/national-insurance/how-much-you-pay",
    readOn: "2026-11-24",
    lookAgainOn: "2027-04-06",
  },
  workAge: {
    figure: "13",
    meaning:
      "The youngest age for light part-time work, if your council allows it, under the rules in force in November 2026.",
    check: "https://www.gov.uk/child-employment/minimum-ages-children-can-work",
    readOn: "2026-11-25",
    lookAgainOn: "2027-04-01",
  },
  childCardFee: {
    figure: "£3 or more a month",
    meaning: "The fee for some cards for younger children. Others are free.",
    check: "https://www.moneysavingexpert.com/banking/cards-for-under-18s/",
    readOn: "2026-11-28",
    lookAgainOn: "2027-11-28",
  },
  newWorkAge: {
    figure: "14",
    meaning:
      "The youngest age for most jobs in England and Wales under a law of April 2026, which had no start date when we checked.",
    check: "https://www.legislation.gov.uk/ukpga/2026/21/section/28",
    readOn: "2026-11-28",
    lookAgainOn: "2027-04-01",
  },
  workHours: {
    figure: "12",
    meaning:
      "The most hours you can work in a school week before you reach school-leaving age, under the rules in force in November 2026. You can find the other limits on the same page.",
    check: "https://www.gov.uk/child-employment/restrictions-on-child-employment",
    readOn: "2026-11-25",
    lookAgainOn: "2027-04-01",
  },
  youngWorkerHours: {
    figure: "40 hours",
    meaning:
      "The most you can normally work in a week between school-leaving age and 18. You can find the daily limit on the same page.",
    check: "https://www.gov.uk/maximum-weekly-working-hours",
    readOn: "2026-11-25",
    lookAgainOn: "2027-11-25",
  },
  youngWorkerBreak: {
    figure: "30 minutes",
    meaning:
      "The break you must have if you are over school-leaving age but under 18, and you work for longer than four and a half hours.",
    check: "https://www.gov.uk/rest-breaks-work/young-workers",
    readOn: "2026-11-25",
    lookAgainOn: "2027-11-25",
  },
  paidHoliday: {
    figure: "5.6 weeks",
    meaning: "The minimum paid holiday you are entitled to each year, once you are over school-leaving age.",
    check: "https://www.gov.uk/holiday-entitlement-rights",
    readOn: "2026-11-25",
    lookAgainOn: "2027-11-25",
  },
  tradingAllowance: {
    figure: "£1,000 in a tax year",
    meaning: "How much you can make from sales and odd jobs of your own before you may have to tell HMRC.",
    check: "https://www.gov.uk/guidance/tax-free-allowances-on-property-and-trading-income",
    readOn: "2026-11-25",
    lookAgainOn: "2027-04-06",
  },
  protectedDeposit: {
    figure: "£120,000",
    meaning:
      "How much of your savings in each bank is protected if the bank fails. Brands that share a licence count as one bank.",
    check:
      "https://www.fscs.org.uk/what-we-cover/banks-building-societies-credit-unions/deposit-limit-increase",
    readOn: "2026-11-24",
    lookAgainOn: "2027-11-24",
  },
} as const satisfies Record<string, Fact>;
