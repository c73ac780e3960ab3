import { useEffect } from "react";
import { Navigate, useParams } from "react-router-dom";
import { useLikelyUser } from "@/backend/auth";
import { PLAYER_TEXTS, quizPageMeta } from "@/content/quiz/quizTexts";
import { quizById } from "@/content/quiz/quizzes";
import { useRound } from "@/storage/players/useRound";
import { forgetSource } from "@/storage/resources/recall";
import { PageHead } from "@/ui/text/PageHead";
import { PLAYERS } from "./players";
import { BackLink } from "@/ui/controls/BackLink";
import { QuizWithoutScripts } from "./QuizWithoutScripts";

/** The page /quiz/{quizId} (specification part 1, section 2). An unknown id redirects to the hub. */
export default function QuizPlayerPage() {
  const { quizId = "" } = useParams();
  const round = useRound();
  const metadata = quizById(quizId);
  const QuizPlayer = PLAYERS[quizId];
  if (!metadata || !QuizPlayer) return <UnknownQuiz quizId={quizId} />;
  return (
    <>
      <PageHead {...quizPageMeta(metadata)} />
      <div className="site-width max-w-reading! pt-2 pb-8 sm:pb-12">
        <BackLink to="/quiz-hub">{PLAYER_TEXTS.back}</BackLink>
        <div className="mb-3 flex items-center gap-4">
          <img
            src={metadata.coverImage}
            alt=""
            width={64}
            height={64}
            className="rounded-field hidden size-16 shrink-0 object-cover object-top sm:block"
          />
          <h1 className="text-section">{metadata.title}</h1>
        </div>
        <QuizWithoutScripts />
        <div className="noscript:hidden">
          <QuizPlayer key={round} />
        </div>
      </div>
    </>
  );
}

function UnknownQuiz({ quizId }: { quizId: string }) {
  const userId = useLikelyUser()?.id;
  useEffect(() => forgetSource(userId, quizId), [userId, quizId]);
  return <Navigate to="/quiz-hub" replace />;
}
