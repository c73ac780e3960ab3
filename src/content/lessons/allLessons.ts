/** Every lesson, whole. Only the build and the tests read this list. */
import type { Lesson } from "./lesson";
import { NEEDS_AND_WANTS, NEEDS_AND_WANTS_HANDOUT } from "./needsAndWants";
import { LUNCH_AND_BUS, LUNCH_AND_BUS_HANDOUT } from "./lunchAndBus";
import { SCAMS, SCAMS_HANDOUT } from "./scams";
import { WAIT_OR_BUY, WAIT_OR_BUY_HANDOUT } from "./waitOrBuy";
import { PAYSLIP, PAYSLIP_HANDOUT } from "./payslip";

export const ALL_LESSONS: readonly Lesson[] = [
  { ...NEEDS_AND_WANTS, handout: NEEDS_AND_WANTS_HANDOUT },
  { ...LUNCH_AND_BUS, handout: LUNCH_AND_BUS_HANDOUT },
  { ...SCAMS, handout: SCAMS_HANDOUT },
  { ...WAIT_OR_BUY, handout: WAIT_OR_BUY_HANDOUT },
  { ...PAYSLIP, handout: PAYSLIP_HANDOUT },
];
