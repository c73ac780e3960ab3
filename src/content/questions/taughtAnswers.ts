/** Every answer that the guide has been taught, by page and by subject. Only the build and the tests read the whole list. */
import { SAVING } from "./saving/saving";
import { SHOPS_AND_REFUNDS } from "./spending/shopsAndRefunds";
import { PRICES_AND_VALUE } from "./spending/pricesAndValue";
import { HOME_AND_BILLS } from "./spending/homeAndBills";
import { DAYS_OUT_AND_TRAVEL } from "./spending/daysOutAndTravel";
import { EARNING } from "./earning/earning";
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
import { AFTER_16 } from "./after16/after16";
import { SCHOOL } from "./schoolAndTeachers/school";
import { TEACHING } from "./schoolAndTeachers/teaching";
import { THIS_SITE } from "./thisSite/thisSite";
import type { QuestionPageName } from "./questionPages";
import type { TaughtAnswer } from "./taughtAnswer";

export const TAUGHT_BY_PAGE = {
  saving: SAVING,
  shopsAndRefunds: SHOPS_AND_REFUNDS,
  pricesAndValue: PRICES_AND_VALUE,
  homeAndBills: HOME_AND_BILLS,
  daysOutAndTravel: DAYS_OUT_AND_TRAVEL,
  earning: EARNING,
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
  after16: AFTER_16,
  school: SCHOOL,
  teaching: TEACHING,
  thisSite: THIS_SITE,
} satisfies Record<QuestionPageName, readonly TaughtAnswer[]>;

const ofPages = (...pages: readonly QuestionPageName[]): readonly TaughtAnswer[] =>
  pages.flatMap((page) => TAUGHT_BY_PAGE[page]);

/** By the subjects that the guide tells apart. Each is a folder here. */
export const TAUGHT_BY_SUBJECT = {
  saving: ofPages("saving"),
  spending: ofPages("shopsAndRefunds", "pricesAndValue", "homeAndBills", "daysOutAndTravel"),
  earning: ofPages("earning"),
  work: ofPages("findingAJob", "rightsAtWork"),
  taxAndPay: ofPages("pay", "tax", "benefits"),
  banksAndCards: ofPages("coinsAndNotes", "banks", "cards"),
  borrowing: ofPages("borrowing"),
  investing: ofPages("investing"),
  scams: ofPages("scams"),
  games: ofPages("games"),
  online: ofPages("online"),
  giving: ofPages("giving"),
  familyAndFeelings: ofPages("pocketMoney", "friendsAndFeelings", "moneyAtHome"),
  after16: ofPages("after16"),
  schoolAndTeachers: ofPages("school", "teaching"),
  thisSite: ofPages("thisSite"),
} satisfies Record<string, readonly TaughtAnswer[]>;

export const TAUGHT_ANSWERS: readonly TaughtAnswer[] = Object.values(TAUGHT_BY_SUBJECT).flat();
