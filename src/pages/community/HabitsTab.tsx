import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { User } from "@/backend/auth";
import { habitsQuery } from "@/backend/community/habits";
import { HABITS_TEXTS, STREAK_BADGE_TEXTS } from "@/content/community/communityHabits";
import type { Day } from "@/domain/calendar";
import { STREAK_BADGES } from "@/domain/community/habits";
import { Medal } from "@/parts/community/Medal";
import { Empty } from "@/ui/feedback/Empty";
import { focusIfLost } from "@/ui/behaviour/useFocusReturn";
import { HabitCard } from "./HabitCard";
import { CardShapes } from "@/ui/feedback/SkeletonShapes";
import { QueryState } from "@/parts/QueryState";
import { NewHabit } from "./NewHabit";
import { ONE_OR_TWO } from "./oneOrTwo";
import { TabPicture } from "./TabPicture";

/** The three badges; those that a best streak has reached are no pale ones. */
const StreakMedals = ({ best }: { best: number }) => (
  <section
    aria-labelledby="medals-heading"
    className="bg-q4-soft text-q4-ink rounded-card mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5"
  >
    <h3 id="medals-heading" className="min-w-0" style={{ flex: "1 1 11rem" }}>
      {STREAK_BADGE_TEXTS.medals}
    </h3>
    <ul className="grid grid-cols-3 gap-4 text-center text-base" style={{ flex: "1 1 16rem" }}>
      {STREAK_BADGES.map(({ type, level, days }) => (
        <li key={type} className="flex flex-col items-center font-semibold">
          <Medal group="streak" level={level} isGoal={best < days} />
          <span>{HABITS_TEXTS.days(days)}</span>
        </li>
      ))}
    </ul>
  </section>
);

/** Habits and their streaks (specification part 2, sections 2 and 4). */
export function HabitsTab({ user, today }: { user: User; today: Day }) {
  const list = useQuery(habitsQuery(user.id));
  const heading = useRef<HTMLHeadingElement>(null);
  const habits = list.data ?? [];
  return (
    <section aria-labelledby="habits-heading" className="grid items-start gap-6 lg:grid-cols-[400px_1fr]">
      <div>
        <div className="flex items-center gap-3">
          <TabPicture name="habit" />
          <h2 ref={heading} id="habits-heading" tabIndex={-1} className="outline-none">
            {HABITS_TEXTS.heading}
          </h2>
        </div>
        <p className="text-muted mt-2 mb-4">{STREAK_BADGE_TEXTS.lead}</p>
        <NewHabit userId={user.id} isFirst={habits.length === 0} />
      </div>
      <div className="min-w-0">
        {list.data && habits.length === 0 && (
          <Empty face="level-1.svg#learning-grower">{HABITS_TEXTS.empty}</Empty>
        )}
        <ul className="grid gap-5 empty:hidden" style={ONE_OR_TWO}>
          {habits.map((habit) => (
            <HabitCard
              key={habit.id}
              userId={user.id}
              habit={habit}
              today={today}
              onGone={() => focusIfLost(heading.current)}
            />
          ))}
        </ul>
        <QueryState query={list} texts={HABITS_TEXTS} shape={<CardShapes />} />
        {list.data && <StreakMedals best={Math.max(0, ...habits.map(({ best }) => best))} />}
      </div>
    </section>
  );
}
