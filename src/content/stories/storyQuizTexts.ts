/** The story quiz inside the library of stories. */
export const STORY_QUIZ_TEXTS = {
  close: "Close the quiz",
  submit: "Submit Answer",
  finish: "Finish Quiz",
  correct: "Correct",
  incorrect: "Not Quite Right",
  rightAnswer: "The right answer:",
  goOn: "Continue",
  results: "See Results",
  heading: "Your results",
  score: (percent: number) => `${percent}%`,
  count: (correct: number, total: number) => `${correct} of ${total} correct`,
  forCoin: "Take it again for a coin",
  coinsSoon: "The coin feature is coming soon. For now, this quiz does not add any coins to your pot.",
  retake: "Retake Quiz",
  finishResults: "Finish",
} as const;
