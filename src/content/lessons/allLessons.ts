/** Every lesson, whole. Only the build and the tests read this list. */
import type { Lesson } from "./lesson";
import { NEEDS_AND_WANTS } from "./needsAndWants";

export const ALL_LESSONS: readonly Lesson[] = [NEEDS_AND_WANTS];
