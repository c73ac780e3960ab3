/** The short-story library and the words around the story page (specification part 1, sections 2, 3 and 9). */
import { STORY_QUIZ_PASS_PERCENT } from "@/domain/quiz/passMarks";
import type { ButtonColor } from "@/content/books/books";
import { AUTHOR_IN_SHORT } from "@/content/author";
import type { PageMeta } from "@/content/pageMeta";

export interface StoryCard {
  id: string;
  title: string;
  ageRange: string;
  description: string;
  fullDescription: string;
  coverImage: string;
  coverAlt: string;
  readingTime: string;
  hasQuiz: boolean;
  color: ButtonColor;
  difficulty: string;
  themes: readonly string[];
  route: string;
}

interface StoryLevel {
  level: string;
  ages: string;
  stories: readonly StoryCard[];
  comingSoon?: string;
}

export const SHORT_STORIES_PAGE: PageMeta = {
  title: "Short stories about money | 4MQ",
  description:
    "Choose a story, read it and take the quiz. Level 1 begins with The Keeper of the Embers, a windy adventure for ages 8-10.",
};

export const STORY_PAGE: PageMeta = {
  title: "The Keeper of the Embers, a story for ages 8-10 | 4MQ",
  description:
    "Nila must keep a pot of embers alight through the Long Night. A story in seven parts about small things that last, with a quiz at the end.",
};

export const SHORT_STORIES_TEXTS = {
  heading: "Short Story Library",
  lead: "Good stories first. The money part sneaks in later.",
  readStory: "Read Story",
  takeQuiz: "Take Quiz",
  themes: "Themes",
  comingSoon: "Coming Soon",
} as const;

export const EXPLAINER = {
  heading: "How it works",
  steps: [
    { title: "Choose", text: "Pick a story for your age." },
    { title: "Read", text: "Read it, or let your device read it to you." },
    { title: "Quiz", text: "Answer ten questions about the story." },
    { title: "Earn", text: `Score ${STORY_QUIZ_PASS_PERCENT}% or higher to earn coins.` },
  ],
} as const;

export const STORY_LEVELS: readonly StoryLevel[] = [
  {
    level: "Level 1",
    ages: "8-10",
    stories: [
      {
        id: "keeper-of-embers",
        title: "The Keeper of the Embers",
        ageRange: "Ages 8-10",
        description: "One small girl, one cross duck and one long, windy night.",
        fullDescription:
          "Nila is the smallest person on the canal. She works all week for six pounds, and four minutes later it’s all gone. That night, a duck in a red scarf wakes her up in the Windy Place. Her job is to keep a pot of embers alight until sunrise. She has twelve sticks, and the night is very long.",
        coverImage: "/art/covers/keeper-of-embers.svg",
        coverAlt:
          "A girl in a dressing gown holds a glowing clay pot. A duck stands beside her, and the moon hangs over two tents on a dark hill.",
        readingTime: "15-20 minutes",
        hasQuiz: true,
        color: "q2",
        difficulty: "Easy to read",
        themes: ["Small things add up", "Plan for later", "Own up and put it right", "Share what you have"],
        route: "/short-stories/keeper-of-embers",
      },
    ],
  },
  { level: "Level 2", ages: "11-13", stories: [], comingSoon: "Stories for ages 11-13 are on their way." },
  { level: "Level 3", ages: "14-16", stories: [], comingSoon: "Stories for ages 14-16 are on their way." },
];

export const STORY_TEXTS = {
  lead: "A story in seven parts, for ages 8-10. It takes 15-20 minutes to read.",
  buyBook: "Buy Physical Book",
  /** The level book that the story belongs to. */
  book: { id: "money-basics-for-kids", title: "Money Basics for Kids" },
  freeChapter: { to: "/resources/sample-chapter", label: "Free Sample Chapter" },
  quiz: {
    heading: "Were you listening to the wind?",
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
