import { goalWords } from "@/content/community/goalNames";
import { SHELF_GOAL_TEXTS as TEXTS } from "@/content/shelf/goal";
import { addDays, shortDayName, type Day } from "@/domain/calendar";
import {
  isCoinDue,
  missing,
  saturdaysOf,
  withCoin,
  withoutCoin,
  type VisitorGoal,
} from "@/domain/community/visitorGoal";
import { formatPence, type Pence } from "@/domain/money";
import { progressPercent } from "@/domain/progressPercent";
import { ArchiveButton } from "@/parts/community/ArchiveButton";
import { GoalJar } from "@/parts/community/GoalJar";
import { forgetGoal, keepGoal } from "@/storage/community/visitorGoal";
import { Button } from "@/ui/controls/Button";
import { celebrate } from "@/ui/feedback/celebrate";
import { Chip } from "@/ui/text/Chip";

/** More would fill the screen of a phone. */
const MAX_DATES = 12;

interface GoalViewProps {
  goal: VisitorGoal;
  name: string;
  /** Another price that a link has brought. */
  newPrice: Pence | undefined;
  today: Day;
  onChange: () => void;
  onNew: () => void;
  onGone: () => void;
}

/** The jar, the Saturdays that are left, and this week's coin. */
export function GoalView({ goal, name, newPrice, today, onChange, onNew, onGone }: GoalViewProps) {
  const { price, week, saved, put, picture } = goal;
  const percent = progressPercent(saved, price);
  const saturdays = saturdaysOf(goal, today);
  const coin = formatPence(Math.min(week, missing(goal)));

  function putIn() {
    const filled = withCoin(goal, today);
    keepGoal((before) => before && withCoin(before, today));
    if (missing(filled) === 0) celebrate();
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <GoalJar percent={percent} picture={picture ?? "star"} />
        <div className="min-w-32 flex-1">
          <p className="font-display text-3xl font-semibold tabular-nums">
            {TEXTS.of(formatPence(saved), formatPence(price))}
          </p>
          <p className="mt-2">{goalWords(saved > 0 ? Math.max(percent, 1) : 0)}</p>
          <p className="mt-2 text-xl font-semibold empty:hidden">
            {saturdays ? TEXTS.plan(saturdays, today) : missing(goal) > 0 && TEXTS.tooLong}
          </p>
        </div>
      </div>
      {saturdays && (
        <ol aria-label={TEXTS.dates} className="mt-4 flex flex-wrap items-center gap-2">
          {Array.from({ length: Math.min(saturdays.count, MAX_DATES) }, (_, nth) => (
            <li key={nth}>
              <Chip colours={nth === 0 ? "bg-q4-soft text-q4-ink" : "bg-q3-soft text-q3-ink"}>
                {shortDayName(addDays(saturdays.next, nth * 7))}
              </Chip>
            </li>
          ))}
          {saturdays.count > MAX_DATES && <li>{TEXTS.until(saturdays.last)}</li>}
        </ol>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-3 max-sm:*:w-full">
        {isCoinDue(goal, today) && <Button onClick={putIn}>{TEXTS.coin(coin)}</Button>}
        {missing(goal) === 0 && <Button onClick={onNew}>{TEXTS.next}</Button>}
        {put && !isCoinDue(goal, today) && (
          <Button variant="quiet" onClick={() => keepGoal((before) => before && withoutCoin(before))}>
            {TEXTS.takeOut(formatPence(put.pence))}
          </Button>
        )}
        <Button variant="quiet" onClick={onChange}>
          <span>{newPrice ? TEXTS.changeTo(formatPence(newPrice)) : TEXTS.change}</span>
          <span className="sr-only">{`: ${name}`}</span>
        </Button>
        <ArchiveButton what={name} archive={async () => forgetGoal()} onGone={onGone}>
          {TEXTS.archive}
        </ArchiveButton>
      </div>
      <p className="text-muted mt-4 text-base text-balance">{TEXTS.kept}</p>
    </>
  );
}
