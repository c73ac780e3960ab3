/** The short-story library (specification part 1, sections 2, 3 and 9). */
import { STORY_QUIZ_PASS_PERCENT } from "@/domain/quiz/passMarks";
import type { ButtonColor } from "@/content/books/books";
import type { Level } from "@/content/levels";
import type { PageMeta } from "@/content/pageMeta";

export interface StoryCard {
  id: string;
  title: string;
  level: Level;
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

export const SHORT_STORIES_PAGE: PageMeta = {
  title: "Short stories about money | 4MQ",
  description:
    "Choose a story, read it and take the quiz. Level 1 begins with The Keeper of the Embers, a windy adventure for ages 8-10.",
};

export const SHORT_STORIES_TEXTS = {
  heading: "Short Story Library",
  /** On the covers, whose ages are beside them. */
  series: "4MQ",
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
    { title: "Read", text: "Read it, or listen to it." },
    { title: "Quiz", text: "Answer ten questions about it." },
    { title: "Earn", text: `Score ${STORY_QUIZ_PASS_PERCENT}% or higher to earn coins.` },
  ],
} as const;

/** The list of stories. An id is the part of the story's address after /short-stories/, and of its quiz's after /quiz/. */
const CARDS = {
  "keeper-of-embers": {
    id: "keeper-of-embers",
    title: "The Keeper of the Embers",
    level: "Level 1",
    ageRange: "Ages 8-10",
    description: "One small girl, one cross duck and one long, windy night.",
    fullDescription:
      "Nila is the smallest person on the canal. She works all week for six pounds, and four minutes later it’s all gone. That night, a duck in a red scarf wakes her up in the Windy Place. Her job is to keep a pot of embers alight until sunrise. She has twelve sticks, and the night is very long.",
    coverImage: "/art/stories/keeper-of-embers/cover.svg",
    coverAlt:
      "A girl in a dressing gown holds a glowing clay pot. A duck stands beside her, and the moon hangs over two tents on a dark hill.",
    readingTime: "15-20 minutes",
    hasQuiz: true,
    color: "q2",
    difficulty: "Easy to read",
    themes: ["Small things add up", "Plan for later", "Own up and put it right", "Share what you have"],
    route: "/short-stories/keeper-of-embers",
  },
} as const satisfies Record<string, StoryCard>;

export type StoryId = keyof typeof CARDS;
/** The stories that have a quiz. */
export type StoryQuizId = {
  [Id in StoryId]: (typeof CARDS)[Id]["hasQuiz"] extends true ? Id : never;
}[StoryId];

export type StoryPath = `/short-stories/${StoryId}`;

export const STORIES: readonly (StoryCard & { id: StoryId })[] = Object.values(CARDS);
