/** Figures of prices, refunds and scams that change with a law, a budget or a telephone company. */
import type { Fact } from "./fact";

export const BUYING_FACTS = {
  vat: {
    figure: "20%",
    meaning: "The usual rate of VAT. There is none on most food or young children’s clothes.",
    check: "https://www.gov.uk/vat-rates",
    readOn: "2026-11-24",
    lookAgainOn: "2027-04-01",
  },
  rejectFaulty: {
    figure: "30 days",
    meaning: "How long you have to take something faulty back to the shop and get all your money back.",
    check: "https://www.legislation.gov.uk/ukpga/2015/15/section/22",
    readOn: "2026-11-24",
    lookAgainOn: "2027-11-24",
  },
  cancelOnline: {
    figure: "14 days",
    meaning:
      "How long you have to tell an online seller that you have changed your mind, for most things you buy.",
    check: "https://www.gov.uk/accepting-returns-and-giving-refunds",
    readOn: "2026-11-25",
    lookAgainOn: "2027-11-25",
  },
  subscriptionLaw: {
    figure: "spring 2027",
    meaning: "When new rules are expected to make subscriptions easier to cancel.",
    check: "https://www.citizensadvice.org.uk/consumer/",
    readOn: "2026-11-25",
    lookAgainOn: "2027-03-01",
  },
  reportFraud: {
    figure: "0300 123 2040",
    meaning:
      "The number for Report Fraud in England, Wales and Northern Ireland. In Scotland, call the police on 101.",
    check: "https://www.reportfraud.police.uk/",
    readOn: "2026-11-24",
    lookAgainOn: "2027-11-24",
  },
  callTheBank: {
    figure: "159",
    meaning:
      "A number that puts you through to most banks in the UK. If yours is not one of them, use the number on your card.",
    check: "https://www.reportfraud.police.uk/how-to-report-suspicious-activity/",
    readOn: "2026-11-24",
    lookAgainOn: "2027-11-24",
  },
  scamTexts: {
    figure: "7726",
    meaning: "The free number that you can forward suspicious texts to.",
    check: "https://www.reportfraud.police.uk/how-to-report-suspicious-activity/",
    readOn: "2026-11-24",
    lookAgainOn: "2027-11-24",
  },
  muleSentence: {
    figure: "14 years",
    meaning: "The maximum prison sentence for money laundering.",
    check: "https://moneymules.co.uk/",
    readOn: "2026-11-24",
    lookAgainOn: "2027-11-24",
  },
  scamRefund: {
    figure: "up to £100",
    meaning:
      "How much of your claim the bank may keep when it refunds a bank transfer that somebody tricked you into making.",
    check: "https://www.fca.org.uk/consumers/fraudulent-payments",
    readOn: "2026-11-25",
    lookAgainOn: "2027-11-25",
  },
  lootBoxRating: {
    figure: "16",
    meaning: "The lowest age rating that most new games with loot boxes have been given since June 2026.",
    check: "https://pegi.info/",
    readOn: "2026-11-25",
    lookAgainOn: "2027-11-25",
  },
  votingAge: {
    figure: "16",
    meaning:
      "The voting age for the parliaments and councils of Scotland and Wales. A Bill of 2026 would make it the same for every UK election.",
    check: "https://www.electoralcommission.org.uk/",
    readOn: "2026-11-28",
    lookAgainOn: "2027-03-01",
  },
  inflationTarget: {
    figure: "2%",
    meaning: "The yearly rise in prices that the Bank of England aims for.",
    check: "https://www.bankofengland.co.uk/monetary-policy/inflation",
    readOn: "2026-11-25",
    lookAgainOn: "2027-11-25",
  },
} as const satisfies Record<string, Fact>;
