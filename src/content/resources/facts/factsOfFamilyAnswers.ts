/** Figures that stand in answers about the family and about saving alone. */
import type { Fact } from "./fact";

export const FAMILY_ANSWER_FACTS = {
  healthyStartWeek: {
    figure: "£4.65",
    meaning:
      "What Healthy Start pays a week in pregnancy, and for each child from one to three, from April 2026.",
    check: "https://www.healthystart.nhs.uk/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  healthyStartBaby: {
    figure: "£9.30",
    meaning: "What Healthy Start pays a week for a baby of less than one year, from April 2026.",
    check: "https://www.healthystart.nhs.uk/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  warmHomeDiscount: {
    figure: "£150",
    meaning: "What the Warm Home Discount takes off an electricity bill in the winter of 2026 to 2027.",
    check: "https://www.gov.uk/the-warm-home-discount-scheme",
    readOn: "2026-11-29",
    lookAgainOn: "2027-10-01",
  },
  helpToSaveMonth: {
    figure: "£50 a month",
    meaning: "The most that anybody can pay into a Help to Save account.",
    check: "https://www.gov.uk/get-help-savings-low-income",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  helpToSaveBonus: {
    figure: "50p",
    meaning: "The bonus of Help to Save for each £1 of the highest balance, paid after two and four years.",
    check: "https://www.gov.uk/get-help-savings-low-income",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  savingsInCare: {
    figure: "£200 into a Junior ISA",
    meaning:
      "What the government pays for a child who has been in care for a year and has no Child Trust Fund.",
    check:
      "https://www.gov.uk/government/publications/junior-individual-saving-accounts-for-looked-after-children",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  youngCarerGrantAge: {
    figure: "16 to 19",
    meaning: "The ages for the Young Carer Grant, which is paid once a year in Scotland.",
    check: "https://www.mygov.scot/young-carer-grant",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  carersAllowanceAge: {
    figure: "16",
    meaning:
      "The youngest age for Carer’s Allowance, for 35 hours of care a week outside full-time education.",
    check: "https://www.gov.uk/carers-allowance/eligibility",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  maternityGrant: {
    figure: "£500",
    meaning:
      "The Sure Start Maternity Grant for a first child in England, Wales and Northern Ireland, with some benefits.",
    check: "https://www.gov.uk/sure-start-maternity-grant",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  averagePocketMoney: {
    figure: "£3.85",
    meaning:
      "The average pocket money a week of children in the UK who get it regularly, in NatWest Rooster Money’s index of 2025.",
    check:
      "https://www.natwestgroup.com/news-and-insights/news-room/press-releases/financial-capability-and-learning/2025/jun/annual-natwest-rooster-money-pocket-money-index-reveals-industri.html",
    readOn: "2026-11-29",
    lookAgainOn: "2027-06-01",
  },
} as const satisfies Record<string, Fact>;
