import { KEEPER_OF_THE_EMBERS } from "@/content/keeperOfTheEmbers";
import { PrintButton } from "@/parts/PrintButton";
import { questionsOfQuiz } from "@/parts/sheetQuestions";

const questions = async () =>
  questionsOfQuiz((await import("@/content/quizKeeperOfEmbers")).QUIZ_KEEPER_OF_EMBERS);

/** The story with the questions of its quiz, for a class or a kitchen table. */
export const PrintStory = () => <PrintButton title={KEEPER_OF_THE_EMBERS.title} load={questions} />;
