/** The scoreboard's count up to the total (specification part 1, section 3). */
export const COUNT_UP_STEPS = 20;
export const COUNT_UP_STEP_MS = 50;

/** The number shown after the given step; the last step shows the exact total. */
export const countUp = (total: number, step: number): number =>
  step >= COUNT_UP_STEPS ? total : Math.floor((total * step) / COUNT_UP_STEPS);
