/**
 * Every figure of the topic pages that changes with time. Each has its source, the day on which it was read and the day to
 * look again; from that day on, the pages say so, and `npm run facts` lists it. A page loads only its own part of them.
 */
import { BUYING_FACTS } from "./factsOfBuying";
import { SAVING_FACTS } from "./factsOfSaving";
import { WORK_FACTS } from "./factsOfWork";

export const FACTS = { ...WORK_FACTS, ...BUYING_FACTS, ...SAVING_FACTS };

export type FactName = keyof typeof FACTS;

/** The page that was read for a figure, if it was not the one to check. The pages leave this to `npm run facts`. */
export const READ_ELSEWHERE: Partial<Record<FactName, `https://${string}`>> = {
  taxFreeYear: "https://www.legislation.gov.uk/ukpga/2023/1/section/5",
  insuranceWeek: "https://www.paypacket.io/guides/ni-rates-thresholds-2026-27.html",
  insuranceRate: "https://www.paypacket.io/guides/ni-rates-thresholds-2026-27.html",
  // On the day of reading, the Act that replaces these rules had no start date: ukpga/2026/21, sections 28, 29 and 78.
  workAge: "https://leicestershire.gov.uk/node/2566",
  newWorkAge:
    "https://www.hilldickinson.com/our-view/articles/laws-regarding-the-employment-of-children-to-be-revised/",
  workHours: "https://www.nncee.org.uk/page/488/hours-of-employment",
  youngWorkerHours: "https://directory.islington.gov.uk/kb5/islington/directory/advice.page?id=8TDzB114zgw",
  youngWorkerBreak: "https://directory.islington.gov.uk/kb5/islington/directory/advice.page?id=8TDzB114zgw",
  paidHoliday: "https://worksmart.org.uk/node/102719",
  votingAge:
    "https://electoral-reform.org.uk/elections-bill-will-bring-in-once-in-a-generation-change-to-voting-but-misses-big-opportunity",
  juniorIsaAge: "https://freetrade.io/learn/child-trust-fund-vs-junior-isa",
  childTrustFund: "https://freetrade.io/learn/child-trust-fund-vs-junior-isa",
  payLaterRules:
    "https://riskandcompliance.freshfields.com/post/102mkqc/uk-bnpl-regime-fca-publishes-final-rules",
  vat: "https://www.ifs-london.com/vat-rates",
  cancelOnline: "https://covvered.com/help/items-insurances/my-item-protections/",
  subscriptionLaw:
    "https://www.whitecase.com/insight-alert/click-cancel-uks-new-subscription-contract-regime",
  reportFraud:
    "https://www.wired-gov.net/wg/news.nsf/articles/report+fraud+service+goes+live+04122025143000?open",
  scamTexts: "https://www.vodafone.co.uk/privacy/protecting-you/phishing",
  scamRefund:
    "https://www.psr.org.uk/news-and-updates/latest-news/news/psr-continues-to-take-bold-action-on-app-fraud-as-it-publishes-final-reimbursement-details-ahead-of-2024-implementation/",
  inflationTarget:
    "https://www.business.hsbc.uk/en-gb/insights/business-finance/the-bank-of-englands-2-inflation-target",
  lootBoxRating:
    "https://www.videogameschronicle.com/news/all-games-with-loot-boxes-in-them-will-be-rated-minimum-pegi-16-starting-this-summer/",
};
