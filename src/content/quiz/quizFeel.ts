/** Words of the coin's way, of the line about the last answer, and of the second look at missed questions. */
export const COIN_WAY_TEXTS = {
  answered: (answered: number, total: number, right: number, needed: number) =>
    `${answered} of ${total} answered, ${right} right. ${needed} right answers earn a coin.`,
  /** Under the coin's way in the results. @param earned true if the coin has been earned. */
  result: (right: number, needed: number, earned: boolean) =>
    earned
      ? `${right} right! One coin drops into your pot.`
      : `${needed} right answers earn a coin. You got ${right} right.`,
} as const;

/** Above the next question. The first sentence of the reason follows. */
export const ANSWER_LINE = {
  /** Before the first answer. */
  begin: (needed: number) => `${needed} right answers earn a coin.`,
  right: "Right.",
  missed: "Not this time.",
} as const;

export const FIX_TEXTS = {
  heading: (count: number) => (count === 1 ? "Fix the last one" : `Fix your ${count}`),
  lead: "Look at them again. This is for you, and adds no coins.",
  /** Once every one of them has been answered. @param isAllRight true if nothing is left to look at. */
  done: (isAllRight: boolean) =>
    isAllRight
      ? "That is all of them. Now you know why."
      : "That is all of them. Where it says “Not quite”, you can choose again.",
  /** True unless it is switched off. @param count at least 1. */
  comesBack: (count: number) =>
    count === 1 ? "We will also ask it again tomorrow." : "We will also ask them again from tomorrow.",
} as const;

/** The review, folded to the questions that were missed. */
export const FOLDED_TEXTS = {
  /** @param count at least 1. */
  missed: (count: number) => (count === 1 ? "The one to look at" : `The ${count} to look at`),
  all: "See all ten answers",
} as const;
