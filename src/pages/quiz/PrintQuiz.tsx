import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quiz/quizMoneyBrainBattle";
import { PrintButton } from "@/parts/reading/PrintButton";
import { questionsOfQuiz } from "@/parts/reading/sheetQuestions";

/** @param onReady called before the sheet is printed in the place of the list with the answers. */
export const PrintQuiz = ({ onReady }: { onReady: () => void }) => (
  <PrintButton
    title={QUIZ_MONEY_BRAIN_BATTLE.metadata.title}
    load={async () => questionsOfQuiz(QUIZ_MONEY_BRAIN_BATTLE)}
    onReady={onReady}
  />
);
