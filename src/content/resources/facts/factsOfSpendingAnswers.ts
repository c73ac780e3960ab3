/** Figures in answers about shops, bills, travel and health costs. */
import type { Fact } from "./fact";

export const SPENDING_ANSWER_FACTS = {
  tvLicence: {
    figure: "£180",
    meaning: "What a TV licence for a colour television costs a year, until 31 March 2027.",
    check: "https://www.tvlicensing.co.uk/check-if-you-need-one/topics/tv-licence-types-and-costs-top2",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  tvLicenceFreeAge: {
    figure: "75",
    meaning: "The age from which somebody who gets Pension Credit can have a free TV licence.",
    check: "https://www.gov.uk/free-discount-tv-licence",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  foodShopWeek: {
    figure: "£160 a week",
    meaning:
      "About what families with two children said in a survey of early 2026 that they pay for food shopping.",
    check: "https://nation.cymru/news/average-uk-household-spends-more-than-6000-a-year-on-food-shops/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-03-01",
  },
  busFareCap: {
    figure: "£3",
    meaning:
      "The most that a single adult ticket costs on most buses in England outside London, until March 2027.",
    check: "https://www.gov.uk/guidance/3-bus-fare-cap",
    readOn: "2026-11-29",
    lookAgainOn: "2027-03-01",
  },
  scotlandFreeBus: {
    figure: "5 to 21",
    meaning: "The ages at which young people who live in Scotland can have a card for free buses.",
    check: "https://www.mygov.scot/under-22s-bus-travel",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
  },
  trainChildAge: {
    figure: "5 to 15",
    meaning:
      "The ages at which a child pays half the adult fare on most trains in England, Scotland and Wales.",
    check: "https://www.nationalrail.co.uk/tickets-railcards-offers/ticket-types/discounts-for-children/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  familyRailcard: {
    figure: "60%",
    meaning: "What the Family & Friends Railcard takes off the children’s fares. Adults save about a third.",
    check: "https://www.familyandfriends-railcard.co.uk/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-03-01",
  },
  childPassport: {
    figure: "£66.50",
    meaning: "What a child’s passport (under 16) costs online from within the UK since 8 April 2026.",
    check: "https://www.gov.uk/passport-fees",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  adultPassport: {
    figure: "£102 for adults",
    meaning: "What an adult’s passport (16 or over) costs online from within the UK since 8 April 2026.",
    check: "https://www.gov.uk/passport-fees",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  termTimeFine: {
    figure: "£80",
    meaning:
      "The first fine for each parent and child for an absence without leave in England, if it is paid within 21 days.",
    check: "https://www.gov.uk/school-attendance-absence/legal-action-to-enforce-school-attendance",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
  },
  parkingDiscount: {
    figure: "14 days of the ticket",
    meaning: "How soon a council’s parking ticket must usually be paid to cost half.",
    check: "https://www.gov.uk/parking-tickets",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  freePrescriptions: {
    figure: "16, 17 or 18",
    meaning:
      "The ages at which prescriptions and eye tests stay free in England for those in full-time education. They are free for all under 16.",
    check: "https://www.nhs.uk/nhs-services/help-with-health-costs/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  freeDentist: {
    figure: "18",
    meaning:
      "The age until which NHS dental treatment is free for everybody, braces with a clear need included.",
    check:
      "https://www.nhs.uk/nhs-services/dentists/who-is-entitled-to-free-nhs-dental-treatment-in-england/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  funeralCost: {
    figure: "£3,800",
    meaning: "About what a simple funeral with guests costs in the UK, as an insurer’s report of 2026 found.",
    check: "https://www.sunlife.co.uk/funeral-costs/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-02-01",
  },
  directCremation: {
    figure: "£1,600",
    meaning: "About what a cremation without a service costs in the UK, as the same report found.",
    check: "https://www.sunlife.co.uk/funeral-costs/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-02-01",
  },
  weddingCost: {
    figure: "£22,000",
    meaning: "About what couples paid for a wedding in 2025, as a survey by a wedding website found.",
    check:
      "https://www.theknotww.com/press-releases/the-average-cost-of-a-wedding-in-2026-around-21990-according-to-hitched",
    readOn: "2026-11-29",
    lookAgainOn: "2027-02-01",
  },
  lottoJackpot: {
    figure: "1 in 45 million",
    meaning: "The chance that one line wins the Lotto jackpot.",
    check: "https://www.national-lottery.co.uk/games/lotto/game-procedures",
    readOn: "2026-11-29",
    lookAgainOn: "2027-06-01",
  },
  lotteryAge: {
    figure: "18",
    meaning: "The age from which you can buy a National Lottery ticket or scratchcard.",
    check: "https://www.national-lottery.co.uk/responsible-play/protecting-young-people",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  dutyFrom: {
    figure: "£135",
    meaning: "The value of a parcel from abroad above which customs duty can be due.",
    check: "https://www.gov.uk/goods-sent-from-abroad/tax-and-duty",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  giftFromAbroad: {
    figure: "£39",
    meaning: "The value up to which a gift from a person abroad is free of VAT and duty.",
    check: "https://www.gov.uk/goods-sent-from-abroad/tax-and-duty",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  escooterAge: {
    figure: "16",
    meaning:
      "The youngest age to hire an e-scooter in an official scheme, with a driving licence. Some ask for 18.",
    check: "https://www.gov.uk/guidance/e-scooter-trials-guidance-for-users",
    readOn: "2026-11-29",
    lookAgainOn: "2027-06-01",
  },
  claimYears: {
    figure: "six years",
    meaning:
      "How long you can claim for a faulty thing in England, Wales and Northern Ireland. It is five in Scotland.",
    check:
      "https://www.citizensadvice.org.uk/consumer/somethings-gone-wrong-with-a-purchase/return-faulty-goods/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  nurseryWeek: {
    figure: "£239 a week",
    meaning:
      "What a full-time nursery place for a child under two cost a working family in England in spring 2025, after the funded hours.",
    check: "https://www.coramfamilyandchildcare.org.uk/",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  fundedHours: {
    figure: "30 hours a week",
    meaning:
      "The funded childcare in term time that most working parents in England can have from nine months of age until school.",
    check: "https://www.gov.uk/free-childcare-if-working",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
  },
  contractWarning: {
    figure: "10 to 40 days",
    meaning:
      "How long before a phone or broadband contract ends the company must warn you and show you its best deals.",
    check:
      "https://www.ofcom.org.uk/phones-and-broadband/service-quality/companies-must-tell-customers-about-their-best-deals",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  ticketFees: {
    figure: "April 2025",
    meaning: "When it became law that the price you see first must name every fee that you cannot avoid.",
    check: "https://www.legislation.gov.uk/ukpga/2024/13/section/230",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
  bottleDeposit: {
    figure: "20p",
    meaning: "The deposit that is expected for a drink in a can or a plastic bottle.",
    check:
      "https://www.gov.uk/government/publications/deposit-return-scheme-for-drinks-containers-policy-statements",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
  },
  bottleDepositStart: {
    figure: "October 2027",
    meaning: "When the deposit on cans and plastic bottles is due to start in the UK.",
    check:
      "https://www.gov.uk/government/publications/deposit-return-scheme-for-drinks-containers-policy-statements",
    readOn: "2026-11-29",
    lookAgainOn: "2027-09-01",
  },
  energyDrinks: {
    figure: "16",
    meaning:
      "The age below which the government plans to stop the sale of strong energy drinks in England. It had no start date when we checked.",
    check:
      "https://www.gov.uk/government/consultations/banning-the-sale-of-high-caffeine-energy-drinks-to-children",
    readOn: "2026-11-29",
    lookAgainOn: "2027-04-01",
  },
  phonePriceRises: {
    figure: "17 January 2025",
    meaning: "The first day on which a new phone contract had to show each price rise in pounds and pence.",
    check:
      "https://ofcom.org.uk/phones-and-broadband/bills-and-charges/protecting-consumers-from-uncertain-and-volatile-inflation",
    readOn: "2026-11-29",
    lookAgainOn: "2027-11-29",
  },
} as const satisfies Record<string, Fact>;
