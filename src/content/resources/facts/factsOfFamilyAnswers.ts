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
  childTrustFundStart: {
    figure: "£50 to £500, most often £250",
    meaning:
      "What the government first paid into a Child Trust Fund. It was least for those born from August 2010.",
    check: "https://www.gov.uk/child-trust-funds",
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
