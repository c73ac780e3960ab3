/** The words around every story on its page (specification part 1, sections 2 and 9). */
import { AUTHOR_IN_SHORT } from "@/content/author";
import { STORY_QUIZ_PASS_PERCENT } from "@/domain/quiz/passMarks";

export const STORY_TEXTS = {
  back: { to: "/short-stories", label: "All stories" },
  buyBook: "Buy Physical Book",
  freeChapter: "Free Sample Chapter",
  quiz: {
    lead: "Now try the story quiz.",
    points: [
      "10 questions: easy, medium and hard",
      "Instant feedback after every answer",
      `Score ${STORY_QUIZ_PASS_PERCENT}% or higher to earn coins: 4 coins each time you pass`,
      "Up to 2 attempts per day",
    ],
    /** The inline quiz does not award coins yet, and its results say so. */
    coinsNote: "Coins for story quizzes are coming soon.",
    link: { to: "/short-stories", label: "Take the Quiz Now" },
  },
  author: {
    heading: "About the Author",
    text: AUTHOR_IN_SHORT || "The author’s name and story will go here.",
    link: { to: "/about", label: "More about 4MQ" },
  },
} as const;
