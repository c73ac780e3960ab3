/** The files of each story. They are heavy, so each loads when it is opened. */
import type { StoryQuiz } from "@/content/quiz/quizTypes";
import type { StoryId, StoryPath, StoryQuizId } from "./stories";
import type { Story } from "./story";

export const STORY_FILES: Readonly<Record<StoryId, () => Promise<Story>>> = {
  "keeper-of-embers": () => import("./keeper-of-embers").then((file) => file.KEEPER_OF_THE_EMBERS),
};

type LoadQuiz = () => Promise<StoryQuiz>;

const QUIZ_FILES: Readonly<Record<StoryQuizId, LoadQuiz>> = {
  "keeper-of-embers": () => import("./keeper-of-embers.quiz").then((file) => file.QUIZ_KEEPER_OF_EMBERS),
};

export const STORY_IDS = Object.keys(STORY_FILES) as [StoryId, ...StoryId[]];
/** The quizzes of those stories that have one. */
export const STORY_QUIZZES: ReadonlyMap<StoryId, LoadQuiz> = new Map(
  Object.entries(QUIZ_FILES) as [StoryQuizId, LoadQuiz][],
);

export const storyPath = (id: StoryId): StoryPath => `/short-stories/${id}`;
