/** Every lesson, whole. Only the build and the tests read this list. */
import type { Lesson } from "./lesson";
import { LUNCH_AND_BUS } from "./lunchAndBus";
import { NEEDS_AND_WANTS } from "./needsAndWants";
import { PAYSLIP } from "./payslip";
import { SCAMS } from "./scams";
import { WAIT_OR_BUY } from "./waitOrBuy";

export const ALL_LESSONS: readonly Lesson[] = [NEEDS_AND_WANTS, LUNCH_AND_BUS, SCAMS, WAIT_OR_BUY, PAYSLIP];
