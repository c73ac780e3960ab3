/** Ages and dates of saving and borrowing that change with a law. */
import type { Fact } from "./fact";

export const SAVING_FACTS = {
  juniorIsaAge: {
    figure: "16",
    meaning: "The age from which you can manage your own Junior ISA or Child Trust Fund.",
    check: "https://www.gov.uk/junior-individual-savings-accounts",
    readOn: "2026-11-28",
    lookAgainOn: "2027-11-28",
  },
  childTrustFund: {
    figure: "3 January 2011",
    meaning:
      "Some people born before this day have a Child Trust Fund. Nobody can have a Junior ISA as well.",
    check: "https://www.gov.uk/child-trust-funds",
    readOn: "2026-11-28",
    lookAgainOn: "2027-11-28",
  },
  payLaterRules: {
    figure: "15 July 2026",
    meaning: "The first day of the rules for lenders who offer “buy now, pay later”.",
    check: "https://www.fca.org.uk/firms/deferred-payment-credit",
    readOn: "2026-11-28",
    lookAgainOn: "2027-11-28",
  },
} as const satisfies Record<string, Fact>;
