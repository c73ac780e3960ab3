import { useEffect, useState } from "react";

/** The scoreboard's count up to the total (specification part 1, section 3). */
export const COUNT_UP_STEPS = 20;
const COUNT_UP_STEP_MS = 50;

/** The number shown after the given step; the last step shows the exact total. */
export const countUp = (total: number, step: number): number =>
  step >= COUNT_UP_STEPS ? total : Math.floor((total * step) / COUNT_UP_STEPS);

const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Counts up to the total. Screen readers and visitors who prefer reduced motion get the total at once. */
export function CoinCounter({ total }: { total: number }) {
  const [step, setStep] = useState(() => (prefersReducedMotion() ? COUNT_UP_STEPS : 0));
  const counting = step < COUNT_UP_STEPS;

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setStep((before) => before + 1), COUNT_UP_STEP_MS);
    return () => clearInterval(timer);
  }, [counting]);

  return (
    <span className="font-display text-4xl font-semibold tabular-nums">
      <span aria-hidden="true">{countUp(total, step)}</span>
      <span className="sr-only">{total}</span>
    </span>
  );
}
