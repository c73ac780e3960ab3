import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import type { Habit } from "@/backend/community/habitRows";
import { archiveHabitMutation } from "@/backend/community/habits";
import { fateOf } from "@/backend/community/habitLog";
import { sendLog } from "@/backend/journal/outbox";
import { deviceDay } from "@/backend/deviceClock";
import { HABITS_TEXTS, LOG_WAITS, LOG_WAITS_HERE, STANDING_TEXTS } from "@/content/community/communityHabits";
import { deviceDateLooksWrong } from "@/content/deviceDate";
import { MESSAGES } from "@/content/messages";
import type { Day } from "@/domain/calendar";
import {
  currentDays,
  earnedBadge,
  isOutOfStep,
  logDay,
  streakState,
  type Streak,
} from "@/domain/community/habits";
import { waitingLogs } from "@/domain/journal/outbox";
import { hang } from "@/storage/deeds/string";
import { outboxOf } from "@/storage/journal/journal";
import { tellOfLog } from "@/parts/community/tellOfLog";
import { newId } from "@/storage/newId";
import { useStored } from "@/storage/useStored";
import { Button } from "@/ui/controls/Button";
import { focusIfLost } from "@/ui/behaviour/useFocusReturn";
import { Problem } from "@/ui/feedback/Problem";
import { toast, withdrawToast } from "@/ui/feedback/toast";
import { useOneAtATime } from "@/ui/controls/useOneAtATime";
import { archiveWords } from "@/content/community/help";
import { ArchiveButton } from "@/parts/community/ArchiveButton";
import { forgetText } from "./forgetText";
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
  const archiving = useMutation(archiveHabitMutation(userId, habit.id, useQueryClient()));
  const oneAtATime = useOneAtATime();
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const headingId = useId();

  const [isLogging, setLogging] = useState(false);

  const waiting = waitingLogs(useStored(outboxOf(userId)));
  // The log that the button is sending may yet come back, so nothing counts it before there is an answer.
  const ownWaiting = waiting.filter(
    ({ habitId, day }) => habitId === habit.id && !(isLogging && day === today),
  );
  // A badge is only claimed for what has arrived; all else counts what waits.
  const streak = ownWaiting.reduce<Streak>((before, { day }) => logDay(before, day), habit);
  const streakStatus = streakState(streak, today);
  const isDone = streakStatus === "done";
  const badge = earnedBadge(habit, today);

  const logToday = () =>
    oneAtATime(async () => {
      const log = { habitId: habit.id, name: habit.name, day: today };
      setLogging(true);
      withdrawToast(MESSAGES.habitLogFailed);
      try {
        const { outcome } = await sendLog(userId, newId(), log);
        if (outcome !== "accountDeleted") hang(userId, "habit", today);
        if (outcome === "added") tellOfLog("logged", log);
        if (outcome === "waiting") toast(outboxOf(userId).isKept() ? LOG_WAITS : LOG_WAITS_HERE);
        // The button is now disabled, and a disabled button loses the focus.
        button.current?.blur();
        focusIfLost(heading.current);
      } catch (error) {
        console.error(error);
        tellOfLog(fateOf(error, log), log);
      }
      setLogging(false);
    });

  return (
    <li aria-labelledby={headingId} className="surface flex flex-col p-5 sm:p-6">
      <div className="flex items-start justify-between gap-3">
        <h3 ref={heading} id={headingId} tabIndex={-1} className="min-w-0 outline-none">
          <bdi translate="no">{habit.name}</bdi>
        </h3>
        {!habit.isActive && (
          <p>
            <Chip colours="bg-q4-soft text-q4-ink">{HABITS_TEXTS.paused}</Chip>
          </p>
        )}
      </div>
      <div className="mb-3 flex flex-wrap items-center gap-x-12">
        <StreakDays streak={streak} today={today} />
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <Days name={HABITS_TEXTS.current} count={currentDays(streak, today)} />
          <Days name={HABITS_TEXTS.best} count={streak.best} />
        </dl>
      </div>
      {habit.isActive && !isOutOfStep(habit, today) && (
        <p className="text-muted">{STANDING_TEXTS[streakStatus]}</p>
      )}
      {ownWaiting.length > 0 && (
        <p className="text-muted">
          {outboxOf(userId).isKept() ? HABITS_TEXTS.waits : HABITS_TEXTS.waitsHere}
        </p>
      )}
      <Problem className="mt-3">{isOutOfStep(habit, today) && deviceDateLooksWrong(deviceDay())}</Problem>
      {habit.isActive && badge && (
        <StreakBadgeNote key={badge.type} userId={userId} habit={habit} badge={badge} />
      )}
      <div className="mt-auto flex flex-wrap items-center gap-3 pt-4">
        {habit.isActive && (
          <Button ref={button} disabled={isDone} onClick={() => void logToday()}>
            <span>
              {isDone ? HABITS_TEXTS.alreadyLogged : isLogging ? HABITS_TEXTS.logging : HABITS_TEXTS.log}
            </span>
            <span className="sr-only">{`: ${habit.name}`}</span>
          </Button>
        )}
        <ArchiveButton
          what={habit.name}
          archive={async () => {
            await archiving.mutateAsync();
            forgetText(userId, { id: habit.id, words: [habit.name] });
          }}
          onGone={onGone}
        >
          {archiveWords(habit.need, HABITS_TEXTS.archive, "name")}
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
