/** The length of the challenge and of its phases (specification part 2, sections 3 to 5). */
export const CHALLENGE_DAYS = 90;
export const PHASES = [1, 2, 3, 4, 5, 6] as const;
export const DAYS_PER_PHASE = 14;
/** The days at the end that belong to no phase. */
export const DAYS_AFTER_PHASES = CHALLENGE_DAYS - PHASES.length * DAYS_PER_PHASE;

/** First and last day of a phase, counted from 1. */
export const daysOfPhase = (phase: number): [first: number, last: number] => [
  DAYS_PER_PHASE * (phase - 1) + 1,
  DAYS_PER_PHASE * phase,
];
