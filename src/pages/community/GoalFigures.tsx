import { CHALLENGES_TEXTS } from "@/content/community/communityChallenges";
import { GOAL_WORDS } from "@/content/community/goalNames";
import { formatDollars, type GoalPicture, type Hundredths } from "@/domain/community/communityChallenges";
import { Chip } from "@/ui/text/Chip";
import { Cheering, GoalJar } from "./lateParts";

interface GoalFiguresProps {
  userId: string;
  /** 0 to 100. */
  percent: number;
  picture: GoalPicture | null;
  progress: Hundredths;
  target: Hundredths;
  /** False once the time is up, when nothing is left to do. */
  isOpen: boolean;
}

/** The jar of a savings goal, with its percentage and amounts beside it; a friend cheers beside a full one. */
export function GoalFigures({ userId, percent, picture, progress, target, isOpen }: GoalFiguresProps) {
  const isFull = percent === 100;
  const figures = (
    <dl className={isFull ? "mt-3 text-center" : "min-w-28 flex-1"}>
      <dt className="sr-only">{CHALLENGES_TEXTS.progress}</dt>
      <dd>
        {isFull ? (
          <span className="font-display text-2xl font-semibold">{GOAL_WORDS.full}</span>
        ) : (
          <Chip colours="bg-q2-soft text-q2-ink">{CHALLENGES_TEXTS.percent(percent)}</Chip>
        )}
      </dd>
      <dt className="sr-only">{CHALLENGES_TEXTS.soFar}</dt>
      <dd translate="no" className="font-display text-3xl font-semibold tabular-nums">
        {formatDollars(progress)}
      </dd>
      <dt className="sr-only">{CHALLENGES_TEXTS.target}</dt>
      <dd className="text-muted">
        {`${GOAL_WORDS.of(formatDollars(target))}${isFull ? ` · ${CHALLENGES_TEXTS.percent(percent)}` : ""}`}
      </dd>
      {isOpen && <dd className="mt-2 font-semibold">{GOAL_WORDS.toGo(formatDollars(target - progress))}</dd>}
    </dl>
  );
  return (
    <>
      <div
        className={`flex flex-wrap items-center justify-center gap-x-4 gap-y-3 ${isFull ? "mt-12" : "bg-paper rounded-card mt-4 grow p-3"}`}
      >
        <GoalJar percent={percent} picture={picture ?? "star"} />
        {isFull ? <Cheering userId={userId} /> : figures}
      </div>
      {isFull && figures}
    </>
  );
}
