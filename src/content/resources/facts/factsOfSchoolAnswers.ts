/** Figures that stand in answers about school, and about earning as a child, alone. */
import type { Fact } from "./fact";

export const SCHOOL_ANSWER_FACTS = {
  directorAge: {
    figure: "16",
    meaning: "The youngest age at which somebody can be the director of a company in the UK.",
    check: "https://www.legislation.gov.uk/ukpga/2006/46/section/157",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  toyMarkAge: {
    figure: "14",
    meaning:
      "A thing made for children below this age to play with counts as a toy, and must be tested and marked before it is sold.",
    check:
      "https://www.gov.uk/government/publications/toys-safety-regulations-2011/toys-safety-regulations-2011-great-britain",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  babysitAge: {
    figure: "16",
    meaning: "The youngest age at which the NSPCC recommends that somebody should babysit alone.",
    check: "https://www.nspcc.org.uk/keeping-children-safe/in-the-home/babysitters/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  primaryCitizenship: {
    figure: "September 2028",
    meaning:
      "From when the government plans that primary schools in England must teach citizenship, with money in it.",
    check: "https://www.gov.uk/government/publications/curriculum-and-assessment-review-final-report",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
  },
  usefulMoneyEducation: {
    figure: "47%",
    meaning:
      "The share of children aged 7 to 17 in the UK who had had a meaningful financial education, in the survey of autumn 2022 by the Money and Pensions Service.",
    check: "https://maps.org.uk/en/publications/research",
    readOn: "2026-11-29",
    lookAgainOn: "2027-03-01",
  },
  fiverAges: {
    figure: "5 to 11",
    meaning: "The ages for which Young Enterprise runs the Fiver Challenge.",
    check: "https://fiverchallenge.org.uk/en/the-challenge",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
  },
  tennerAges: {
    figure: "11 to 19",
    meaning: "The ages for which Young Enterprise runs the Tenner Challenge.",
    check: "https://www.tenner.org.uk/tenner-faqs/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
  },
  secondaryUniform: {
    figure: "£422",
    meaning:
      "What parents of a secondary pupil in the UK said that they spent on uniform, PE kit, bag and coat in a year, in the Children’s Society’s survey of May 2023.",
    check:
      "https://www.childrenssociety.org.uk/what-we-do/our-work/preventing-poverty/cut-the-cost-of-school-uniforms",
    readOn: "2026-11-29",
    lookAgainOn: "2027-08-01",
  },
  youngGamblers: {
    figure: "30%",
    meaning:
      "The share of 11 to 17-year-olds in Great Britain who had spent their own money on gambling in the last 12 months, in the Gambling Commission’s survey of 2025.",
    check:
      "https://www.gamblingcommission.gov.uk/news/article/latest-figures-on-young-people-and-gambling-released",
    readOn: "2026-11-29",
    lookAgainOn: "2027-02-01",
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
  aprShare: {
    figure: "51%",
    meaning:
      "How many of the customers accepted have to be offered a lender’s representative APR, or a lower one.",
    check: "https://www.hsbc.co.uk/credit-cards/what-is-apr/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
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
  sellingSiteAge: {
    figure: "18",
    meaning: "The youngest age for an account with Vinted or eBay.",
    check: "https://www.vinted.co.uk/our-platform",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
} as const satisfies Record<string, Fact>;
