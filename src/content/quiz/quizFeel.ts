/** Words of the coin's way, and of the second look at missed questions. */
export const COIN_WAY_TEXTS = {
  answered: (answered: number, total: number, needed: number) =>
    `${answered} of ${total} answered. ${needed} right answers earn a coin.`,
  /** Under the coin's way in the results. @param earned true if the coin has been earned. */
  result: (right: number, needed: number, earned: boolean) =>
    earned
      ? `${right} right! One coin drops into your pot.`
      : `The gold stone is number ${needed}. That many right answers earn a coin.`,
} as const;

export const FIX_TEXTS = {
  heading: (count: number) => (count === 1 ? "Fix the last one" : `Fix your ${count}`),
  lead: "Look at them again. This is for you, and adds no coins.",
  done: "That is all of them. Now you know why.",
} as const;
