import { quizById } from "@/content/quiz/quizzes";
import { SHELF_TEXTS } from "@/content/shelf/shelf";
import { coinsOf } from "@/domain/quiz/earnings";
import { userEarnings } from "@/storage/quiz/quizProgress";
import { useStored } from "@/storage/useStored";
import { LinkButton } from "@/ui/controls/Button";

/** The coins of whoever plays here, and the quiz and day that each came from, newest first. */
export function Coins() {
  const { totalCoins, dailyEarnings } = useStored(userEarnings);
  const earned = dailyEarnings.filter(({ coins }) => coins > 0).toReversed();
  const before = totalCoins - coinsOf(earned);
  return (
    <section aria-labelledby="coins" className="surface flex flex-col justify-center p-5 sm:p-6">
      <div className="flex items-center gap-4">
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-20 shrink-0 lg:size-28">
          <use href="/art/looks.svg#coin" />
        </svg>
        <div>
          <h2 id="coins" className="tabular-nums">
            {SHELF_TEXTS.coins(totalCoins)}
          </h2>
          <p className="text-muted text-base">
            {totalCoins ? SHELF_TEXTS.coinsMeaning : SHELF_TEXTS.noCoins}
          </p>
          {totalCoins === 0 && (
            <LinkButton to="/quiz-hub" variant="quiet" className="mt-3">
              {SHELF_TEXTS.toQuizzes}
            </LinkButton>
          )}
        </div>
      </div>
      {totalCoins > 0 && (
        <details open={earned.length < 5} className="border-line mt-4 border-t pt-3">
          <summary className="text-link font-semibold">{SHELF_TEXTS.sources}</summary>
          <ul className="mt-2 grid gap-2 text-base">
            {earned.map(({ date, coins, source }, nth) => (
              <li key={nth} className="flex flex-wrap justify-between gap-x-4">
                <span>{quizById(source)?.title ?? SHELF_TEXTS.anotherQuiz}</span>
                <span className="text-muted tabular-nums">{SHELF_TEXTS.source(date, coins)}</span>
              </li>
            ))}
            {before > 0 && (
              <li className="flex flex-wrap justify-between gap-x-4">
                <span>{SHELF_TEXTS.before}</span>
                <span className="text-muted tabular-nums">{SHELF_TEXTS.coins(before)}</span>
              </li>
            )}
          </ul>
        </details>
      )}
    </section>
  );
}
