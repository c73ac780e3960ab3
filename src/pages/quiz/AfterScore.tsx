import { useLikelyUser } from "@/backend/auth";
import type { Quiz } from "@/content/quiz/quizTypes";
import { missedIn, type Attempt } from "@/domain/quiz/quiz";
import { AskAgain } from "@/parts/quiz/AskAgain";
import { NextThings } from "@/parts/quiz/NextThings";
import { FixMissed } from "./FixMissed";
import { Review } from "./Review";
import { ScoreboardCard } from "./ScoreboardCard";

interface AfterScoreProps {
  quiz: Quiz;
  attempt: Attempt;
  /** True once the missed questions are to be looked at again. */
  isFixing: boolean;
}

/** Everything below the score: the missed ones again, the coins, every answer explained, and the next thing. */
export function AfterScore({ quiz, attempt, isFixing }: AfterScoreProps) {
  const userId = useLikelyUser()?.id;
  return (
    <>
      {isFixing && <FixMissed quiz={quiz} attempt={attempt} />}
      <ScoreboardCard />
      <div>
        <Review quiz={quiz} attempt={attempt} />
        {missedIn(attempt).length > 0 && <AskAgain userId={userId} isReady />}
      </div>
      <NextThings links={quiz.next} />
    </>
  );
}
