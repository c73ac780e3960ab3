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
} as const satisfies Record<string, Fact>;
