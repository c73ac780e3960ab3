import type { Quiz } from "@/content/quiz/quizTypes";
import type { Attempt } from "@/domain/quiz/quiz";
import { NextThings } from "@/parts/quiz/NextThings";
import { FixMissed } from "./FixMissed";
import { Review } from "./Review";
import { ScoreboardCard } from "./ScoreboardCard";

/** Everything below the score: the next thing, the coins, every answer explained, and the missed ones again. */
export const AfterScore = ({ quiz, attempt }: { quiz: Quiz; attempt: Attempt }) => (
  <>
    <NextThings links={quiz.next} />
    <ScoreboardCard />
    <Review quiz={quiz} attempt={attempt} />
    <FixMissed quiz={quiz} attempt={attempt} />
  </>
);
