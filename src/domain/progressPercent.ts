/**
 * Progress as a percentage of the target, in the same unit, capped at 100; only a goal that has been reached is at 100.
 */
export function progressPercent(progress: number, target: number): number {
  if (progress >= target) return 100;
  return Math.min(Math.round((progress / target) * 100), 99);
}
