import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { User } from "@/backend/auth";
import { habitsQuery } from "@/backend/community/habits";
import { HABITS_TEXTS, STREAK_BADGE_TEXTS } from "@/content/community/communityHabits";
import type { Day } from "@/domain/calendar";
import { Empty } from "@/ui/feedback/Empty";
import { focusIfLost } from "@/ui/behaviour/useFocusReturn";
import { HabitCard } from "./HabitCard";
import { CardShapes } from "@/ui/feedback/SkeletonShapes";
import { QueryState } from "@/parts/QueryState";
import { NewHabit } from "./NewHabit";
import { ONE_OR_TWO } from "./oneOrTwo";

/** Habits and their streaks (specification part 2, sections 2 and 4). */
export function HabitsTab({ user, today }: { user: User; today: Day }) {
  const list = useQuery(habitsQuery(user.id));
  const heading = useRef<HTMLHeadingElement>(null);
  const habits = list.data ?? [];
  return (
    <section aria-labelledby="habits-heading">
      <h2 ref={heading} id="habits-heading" tabIndex={-1} className="outline-none">
        {HABITS_TEXTS.heading}
      </h2>
      <p className="text-muted mt-1 mb-5">{STREAK_BADGE_TEXTS.lead}</p>
      <NewHabit userId={user.id} />
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
      <QueryState query={list} texts={HABITS_TEXTS} className="lg:w-1/2" shape={<CardShapes />} />
    </section>
  );
}
