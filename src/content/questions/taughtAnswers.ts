/** Every answer that the guide has been taught, by page and by subject. Only the build and the tests read the whole list. */
import { SAVING } from "./saving/saving";
import { INTEREST_AND_ACCOUNTS } from "./saving/interestAndAccounts";
import { SHOPS_AND_REFUNDS } from "./spending/shopsAndRefunds";
import { PRICES_AND_VALUE } from "./spending/pricesAndValue";
import { HOME_AND_BILLS } from "./spending/homeAndBills";
import { DAYS_OUT_AND_TRAVEL } from "./spending/daysOutAndTravel";
import { EARNING } from "./earning/earning";
import { SELLING_AND_BUSINESS } from "./earning/sellingAndBusiness";
import { FINDING_A_JOB } from "./work/findingAJob";
import { RIGHTS_AT_WORK } from "./work/rightsAtWork";
import { PAY } from "./taxAndPay/pay";
import { TAX } from "./taxAndPay/tax";
import { BENEFITS } from "./taxAndPay/benefits";
import { COINS_AND_NOTES } from "./banksAndCards/coinsAndNotes";
import { BANKS } from "./banksAndCards/banks";
import { CARDS } from "./banksAndCards/cards";
import { BORROWING } from "./borrowing/borrowing";
import { INVESTING } from "./investing/investing";
import { SCAMS } from "./scams/scams";
import { GAMES } from "./games/games";
import { ONLINE } from "./online/online";
import { GIVING } from "./giving/giving";
import { POCKET_MONEY } from "./familyAndFeelings/pocketMoney";
import { FRIENDS_AND_FEELINGS } from "./familyAndFeelings/friendsAndFeelings";
import { MONEY_AT_HOME } from "./familyAndFeelings/moneyAtHome";
import { HELP_FOR_FAMILIES } from "./familyAndFeelings/helpForFamilies";
import { AFTER_16 } from "./after16/after16";
import { DRIVING_AND_MOVING_OUT } from "./after16/drivingAndMovingOut";
import { SCHOOL } from "./schoolAndTeachers/school";
import { TEACHING } from "./schoolAndTeachers/teaching";
import { WHOLE_SCHOOL } from "./schoolAndTeachers/wholeSchool";
import { THIS_SITE } from "./thisSite/thisSite";
import type { QuestionPageName } from "./questionPages";
import type { TaughtAnswer } from "./taughtAnswer";

export const TAUGHT_BY_PAGE = {
  saving: SAVING,
  interestAndAccounts: INTEREST_AND_ACCOUNTS,
  shopsAndRefunds: SHOPS_AND_REFUNDS,
  pricesAndValue: PRICES_AND_VALUE,
  homeAndBills: HOME_AND_BILLS,
  daysOutAndTravel: DAYS_OUT_AND_TRAVEL,
  earning: EARNING,
  sellingAndBusiness: SELLING_AND_BUSINESS,
  findingAJob: FINDING_A_JOB,
  rightsAtWork: RIGHTS_AT_WORK,
  pay: PAY,
  tax: TAX,
  benefits: BENEFITS,
  coinsAndNotes: COINS_AND_NOTES,
  banks: BANKS,
  cards: CARDS,
  borrowing: BORROWING,
  investing: INVESTING,
  scams: SCAMS,
  games: GAMES,
  online: ONLINE,
  giving: GIVING,
  pocketMoney: POCKET_MONEY,
  friendsAndFeelings: FRIENDS_AND_FEELINGS,
  moneyAtHome: MONEY_AT_HOME,
  helpForFamilies: HELP_FOR_FAMILIES,
  after16: AFTER_16,
  drivingAndMovingOut: DRIVING_AND_MOVING_OUT,
  school: SCHOOL,
  teaching: TEACHING,
  wholeSchool: WHOLE_SCHOOL,
  thisSite: THIS_SITE,
} satisfies Record<QuestionPageName, readonly TaughtAnswer[]>;

const ofPages = (...pages: readonly QuestionPageName[]): readonly TaughtAnswer[] =>
  pages.flatMap((page) => TAUGHT_BY_PAGE[page]);

/** By the subjects that the guide tells apart. Each is a folder here. */
export const TAUGHT_BY_SUBJECT = {
  saving: ofPages("saving", "interestAndAccounts"),
  spending: ofPages("shopsAndRefunds", "pricesAndValue", "homeAndBills", "daysOutAndTravel"),
  earning: ofPages("earning", "sellingAndBusiness"),
  work: ofPages("findingAJob", "rightsAtWork"),
  taxAndPay: ofPages("pay", "tax", "benefits"),
  banksAndCards: ofPages("coinsAndNotes", "banks", "cards"),
  borrowing: ofPages("borrowing"),
  investing: ofPages("investing"),
  scams: ofPages("scams"),
  games: ofPages("games"),
  online: ofPages("online"),
  giving: ofPages("giving"),
  familyAndFeelings: ofPages("pocketMoney", "friendsAndFeelings", "moneyAtHome", "helpForFamilies"),
  after16: ofPages("after16", "drivingAndMovingOut"),
  schoolAndTeachers: ofPages("school", "teaching", "wholeSchool"),
  thisSite: ofPages("thisSite"),
} satisfies Record<string, readonly TaughtAnswer[]>;

export const TAUGHT_ANSWERS: readonly TaughtAnswer[] = Object.values(TAUGHT_BY_SUBJECT).flat();
