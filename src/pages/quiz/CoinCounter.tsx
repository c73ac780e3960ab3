import { useEffect, useState } from "react";
import { COUNTER_STEP_MS, COUNTER_STEPS, counterAt } from "@/domain/earnings";

const wantsCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Counts up to the total in 20 steps of 50 ms; readers, and those who asked for calm, get the total at once. */
export function CoinCounter({ total }: { total: number }) {
  const [step, setStep] = useState(() => (wantsCalm() ? COUNTER_STEPS : 0));
  const counting = step < COUNTER_STEPS;

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setStep((before) => before + 1), COUNTER_STEP_MS);
    return () => clearInterval(timer);
  }, [counting]);

  return (
    <span className="font-display text-4xl font-semibold tabular-nums">
      <span aria-hidden="true">{counterAt(total, step)}</span>
      <span className="sr-only">{total}</span>
    </span>
  );
}
