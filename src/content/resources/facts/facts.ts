/**
 * Every figure of the topic pages and of the answers that changes with time. Each has its source, the day on which it was
 * read and the day to look again; from that day on, the pages say so, and `npm run facts` lists it. A page loads only its
 * own part of them.
 */
import { BUYING_FACTS } from "./factsOfBuying";
import { ONLINE_ANSWER_FACTS } from "./factsOfOnlineAnswers";
import { FAMILY_ANSWER_FACTS } from "./factsOfFamilyAnswers";
import { MONEY_ANSWER_FACTS } from "./factsOfMoneyAnswers";
import { RENTING_FACTS } from "./factsOfRenting";
import { SAVING_FACTS } from "./factsOfSaving";
import { SPENDING_ANSWER_FACTS } from "./factsOfSpendingAnswers";
import { SCHOOL_ANSWER_FACTS } from "./factsOfSchoolAnswers";
import { WORK_ANSWER_FACTS } from "./factsOfWorkAnswers";
import { WORK_FACTS } from "./factsOfWork";

export const FACTS = {
  ...WORK_FACTS,
  ...BUYING_FACTS,
  ...SAVING_FACTS,
  ...RENTING_FACTS,
  ...SPENDING_ANSWER_FACTS,
  ...ONLINE_ANSWER_FACTS,
  ...FAMILY_ANSWER_FACTS,
  ...SCHOOL_ANSWER_FACTS,
  ...MONEY_ANSWER_FACTS,
  ...WORK_ANSWER_FACTS,
};

export type FactName = keyof typeof FACTS;

/** The page that was read for a figure, if it was not the one to check. The pages leave this to `npm run facts`. */
export const READ_ELSEWHERE: Partial<Record<FactName, `https://${string}`>> = {
  holidayHours: "https://www.nncee.org.uk/page/488/hours-of-employment",
  holidayHoursAt15: "https://www.nncee.org.uk/page/488/hours-of-employment",
  childBenefitWork:
    "https://opfs.org.uk/support-and-advice/your-children/my-child-is-turning-16/what-happens-to-child-benefit-when-my-child-is-16/",
  secondaryUniform: "https://educationbusinessuk.net/node/23284",
  standardCarTax: "https://www.confused.com/car-insurance/guides/uk-car-tax-bands-explained",
  motFee:
    "https://theweek.com/business/personal-finance/962048/the-cost-of-running-and-car-and-when-you-may-need-a-new-one",
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
  holdingDeposit:
    "https://tenancypilot.co.uk/guides/holding-deposits-explained-a-landlord-s-guide-for-england-2026/",
  depositNI: "https://nidirect.gov.uk/articles/tenancy-deposit-scheme-introduction-tenants",
  sectionFrom: "https://heyrefund.me/blog/chargeback-vs-section-75",
  sectionTo: "https://heyrefund.me/blog/chargeback-vs-section-75",
  contractWarning:
    "https://ofcom.org.uk/phones-and-broadband/service-quality/companies-must-tell-customers-about-their-best-deals",
  uniformWithTie: "https://www.legislation.gov.uk/ukpga/2026/21/section/35/enacted/data.htm",
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
  schoolDayHours: "https://www.nncee.org.uk/page/488/hours-of-employment",
  schoolWorkDay: "https://www.nncee.org.uk/page/488/hours-of-employment",
  sickPayShare:
    "https://www.employersforchildcare.org/article/statutory-sick-pay-welcome-changes-coming-in-april",
  sickPayWeek:
    "https://www.employersforchildcare.org/article/statutory-sick-pay-welcome-changes-coming-in-april",
  pensionJoinAge: "https://cushon.co.uk/articles/how-will-the-auto-enrolment-extension-affect-employees",
  plannedTaxReport: "https://dnsassociates.co.uk/blog/side-hustle-trading-threshold-raised",
  universalCreditAge: "https://legislation.gov.uk/uksi/2013/376/part/2/crossheading/minimum-age/2022-09-26",
  universalCreditTaper:
    "https://thebusinesstimes.co.uk/universal-credit-payment-delay-for-millions-of-dwp-benefit-claimants",
  universalCreditMonth:
    "https://thebusinesstimes.co.uk/universal-credit-payment-delay-for-millions-of-dwp-benefit-claimants",
  workBesideStudy: "https://parentsintouch.co.uk/Post-16",
  refereeAge: "https://precisionref.uk/information/6-how-to-become-a-football-referee",
  depositEngland: "https://www.augustapp.com/dictionary/tenancy-deposit-cap",
  depositScotland:
    "https://content.totallandlordinsurance.co.uk/story/the-ultimate-guide-to-tenancy-deposit-protection-legislation/page/12",
  childTrustFundStart:
    "https://cross-stitch-centre.co.uk/en/MoneyTaxAndBenefits/ChildBenefitandChildTrustFund/ChildTrustFund/AnintroductiontotheChildTrustFund/DG_193634.html",
  ticketFees: "https://theticketingbusiness.com/2025/04/uk-bans-sneaky-fees-for-online-ticketing",
  bottleDeposit:
    "https://forecourttrader.co.uk/news/confusion-reigns-over-welsh-deposit-return-scheme/720847.article",
  bottleDepositStart:
    "https://forecourttrader.co.uk/news/wales-granted-permission-to-include-glass-bottles-in-drs/715275.article",
  brandedUniform: "https://educationbusinessuk.net/news/24102025/schools-told-limit-branded-uniform-items",
  freeMealsCredit:
    "https://www.parallelparliament.co.uk/debate/2025-06-05/commons/written-statements/school-food",
  freeMealsEngland:
    "https://england-times.co.uk/free-school-meal-changes-in-full-from-todays-spending-review",
  freeMealsScotland:
    "https://england-times.co.uk/free-school-meal-changes-in-full-from-todays-spending-review",
  socialMediaAge: "https://www.thecybersignal.com/uk-social-media-restrictions-under-16-2026/",
  sellingSiteAge: "https://www.ebay.com.sg/help/policies/identity-policies/underage-user-policy?id=4233",
  tvLicence: "https://www.the-independent.com/bulletin/news/tv-licence-fee-bbc-cost-rise-b2915294.html",
  tvLicenceFreeAge:
    "https://www.brumdaily.uk/politics/westminster-updates/tv-licence-fee-rises-to-180-in-april-new-rules-announced.html",
  busFareCap: "https://particle.news/story/uk-extends-3-cap-on-single-bus-fares-to-march-2027",
  scotlandFreeBus:
    "https://www.shropshirestar.com/news/transport/2025/09/01/1-bus-fares-for-young-people-in-wales/",
  trainChildAge: "https://www.eastmidlandsrailway.co.uk/tickets-discounts/get-a-discount/child-tickets",
  familyRailcard: "https://www.eastmidlandsrailway.co.uk/tickets-discounts/get-a-discount/child-tickets",
  childPassport: "https://hednews.uk/?p=3379",
  adultPassport: "https://hednews.uk/?p=3379",
  termTimeFine: "https://www.moneysavingexpert.com/family/school-holiday-fines/",
  parkingDiscount: "https://chichester.gov.uk:443/parkingtickets",
  freePrescriptions:
    "https://nrpfnetwork.org.uk/information-and-resources/rights-and-entitlements/nhs-treatment/prescriptions-dental-care-and-sight-tests",
  freeDentist: "https://www.totalorthodontics.co.uk/types-of-braces/braces-for-children/nhs-orthodontics",
  lottoJackpot: "https://southwalesargus.co.uk/news/24481326.odds-winning-national-lottery-uk",
  lotteryAge: "https://southwalesargus.co.uk/news/24481326.odds-winning-national-lottery-uk",
  dutyFrom: "https://www.nibusinessinfo.co.uk/content/calculating-customs-charges-when-importing-post",
  giftFromAbroad: "https://www.nibusinessinfo.co.uk/content/calculating-customs-charges-when-importing-post",
  escooterAge: "https://martintaggart.com/e-scooter-law-uk",
  claimYears: "https://retra.co.uk/consumers/rights/remedies/",
  nurseryWeek:
    "https://www.nurseryworld.co.uk/content/news/cost-of-a-nursery-place-rises-for-three-and-four-year-olds",
  fundedHours: "https://inuno.ai/nurseries-worried-despite-fall-in-childcare-costs",
  steamRefundTime:
    "https://www.slashgear.com/1269460/how-to-request-a-refund-on-steam-and-what-games-qualify/",
  steamRefundPlay:
    "https://www.slashgear.com/1269460/how-to-request-a-refund-on-steam-and-what-games-qualify/",
  playStationRefund: "https://www.playstation.com/en-is/legal/playstation-store-cancellation-policy/",
  googlePlayRefund:
    "https://support.beautyplus.com/hc/en-us/articles/1500000809841-How-Can-I-Apply-for-a-Refund",
  vintedClaim: "https://www.vinted.co.uk/help/465-vinted-refund-policy?access_channel=product_link",
  scamRefundMost: "https://financial-compass-uk.pages.dev/answers/how-much-will-i-get-back-from-an-app-scam/",
  scamRefundTime: "https://sciopay.co/authorised-push-payment-app-fraud/",
  scamRefundClaim: "https://sciopay.co/authorised-push-payment-app-fraud/",
  giftAid: "https://charlesaccountancy.com/blog/post/13014/tax-relief-on-charity-donations",
  doorCollectingAge: "https://fundraisingregulator.org.uk/code-consultation-2024/section-6",
  streetCollectingAgeScotland: "https://fundraisingregulator.org.uk/code-consultation-2024/section-6",
  scamEmails: "https://www.nicybersecuritycentre.gov.uk/report-scam-email",
  chatbotAge: "https://conductatlas.com/platform/openai/openai-terms-of-use/age-restriction-minimum-age-13/",
  discordAge: "https://www.discords.ai/wiki/discord-age-requirements-guide",
  twitchAge: "https://parentzone.org.uk/article/twitch-everything-you-need-know-about-live-streaming-site",
  simplestGamePlan: "https://finalboss.io/xbox-game-pass-splits-into-tiers-day-one",
  healthyStartWeek: "https://www.islingtonfoodpartnership.org.uk/healthy-start-payment-increase-apr-2026",
  healthyStartBaby: "https://www.islingtonfoodpartnership.org.uk/healthy-start-payment-increase-apr-2026",
  warmHomeDiscount: "https://calchub.uk/blog/warm-home-discount-2026-27-who-qualifies/",
  helpToSaveMonth:
    "https://wordupnews.com/news-beat/universal-credit-hmrc-warning-as-you-may-be-eligible-for-extra-cash/?amp=1",
  helpToSaveBonus:
    "https://wordupnews.com/news-beat/universal-credit-hmrc-warning-as-you-may-be-eligible-for-extra-cash/?amp=1",
  savingsInCare: "https://www.sharefound.org/",
  youngCarerGrantAge:
    "https://www.socialsecurity.gov.scot/news-events/news/support-for-scotlands-unpaid-carers",
  carersAllowanceAge:
    "https://learningandwork.org.uk/resources/research-and-reports/young-adult-carers-and-the-21-hour-rule/",
  maternityGrant: "https://parallelparliament.co.uk/question/70450/pregnancy-grants",
  directorAge: "https://governance360.com/who-can-be-a-company-director",
  toyMarkAge: "https://www.walthamforest.gov.uk/businesses/trading-standards/product-safety",
  babysitAge: "https://www.southtyneside.gov.uk/article/5007/Overview",
  primaryCitizenship:
    "https://www.actuarialpost.co.uk/article/move-backed-to-embed-financial-literacy-into-curriculum-25890.htm",
  usefulMoneyEducation:
    "https://explore.toparn.com/a/less-than-half-of-children-have-received-a-meaningful-financial-education",
  richestPerson: "https://www.digi.no/artikler/musks-formue-vokser-overlegent-rikest-i-verden/569414",
  richestSum: "https://www.digi.no/artikler/musks-formue-vokser-overlegent-rikest-i-verden/569414",
  applePayAge:
    "https://help.revolut.com/bg-BG/help/profile-and-plan/revolut-junior/the-revolut-junior-card/who-is-eligible-for-using-apple-or-google-pay-for-payments/",
  digitalPoundPlans:
    "https://www.lewissilkin.com/en/insights/2025/11/10/bank-of-england-publishes-update-on-digital-pound-102ltx0",
  paydayDailyCap: "https://www.bbcspaces.com/understanding-the-cost-cap-mechanism-in-uk-payday-lending",
  paydayLateFee: "https://www.bbcspaces.com/understanding-the-cost-cap-mechanism-in-uk-payday-lending",
  loanSharkLine: "https://www.broadlandgroup.org/tenant-support/your-money/loan-sharks/",
  stepChangeLine: "https://www.stepchange.org/debt-info/bailiffs/what-can-bailiffs-take.aspx",
  lifetimeIsaAge: "https://www.skipton.co.uk/savings/isas/lifetime-isa",
  lifetimeIsaYear: "https://www.skipton.co.uk/savings/isas/lifetime-isa",
  lifetimeIsaShare: "https://www.skipton.co.uk/savings/isas/lifetime-isa",
  lifetimeIsaHome: "https://britbrief.co.uk/business/property/lifetime-isa-shake-up-confirmed-in-budget.html",
  isaYear: "https://www.leedsbuildingsociety.co.uk/home-and-money/savers/is-the-isa-allowance-changing",
  cashIsaPlans: "https://www.leedsbuildingsociety.co.uk/home-and-money/savers/is-the-isa-allowance-changing",
  wageAt18:
    "https://www.mondaq.com/uk/employee-rights-labour-relations/1725980/new-national-minimum-wage-rates-for-april-2026",
  wageAt21:
    "https://www.mondaq.com/uk/employee-rights-labour-relations/1725980/new-national-minimum-wage-rates-for-april-2026",
  averagePay:
    "https://employeebenefits.co.uk/pay-strategy/median-weekly-earnings-for-full-time-staff-increase-year-on-year/281441.article",
  mpPay: "https://www.lbc.co.uk/article/mp-pay-rise-parliament-labour-reform-green-tory-5HjdTjc_2/",
  sovereignGrant: "https://www.parliamenttoday.com/free/viewnews.html?id=174692",
  newStatePension:
    "https://financetimes.org/state-pensioners-given-241-payment-as-new-pension-rates-confirmed",
  statePensionAge:
    "https://mhv.dailyecho.co.uk/news/national/uk-today/25038933.uk-state-pension-age-going-2026-millions",
  statePensionYears: "https://cdn2.el-balad.com/?p=311289",
  carersAllowance:
    "https://carersuk.org/press-releases/government-confirms-benefit-increases-for-2026-27-including-rise-in-carer-s-allowance-and-earnings-threshold",
  carersHours: "https://tuoow.com/?p=1902",
  carersEarnings:
    "https://carersuk.org/press-releases/government-confirms-benefit-increases-for-2026-27-including-rise-in-carer-s-allowance-and-earnings-threshold",
  scottishChildPayment:
    "https://www.socialsecurity.gov.scot/guidance-resources/guidance/overview-of-scottish-child-payment",
  maternityWeeks: "https://acas.org.uk/your-maternity-leave-pay-and-other-rights/working-out-maternity-pay",
  maternityShare: "https://acas.org.uk/your-maternity-leave-pay-and-other-rights/working-out-maternity-pay",
  childcareTopUp: "https://fsd.hounslow.gov.uk/synergyweb/TaxFreeChildcare.aspx",
  childcareYear: "https://fsd.hounslow.gov.uk/synergyweb/TaxFreeChildcare.aspx",
  companyTax: "https://delphiniaccounting.co.uk/resource-centre/tax-tables/corporation-tax.php",
  smallCompanyTax: "https://delphiniaccounting.co.uk/resource-centre/tax-tables/corporation-tax.php",
  stampDutyFirstHome: "https://www.grahame-stowe-bateson.co.uk/stamp-duty-land-tax-changes/",
  stampDutyStart: "https://www.grahame-stowe-bateson.co.uk/stamp-duty-land-tax-changes/",
  sugarTaxStart: "https://www.newsbeep.com/uk/282608",
  dismissalLaw:
    "https://www.penningtonslaw.com/insights/when-six-months-is-too-long-reduced-qualifying-service-period-for-unfair-dismissal-claims/",
  cancelledShiftLaw:
    "https://www.osborneclarke.com/employment-law-reforms-horizon/zero-hours-low-hours-contracts",
  youngNight:
    "https://whitelabel.worksmart.org.uk/work-rights/young-workers/young-workers-u18/are-young-workers-allowed-work-night",
  armyAge: "https://ukdefencejournal.org.uk/no-plans-to-raise-minimum-military-recruitment-age",
  provisionalLicence: "https://youngcardriver.com/learning/provisional-driving-licence",
  theoryTest: "https://drivingtestcost.com/fees",
  drivingTest: "https://drivingtestcost.com/fees",
  studentLoanStart: "https://uktakehomecalculator.co.uk/guides/post-1-plan5-student-loans.html",
  studentLoanShare: "https://uktakehomecalculator.co.uk/guides/post-1-plan5-student-loans.html",
  studentLoanYears: "https://uktakehomecalculator.co.uk/guides/post-1-plan5-student-loans.html",
  leavingCareGrant: "https://oldham.gov.uk/info/201108/care_leavers/3196/accommodation",
  winterFuel: "https://www.europesays.com/uk/728252",
  winterFuelOver80: "https://www.europesays.com/uk/728252",
  winterFuelIncome: "https://www.europesays.com/uk/728252",
  freeGains: "https://delphiniaccounting.co.uk/resource-centre/tax-tables/capital-gains-tax.php",
  marriageSaving: "https://uktax.tools/tax-glossary/marriage-allowance",
};
