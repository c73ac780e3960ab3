import { ArrowRight } from "lucide";
import { JAR_TEXTS } from "@/content/community/jar";
import type { GoalPicture, Hundredths } from "@/domain/community/communityChallenges";
import { formatPence } from "@/domain/money";
import { progressPercent } from "@/domain/progressPercent";
import { Icon } from "@/ui/text/Icon";
import { GoalJar } from "./GoalJar";

const STRIPES = "repeating-linear-gradient(135deg, var(--q2) 0 5px, var(--q2-soft) 5px 10px)";

interface JarFiguresProps {
  picture: GoalPicture | null;
  target: Hundredths;
  /** The money in the jar now, and afterwards. */
  before: Hundredths;
  after: Hundredths;
  /** The words above the second. */
  afterLabel: string;
  isDone: boolean;
}

/** The jar, what is in it now and afterwards, and a bar whose difference is striped. */
export function JarFigures({ picture, target, before, after, afterLabel, isDone }: JarFiguresProps) {
  const now = progressPercent(before, target);
  const then = progressPercent(after, target);
  const [less, more] = now < then ? [now, then] : [then, now];
  return (
    <>
      <div className="grid place-items-center">
        <GoalJar percent={isDone ? then : now} picture={picture ?? "star"} />
      </div>
      <dl className="mt-3 flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <Figure label={JAR_TEXTS.now}>{formatPence(before)}</Figure>
        <Icon of={ArrowRight} className="text-muted mb-1" />
        <Figure label={afterLabel}>{formatPence(after)}</Figure>
        <div className="ml-auto text-right">
          <dt className="text-muted text-base">{JAR_TEXTS.of(formatPence(target))}</dt>
          <dd className="font-display text-q2-ink text-2xl font-semibold tabular-nums">
            {JAR_TEXTS.percent(then)}
          </dd>
        </div>
      </dl>
      <div
        aria-hidden="true"
        className="border-edge bg-paper mt-2 flex h-4 overflow-hidden rounded-full border-2"
      >
        <span className="bg-coin" style={{ width: `${isDone ? then : less}%` }} />
        {!isDone && <span style={{ width: `${more - less}%`, backgroundImage: STRIPES }} />}
      </div>
      <p className="text-muted mt-2 text-base">{JAR_TEXTS.sameFigures}</p>
    </>
  );
}

const Figure = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt className="text-muted text-base">{label}</dt>
    <dd translate="no" className="font-display text-2xl font-semibold tabular-nums">
      {children}
    </dd>
  </div>
);
