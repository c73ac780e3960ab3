/** Figures of renting a first home. */
import type { Fact } from "./fact";

export const RENTING_FACTS = {
  holdingDeposit: {
    figure: "one week’s rent",
    meaning:
      "The highest holding deposit for most private homes to rent in England and in Wales. In Scotland, a fee to hold a home is against the law.",
    check: "https://www.gov.uk/government/publications/tenant-fees-act-2019-guidance",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
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
} as const satisfies Record<string, Fact>;
