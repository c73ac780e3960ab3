import { RotateCcw } from "lucide";
import { useEffect, useRef, useState } from "react";
import { useAuth, useLikelyUser } from "@/backend/auth";
import { FIX_TEXTS } from "@/content/quiz/quizFeel";
import { PLAYER_TEXTS } from "@/content/quiz/quizTexts";
import type { Quiz } from "@/content/quiz/quizTypes";
import { countCorrect, isPass, missedIn, neededRight, scoreOf, type Attempt } from "@/domain/quiz/quiz";
import { Face } from "@/parts/quiz/Face";
import { quizAttempts } from "@/storage/quiz/quizProgress";
import { recallOf } from "@/storage/resources/recall";
import { useStored } from "@/storage/useStored";
import { Icon } from "@/ui/text/Icon";
import { Chip } from "@/ui/text/Chip";
import { FocusedHeading } from "@/ui/text/FocusedHeading";
import { Button, LinkButton } from "@/ui/controls/Button";
import { late } from "@/ui/feedback/late";
import { CoinWay } from "./CoinWay";

/** The player loads it while the questions are answered. */
export const AfterScore = late(() => import("./AfterScore").then((file) => file.AfterScore), {
  loading: () => null,
});

interface ResultsProps {
  quiz: Quiz;
  attempt: Attempt;
  onTryAgain: () => void;
}

interface NextStep {
  label: string;
  /** The target path; the "try again" button has none. */
  to?: string;
}

/** Score, coins, three figures and links to the next steps (specification part 1, section 2). */
export function Results({ quiz, attempt, onTryAgain }: ResultsProps) {
  const { id, passingScore, reward } = quiz.metadata;
  const attempts = useStored(quizAttempts(id));
  const { user } = useAuth();
  const { isOff } = useStored(recallOf(useLikelyUser()?.id));
  const [isFixing, setFixing] = useState(false);

  const score = scoreOf(attempt);
  const passed = isPass(score, passingScore);
  const right = countCorrect(attempt);
  const stats = [
    [PLAYER_TEXTS.correct, `${right}/${quiz.questions.length}`],
    [PLAYER_TEXTS.attempts, String(attempts)],
    [PLAYER_TEXTS.target, `${passingScore}%`],
  ] as const;
  const again: NextStep = { label: PLAYER_TEXTS.tryAgain };
  const quizHub: NextStep = { label: PLAYER_TEXTS.back, to: "/quiz-hub" };
  const progress: NextStep = { label: PLAYER_TEXTS.progress, to: "/kpi-scorecard" };
  // The best next step is first. After a pass that is the scorecard, or the hub for visitors who would have to sign in.
  const next = user ? [progress, quizHub] : [quizHub, progress];
  const missed = missedIn(attempt);
  const stones = attempt.questions.map((question) =>
    missed.includes(question) ? ("missed" as const) : ("right" as const),
  );
  const offersFix = missed.length > 0 && !isFixing;
  // Below the pass mark, the missed questions come before another try.
  const isFixFirst = offersFix && !passed;
  const top = useRef<HTMLElement>(null);
  // The heading takes the focus, and the face above it would stay behind the header.
  useEffect(() => {
    top.current?.scrollIntoView({ block: "start" });
  }, []);
  const ways = passed ? [...next, again] : [again, quizHub, progress];
  return (
    <div className="flex flex-col gap-8">
      <section
        ref={top}
        aria-label={PLAYER_TEXTS.score}
        className="surface scroll-mt-24 p-6 text-center sm:p-9"
      >
        <Face child={quiz.child} mood={passed ? "glad" : "kind"} className="mx-auto mb-3 size-24" />
        <FocusedHeading level="h2">{passed ? PLAYER_TEXTS.passed : PLAYER_TEXTS.notPassed}</FocusedHeading>
        <p className="font-display mt-3 text-6xl font-semibold tabular-nums">{`${score}%`}</p>
        {passed ? (
          <p className="mt-4 flex flex-wrap justify-center gap-2">
            <Chip colours="bg-q4-soft text-q4-ink">{PLAYER_TEXTS.earned(reward.coins)}</Chip>
            <Chip colours="bg-q2-soft text-q2-ink">{PLAYER_TEXTS.badge(reward.badge)}</Chip>
          </p>
        ) : (
          <p className="text-muted mt-3">{PLAYER_TEXTS.noCoins(passingScore)}</p>
        )}
        <dl className="mx-auto mt-4 grid max-w-md grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] gap-3">
          {stats.map(([name, value]) => (
            <div key={name} className="flex flex-col-reverse justify-end">
              <dt className="text-muted text-base leading-tight">{name}</dt>
              <dd className="font-display text-2xl font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-4">
          <CoinWay
            stones={stones}
            needed={neededRight(quiz.questions.length, passingScore)}
            earned={passed}
          />
        </div>
        {/* A success toast lies at the foot of the screen: the buttons end above it. */}
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          {offersFix && (
            <Button
              variant={isFixFirst ? "primary" : "quiet"}
              className="w-full sm:w-auto"
              onClick={() => setFixing(true)}
            >
              <Icon of={RotateCcw} size={20} />
              <span>{FIX_TEXTS.heading(missed.length)}</span>
            </Button>
          )}
          {ways.map(({ label, to }, place) => {
            const look = place === 0 && !isFixFirst ? "primary" : "quiet";
            return to ? (
              <LinkButton key={label} to={to} variant={look} className="grow sm:grow-0">
                {label}
              </LinkButton>
            ) : (
              <Button key={label} variant={look} className="grow sm:grow-0" onClick={onTryAgain}>
                {label}
              </Button>
            );
          })}
        </div>
        {offersFix && !isOff && (
          <p className="text-muted mt-3 text-base">{FIX_TEXTS.comesBack(missed.length)}</p>
        )}
        {!user && (
          <p className="text-muted mx-auto mt-4 max-w-[34em] text-base text-balance">
            {PLAYER_TEXTS.needsAccount}
          </p>
        )}
      </section>
      <AfterScore quiz={quiz} attempt={attempt} isFixing={isFixing} />
    </div>
  );
}
