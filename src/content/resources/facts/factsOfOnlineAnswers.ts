/** Figures that stand in answers about things online, games, tricks and giving alone, so that no page of a topic loads them. */
import type { Fact } from "./fact";

export const ONLINE_ANSWER_FACTS = {
  steamRefundTime: {
    figure: "14 days",
    meaning: "How long after paying for a game you can ask Steam for a refund.",
    check: "https://store.steampowered.com/steam_refunds/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  steamRefundPlay: {
    figure: "two hours",
    meaning: "You must have played a game for less than this for Steam to give the refund.",
    check: "https://store.steampowered.com/steam_refunds/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  playStationRefund: {
    figure: "14 days",
    meaning:
      "How long after paying you can cancel a game in the PlayStation Store, if you have not started to download or stream it.",
    check: "https://www.playstation.com/en-gb/legal/playstation-store-cancellation-policy/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  googlePlayRefund: {
    figure: "48 hours",
    meaning:
      "How long after paying you can ask Google Play itself for a refund. After that, you ask the makers.",
    check: "https://support.google.com/googleplay/answer/2479637",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  vintedClaim: {
    figure: "two days",
    meaning: "How long after delivery a buyer on Vinted has to report that something is wrong.",
    check: "https://www.vinted.co.uk/help",
    readOn: "2026-11-29",
    lookAgainOn: "2027-05-29",
  },
  scamRefundMost: {
    figure: "£85,000",
    meaning: "The most that a bank has to refund for one trick with bank transfers within the UK.",
    check: "https://www.fca.org.uk/consumers/fraudulent-payments",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  scamRefundTime: {
    figure: "five working days",
    meaning:
      "How soon a bank should normally refund a bank transfer that somebody tricked you into making. It may take longer if it needs to ask more.",
    check: "https://www.fca.org.uk/consumers/fraudulent-payments",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  scamRefundClaim: {
    figure: "13 months",
    meaning: "How long after the last payment you have to ask the bank for such a refund.",
    check: "https://www.fca.org.uk/consumers/fraudulent-payments",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  giftAid: {
    figure: "25p",
    meaning: "What a charity can claim with Gift Aid for each £1 from somebody who pays enough tax.",
    check: "https://www.gov.uk/donating-to-charity/gift-aid",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-06",
  },
  doorCollectingAge: {
    figure: "16",
    meaning:
      "The youngest age to collect money for charity from door to door. In Northern Ireland, some youth groups may do so from 12.",
    check: "https://www.fundraisingregulator.org.uk/code",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  streetCollectingAgeScotland: {
    figure: "14",
    meaning: "The youngest age to help with a street collection for charity in Scotland.",
    check: "https://www.fundraisingregulator.org.uk/code",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  scamEmails: {
    figure: "report@phishing.gov.uk",
    meaning: "The address to which you can forward a suspicious e-mail.",
    check: "https://www.ncsc.gov.uk/collection/phishing-scams/report-scam-email",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  chatbotAge: {
    figure: "13",
    meaning: "The youngest age for an account with ChatGPT. Under 18, a parent has to agree.",
    check: "https://openai.com/policies/terms-of-use/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-05-29",
  },
  discordAge: {
    figure: "13",
    meaning: "The youngest age to use Discord in the UK.",
    check: "https://support.discord.com/hc/en-us/articles/360040724612",
    readOn: "2026-11-29",
    lookAgainOn: "2027-05-29",
  },
  twitchAge: {
    figure: "13",
    meaning: "The youngest age to use Twitch. Under 18, a parent has to agree.",
    check: "https://www.twitch.tv/p/en/legal/terms-of-service/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-05-29",
  },
  simplestGamePlan: {
    figure: "about £7 or £8 a month",
    meaning: "The monthly price of the simplest plan for playing online on an Xbox or a PlayStation.",
    check: "https://www.xbox.com/en-GB/xbox-game-pass/compare-plans",
    readOn: "2026-11-29",
    lookAgainOn: "2027-05-29",
  },
  muleSentence: {
    figure: "14 years",
    meaning: "The longest prison sentence for money laundering, which a money mule commits.",
    check: "https://www.moneymules.co.uk/",
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
  socialMediaAge: {
    figure: "16",
    meaning:
      "The age below which the government plans to keep children off YouTube, TikTok and some other sites, from spring 2027.",
    check: "https://www.ofcom.org.uk/online-safety",
    readOn: "2026-11-29",
    lookAgainOn: "2027-03-01",
  },
} as const satisfies Record<string, Fact>;
