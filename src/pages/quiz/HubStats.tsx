import { HUB_TEXTS } from "@/content/quiz/quizTexts";
import { QUIZZES } from "@/content/quiz/quizzes";
import { averageScore } from "@/domain/quiz/quiz";
import { completedQuizzes, quizScores, userEarnings } from "@/storage/quiz/quizProgress";
import { useStored } from "@/storage/useStored";

const IDS = QUIZZES.map(({ id }) => id);

/** Three figures from this browser. Scores of removed quizzes do not count. */
export function HubStats() {
  const completed = useStored(completedQuizzes);
  const scores = useStored(quizScores);
  const { totalCoins } = useStored(userEarnings);
  const done = IDS.filter((id) => completed.includes(id)).length;
  const stats = [
    [HUB_TEXTS.completed, `${done}/${IDS.length}`, "bg-basics-soft text-basics-ink"],
    [HUB_TEXTS.average, `${averageScore(IDS, scores)}%`, "bg-stories-soft text-stories-ink"],
    [HUB_TEXTS.coins, String(totalCoins), "bg-q4-soft text-q4-ink"],
  ] as const;
  return (
    <dl className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-2 sm:gap-4 noscript:hidden">
      {stats.map(([name, value, colours]) => (
        <div
          key={name}
          className={`rounded-field flex flex-col-reverse justify-end px-3 py-2 max-[22rem]:p-2 sm:px-5 ${colours}`}
        >
          <dt className="text-base leading-tight max-[22rem]:text-sm">{name}</dt>
          <dd className="font-display text-2xl font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
