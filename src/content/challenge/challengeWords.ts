/** The length of the challenge in words, made from its rule (specification part 2, section 4). */
import {
  DAYS_AFTER_PHASES,
  CHALLENGE_DAYS,
  DAYS_PER_PHASE,
  daysOfPhase,
  PHASES,
} from "@/domain/challenge/challengeLength";

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const inWords = (number: number): string => NUMBERS[number] ?? String(number);
const weeks = (days: number): string => `${inWords(days / 7)} weeks`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "six" */
export const PHASE_COUNT = inWords(PHASES.length);
/** "two weeks" */
export const PHASE_LENGTH = weeks(DAYS_PER_PHASE);
/** "twelve weeks" */
const PHASES_LENGTH = weeks(DAYS_PER_PHASE * PHASES.length);
/** "There are six phases of two weeks each, so twelve weeks in all. The last six of the 90 days are in no phase." */
export const PHASES_LEAD = `There are ${PHASE_COUNT} phases of ${PHASE_LENGTH} each, so ${PHASES_LENGTH} in all. The last ${inWords(DAYS_AFTER_PHASES)} of the ${CHALLENGE_DAYS} days are in no phase.`;

/** "Days 1-14" */
export const missionDays = (phase: number): string => `Days ${daysOfPhase(phase).join("-")}`;
/** "Days 85-90" */
export const LAST_DAYS = `Days ${CHALLENGE_DAYS - DAYS_AFTER_PHASES + 1}-${CHALLENGE_DAYS}`;
