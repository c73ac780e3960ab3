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

export const TAUGHT_ANSWERS: readonly TaughtAnswer[] = [
  ...SAVING,
  ...SPENDING,
  ...EARNING,
  ...WORK,
  ...TAX_AND_PAY,
  ...BANKS_AND_CARDS,
  ...BORROWING,
  ...INVESTING,
  ...SCAMS,
  ...GAMES,
  ...ONLINE,
  ...GIVING,
  ...FAMILY_AND_FEELINGS,
  ...AFTER_16,
  ...SCHOOL_AND_TEACHERS,
  ...THIS_SITE,
];
