/** Every answer that the guide has been taught, by subject. Only the build and the tests read the whole list. */
import { SAVING } from "./saving";
import { SPENDING } from "./spending";
import { EARNING } from "./earning";
import { WORK } from "./work";
import { TAX_AND_PAY } from "./taxAndPay";
import { BANKS_AND_CARDS } from "./banksAndCards";
import { BORROWING } from "./borrowing";
import { INVESTING } from "./investing";
import { SCAMS } from "./scams";
import { GAMES } from "./games";
import { ONLINE } from "./online";
import { GIVING } from "./giving";
import { FAMILY_AND_FEELINGS } from "./familyAndFeelings";
import { AFTER_16 } from "./after16";
import { SCHOOL_AND_TEACHERS } from "./schoolAndTeachers";
import { THIS_SITE } from "./thisSite";
import type { TaughtAnswer } from "./taughtAnswer";

export const TAUGHT_BY_SUBJECT = {
  saving: SAVING,
  spending: SPENDING,
  earning: EARNING,
  work: WORK,
  taxAndPay: TAX_AND_PAY,
  banksAndCards: BANKS_AND_CARDS,
  borrowing: BORROWING,
  investing: INVESTING,
  scams: SCAMS,
  games: GAMES,
  online: ONLINE,
  giving: GIVING,
  familyAndFeelings: FAMILY_AND_FEELINGS,
  after16: AFTER_16,
  schoolAndTeachers: SCHOOL_AND_TEACHERS,
  thisSite: THIS_SITE,
} satisfies Record<string, readonly TaughtAnswer[]>;

export const TAUGHT_ANSWERS: readonly TaughtAnswer[] = Object.values(TAUGHT_BY_SUBJECT).flat();
