import { use, useEffect, useState } from "react";
import { forgetFailure, loadQuiz } from "./loadQuiz";
import { PLAYER_TEXTS } from "@/content/quizTexts";
import { Failure } from "@/ui/Failure";
import { Player } from "./Player";

/** The quiz once its questions have loaded; after that it works offline. */
export function LoadedPlayer({ quizId }: { quizId: string }) {
  const quiz = use(loadQuiz(quizId));
  const [, drawAgain] = useState({});
  if (quiz) return <Player quiz={quiz} />;
  return <QuestionsMissing quizId={quizId} onRetry={() => drawAgain({})} />;
}

function QuestionsMissing({ quizId, onRetry }: { quizId: string; onRetry: () => void }) {
  useEffect(() => () => forgetFailure(quizId), [quizId]);
  function retry() {
    forgetFailure(quizId);
    onRetry();
  }
  return <Failure onRetry={retry}>{PLAYER_TEXTS.failed}</Failure>;
}
