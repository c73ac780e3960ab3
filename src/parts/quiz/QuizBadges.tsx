import { FlameKindling, Lightbulb, type IconNode } from "lucide";
import { Link } from "react-router-dom";
import type { QuizMetadata } from "@/content/quiz/quizTypes";
import { QUIZZES } from "@/content/quiz/quizzes";
import { SHELF_TEXTS } from "@/content/shelf/shelf";
import { Medal } from "@/parts/community/Medal";
import { completedQuizzes, userEarnings } from "@/storage/quiz/quizProgress";
import { useStored } from "@/storage/useStored";

const SIGNS: Record<QuizMetadata["sign"], IconNode> = { flame: FlameKindling, lightbulb: Lightbulb };

/**
 * A badge for each quiz that was passed in this browser (specification part 1, section 3: `reward.badge`).
 * @param props.isPart the headings are one level lower.
 */
export function QuizBadges({ isPart = false }) {
  const completed = useStored(completedQuizzes);
  const [Heading, Name] = isPart ? (["h3", "h4"] as const) : (["h2", "h3"] as const);
  const { dailyEarnings } = useStored(userEarnings);
  return (
    <section aria-labelledby="quiz-badges">
      <Heading id="quiz-badges" className="mb-4">
        {SHELF_TEXTS.badges}
      </Heading>
      <ul className="grid grid-cols-2">
        {QUIZZES.map(({ id, title, sign, reward: { badge } }) => {
          const isEarned = completed.includes(id);
          const day = dailyEarnings.find(({ source }) => source === id)?.date;
          return (
            <li key={id} className="flex flex-col">
              <div className="border-q4 flex justify-center border-b-8">
                <Medal group={SIGNS[sign]} level="gold" isGoal={!isEarned} />
              </div>
              <div className="px-2 pt-3 text-center text-base text-balance">
                <Name className="text-lg">{badge}</Name>
                {isEarned ? (
                  <p className="text-muted leading-snug">{SHELF_TEXTS.earned(day)}</p>
                ) : (
                  <Link to={`/quiz/${id}`} className="text-link leading-snug">
                    {SHELF_TEXTS.toEarn(title)}
                  </Link>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
