/** Words around the five questions at the end of a chapter or topic. For ages 8-10 and up. */

export const CHECK_TEXTS = {
  heading: "Try five questions",
  lead: "There are no coins and no marks here. Choose an answer to see why it is right or wrong.",
  again: "Questions from last time",
  againDone: "That is all for today.",
  question: (nth: number) => `Question ${nth}`,
  right: "Yes.",
  wrong: "Not quite.",
  readAgain: "Read that part again",
  end: "That was all five.",
  /** @param count at least 1. */
  endMissed: (count: number) =>
    count === 1
      ? "That was all five. Tomorrow we will ask you one of them again."
      : `That was all five. From tomorrow, we will ask you ${count} of them again.`,
  comesBack: "Ask me again about the ones I got wrong, after 1, 3 and 7 days",
  kept: "Kept in this browser, and never sent.",
} as const;
