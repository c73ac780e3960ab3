/** The words of a savings goal that its card needs at once; the others are in goals.ts. */
export const GOAL_NAME_TEXTS = {
  change: "Change the name",
  add: "Give it a name",
  next: "Choose a new goal",
  newEnd: "Choose a new end",
} as const;

export const GOAL_WORDS = {
  /** Words beside the jar, by how full it is. */
  empty: "The jar is ready for your first coins.",
  started: "Your first coins are in.",
  third: "Filling up nicely.",
  half: "Over half full.",
  nearly: "Nearly there!",
  full: "You filled your jar!",
  toGo: (amount: string) => `${amount} to go.`,
  of: (amount: string) => `of ${amount}`,
} as const;

/** @param percent 0 to 100 */
export function goalWords(percent: number): string {
  if (percent >= 100) return GOAL_WORDS.full;
  if (percent >= 85) return GOAL_WORDS.nearly;
  if (percent > 50) return GOAL_WORDS.half;
  if (percent > 25) return GOAL_WORDS.third;
  return percent > 0 ? GOAL_WORDS.started : GOAL_WORDS.empty;
}
