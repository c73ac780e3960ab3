import { Check } from "lucide";
import { HABITS_TEXTS } from "@/content/community/communityHabits";
import { dayName, weekdayLetter, type Day } from "@/domain/calendar";
import { lastDays, type Streak } from "@/domain/community/habits";
import { Icon } from "@/ui/text/Icon";

/** The last seven days as a row, today at its end. */
export function StreakDays({ streak, today }: { streak: Streak; today: Day }) {
  return (
    <ol
      aria-label={HABITS_TEXTS.week}
      className="my-4 flex w-full justify-between gap-1 sm:w-auto sm:justify-start sm:gap-3"
    >
      {lastDays(streak, today).map(({ day, inStreak }) => (
        <li key={day} className="flex min-w-0 flex-1 flex-col items-center gap-1 sm:flex-none">
          <span aria-hidden="true" className="text-muted text-base leading-tight">
            {weekdayLetter(day)}
          </span>
          <span className="sr-only">
            {`${dayName(day, today)}: ${inStreak ? HABITS_TEXTS.inStreak : HABITS_TEXTS.notInStreak}`}
          </span>
          <span
            className={`grid aspect-square w-full max-w-9 place-items-center rounded-full border-2 sm:w-10 sm:max-w-none ${dayClass(inStreak, day === today)}`}
          >
            {inStreak && <Icon of={Check} size={20} />}
          </span>
        </li>
      ))}
    </ol>
  );
}

function dayClass(inStreak: boolean, isToday: boolean): string {
  if (inStreak) return "bg-q2-soft border-q2-ink text-q2-ink";
  return isToday ? "border-action border-dashed" : "border-edge";
}
