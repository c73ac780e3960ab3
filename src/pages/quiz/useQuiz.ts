import { useEffect, useState } from "react";
import { loadQuiz } from "@/content/loadQuiz";
import type { Quiz } from "@/content/quizTypes";
import { quizById } from "@/content/quizzes";

interface Loading {
  quiz?: Quiz;
  failed: boolean;
  retry: () => void;
}

/** The questions, once they are here; from then on the quiz needs no network. */
export function useQuiz(quizId: string): Loading {
  const [state, setState] = useState<{ quiz?: Quiz; failed: boolean }>({ failed: false });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    if (!quizById(quizId)) return;
    loadQuiz(quizId).then(
      (quiz) => left || setState({ quiz, failed: false }),
      () => left || setState({ failed: true }),
    );
    return () => {
      left = true;
    };
  }, [quizId, attempt]);

  return {
    ...state,
    retry: () => {
      setState({ failed: false });
      setAttempt(attempt + 1);
    },
  };
}
