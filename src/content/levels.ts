/** The levels of books, stories, audiobooks and quizzes (specification part 1, section 2). */
export const LEVELS = [
  { level: "Level 1", ages: "8-10" },
  { level: "Level 2", ages: "11-13" },
  { level: "Level 3", ages: "14-16" },
] as const;

export type Level = (typeof LEVELS)[number]["level"];
export type Ages = (typeof LEVELS)[number]["ages"];
