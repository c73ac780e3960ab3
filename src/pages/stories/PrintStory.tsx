import { KEEPER_OF_THE_EMBERS } from "@/content/stories/keeperOfTheEmbers";
import { PrintButton } from "@/parts/reading/PrintButton";
import { questionsOfQuiz } from "@/parts/reading/sheetQuestions";

const questions = async () =>
  questionsOfQuiz((await import("@/content/quiz/quizKeeperOfEmbers")).QUIZ_KEEPER_OF_EMBERS);

/** The story with the questions of its quiz, for a class or a kitchen table. */
export const PrintStory = () => <PrintButton title={KEEPER_OF_THE_EMBERS.title} load={questions} />;
