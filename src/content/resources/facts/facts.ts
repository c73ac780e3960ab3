/**
 * Every figure of the topic pages that changes with time. Each has its source, the day on which it was read and the day to
 * look again; from that day on, the pages say so, and `npm run facts` lists it. A page loads only its own part of them.
 */
import { ANSWER_FACTS } from "./factsOfAnswers";
import { BUYING_FACTS } from "./factsOfBuying";
import { SAVING_FACTS } from "./factsOfSaving";
import { WORK_FACTS } from "./factsOfWork";

export const FACTS = { ...WORK_FACTS, ...BUYING_FACTS, ...SAVING_FACTS, ...ANSWER_FACTS };

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
  notePeople:
    "https://www.yorkshirepost.co.uk/news/people/new-king-charles-iii-bank-of-england-notes-get-june-date-to-enter-circulation-4527256",
  nextNotes:
    "https://www.shropshirestar.com/uk-news/2026/03/11/uk-wildlife-to-replace-historical-figures-on-next-series-of-banknotes/",
  markedNotes: "https://coinbooks.org/v21/esylum_v21n33a14.html",
  basicTaxRate: "https://bloomfinancials.com/uk-tax-thresholds-bands-allowances",
  higherTaxRate: "https://bloomfinancials.com/uk-tax-thresholds-bands-allowances",
  higherTaxStart: "https://bloomfinancials.com/uk-tax-thresholds-bands-allowances",
  topTaxRate: "https://bloomfinancials.com/uk-tax-thresholds-bands-allowances",
  topTaxStart: "https://bloomfinancials.com/uk-tax-thresholds-bands-allowances",
  scottishTopTaxRate: "https://caithness-business.co.uk/article/30134",
  usualTaxCode: "https://www.taxrebateservices.co.uk/tax-faqs/tax-codes/tax-code-2026-27-1257l-guide",
  insuranceLetter: "https://taxrebateservices.co.uk/tax-faqs/national-insurance/apply-ni-number",
  yearlyGifts: "https://willsafe.org.uk/blog/inheritance-tax-annual-exemption-uk",
  smallGifts: "https://willsafe.org.uk/blog/inheritance-tax-annual-exemption-uk",
  giftYears: "https://willsafe.org.uk/blog/inheritance-tax-annual-exemption-uk",
  unpaidTrial:
    "https://employment-essentials.indicator-flm.co.uk/general/newsadvice/7463/news/7464/news_story/1635/?cookieChecked=1&i=1",
  schoolAgeBreak: "https://sites.google.com/site/fbeccareersandguidance1/part-time-work",
  holidayShare: "https://youtemp.co.uk/tools/holiday-pay-calculator/",
  apprenticeWage: "https://www.nfuonline.com/news/national-living-wage-rates-consultation",
  emaWales:
    "https://www.wired-gov.net/wg/news.nsf/articles/1500+more+16+to+18yearolds+to+receive+financial+support+10032026101000?open",
  depositNI: "https://nidirect.gov.uk/articles/tenancy-deposit-scheme-introduction-tenants",
  sectionFrom: "https://heyrefund.me/blog/chargeback-vs-section-75",
  sectionTo: "https://heyrefund.me/blog/chargeback-vs-section-75",
  contractWarning:
    "https://ofcom.org.uk/phones-and-broadband/service-quality/companies-must-tell-customers-about-their-best-deals",
  uniformBranded: "https://latimertuition.com/ed-centre/parents/news/school-uniform-branded-item-cap",
  uniformWithTie: "https://www.legislation.gov.uk/ukpga/2026/21/section/35/enacted/data.htm",
  mealsWithCredit: "https://schoolsweek.co.uk/free-school-meals-extension-what-schools-need-to-know",
  talkMoneyWeek: "https://sfgb-cms-wp.azurewebsites.net/talk-money-week/",
  creditUnionRate: "https://test.moneyhelper.org.uk/en/everyday-money/credit/credit-unions",
  creditUnionRateNi: "https://test.moneyhelper.org.uk/en/everyday-money/credit/credit-unions",
  childBenefitFirst: "https://www.thegovernmentsays.com/comments/1898252",
  childBenefitOther: "https://www.thegovernmentsays.com/comments/1898252",
  childBenefitStops: "https://www.gov.uk/child-benefit-16-19",
  childBenefitAge: "https://www.gov.uk/child-benefit-16-19",
  childBenefitCourse: "https://www.gov.uk/child-benefit-16-19",
  benefitChargeFrom: "https://calchub.uk/answers/high-income-child-benefit-charge-self-assessment/",
  benefitChargeAll: "https://calchub.uk/answers/high-income-child-benefit-charge-self-assessment/",
  benefitChargeStep:
    "https://england-times.co.uk/martin-lewis-mse-explains-child-benefit-change-that-will-impact-thousands/?amp=1",
  scotlandDisabilityAge: "https://askcpag.org.uk/?id=-248478",
};
