import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { logHabitMutation, archiveHabitMutation, type Habit } from "@/backend/community/habits";
import { HABITS_TEXTS, STANDING_TEXTS } from "@/content/community/communityHabits";
import { MESSAGES } from "@/content/messages";
import type { Day } from "@/domain/calendar";
import { currentDays, earnedBadge, streakState } from "@/domain/community/habits";
import { Button } from "@/ui/controls/Button";
import { focusIfLost } from "@/ui/behaviour/useFocusReturn";
import { toast } from "@/ui/feedback/toast";
import { useOneAtATime } from "@/ui/controls/useOneAtATime";
import { ArchiveButton } from "./ArchiveButton";
import { StreakBadgeNote } from "./StreakBadgeNote";
import { StreakDays } from "./StreakDays";
import { Chip } from "@/ui/text/Chip";

interface HabitCardProps {
  userId: string;
  habit: Habit;
  today: Day;
  /** Runs after the habit has been archived. */
  onGone: () => void;
}

export function HabitCard({ userId, habit, today, onGone }: HabitCardProps) {
  const queryClient = useQueryClient();
  const log = useMutation(logHabitMutation(userId, queryClient));
  const archiving = useMutation(archiveHabitMutation(userId, habit.id, queryClient));
  const oneAtATime = useOneAtATime();
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const headingId = useId();

  const streakStatus = streakState(habit, today);
  const isDone = streakStatus === "done";
  const badge = earnedBadge(habit, today);

  const logToday = () =>
    oneAtATime(async () => {
      try {
        await log.mutateAsync({ habit, today });
        toast(MESSAGES.habitLogged);
        // The button is now disabled, and a disabled button loses the focus.
        button.current?.blur();
        focusIfLost(heading.current);
      } catch (error) {
        console.error(error);
        toast({ ...MESSAGES.habitLogFailed, tone: "destructive" });
      }
    });

  return (
    <li aria-labelledby={headingId} className="surface flex flex-col p-5 sm:p-6">
      <div className="flex items-start justify-between gap-3">
        <h3 ref={heading} id={headingId} tabIndex={-1} className="min-w-0 outline-none">
          <bdi>{habit.name}</bdi>
        </h3>
        {!habit.isActive && (
          <p>
            <Chip colours="bg-q4-soft text-q4-ink">{HABITS_TEXTS.paused}</Chip>
          </p>
        )}
      </div>
      <StreakDays streak={habit} today={today} />
      <dl className="mb-3 flex flex-wrap gap-x-10 gap-y-2">
        <Days name={HABITS_TEXTS.current} count={currentDays(habit, today)} />
        <Days name={HABITS_TEXTS.best} count={habit.best} />
      </dl>
      {habit.isActive && <p className="text-muted">{STANDING_TEXTS[streakStatus]}</p>}
      {habit.isActive && badge && (
        <StreakBadgeNote key={badge.type} userId={userId} habit={habit} badge={badge} />
      )}
      <div className="mt-auto flex flex-wrap items-center gap-3 pt-4">
        {habit.isActive && (
          <Button ref={button} disabled={isDone} onClick={() => void logToday()}>
            {isDone ? HABITS_TEXTS.alreadyLogged : log.isPending ? HABITS_TEXTS.logging : HABITS_TEXTS.log}
            <span className="sr-only">: {habit.name}</span>
          </Button>
        )}
        <ArchiveButton what={habit.name} archive={() => archiving.mutateAsync()} onGone={onGone}>
          {HABITS_TEXTS.archive}
        </ArchiveButton>
      </div>
    </li>
  );
}

const Days = ({ name, count }: { name: string; count: number }) => (
  <div>
    <dt className="text-muted text-base">{name}</dt>
    <dd className="font-display text-2xl font-semibold tabular-nums">{HABITS_TEXTS.days(count)}</dd>
  </div>
);
