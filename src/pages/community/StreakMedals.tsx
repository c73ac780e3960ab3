import { HABITS_TEXTS, STREAK_BADGE_TEXTS } from "@/content/community/communityHabits";
import { STREAK_BADGES } from "@/domain/community/habits";
import { Medal } from "@/parts/community/Medal";

/** The three badges; those that a best streak has reached are no pale ones. */
export const StreakMedals = ({ best }: { best: number }) => (
  <section
    aria-labelledby="medals-heading"
    className="bg-q4-soft text-q4-ink rounded-card mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5"
  >
    <h3 id="medals-heading" className="min-w-0">
      {STREAK_BADGE_TEXTS.medals}
    </h3>
    <ul className="grid grow basis-40 grid-cols-3 gap-4 text-center text-base">
      {STREAK_BADGES.map(({ type, level, days }) => (
        <li key={type} className="flex flex-col items-center font-semibold">
          <Medal group="streak" level={level} isGoal={best < days} />
          <span>{HABITS_TEXTS.days(days)}</span>
        </li>
      ))}
    </ul>
  </section>
);
