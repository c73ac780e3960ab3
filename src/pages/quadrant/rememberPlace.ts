import { dayOf } from "@/domain/calendar";
import type { Assessment } from "@/domain/scorecard/scorecard";
import { keepPlace } from "@/storage/quadrant/places";

/** Adds a visitor's result to the walk of this browser's visitors. */
export const rememberPlace = (scores: Assessment): void => keepPlace(undefined, scores, dayOf(new Date()));
