import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { User } from "@/backend/auth";
import { habitsQuery } from "@/backend/community/habits";
import { HABITS_TEXTS, STREAK_BADGE_TEXTS } from "@/content/community/communityHabits";
import type { Day } from "@/domain/calendar";
import { Empty } from "@/ui/feedback/Empty";
import { late } from "@/ui/feedback/late";
import { focusIfLost } from "@/ui/behaviour/useFocusReturn";
import { HabitCard } from "./HabitCard";
import { CardShapes } from "@/ui/feedback/SkeletonShapes";
import { isLoading, QueryState } from "@/parts/QueryState";
import { NewHabit } from "./NewHabit";
import { ONE_OR_TWO } from "./oneOrTwo";
import { TabPicture } from "./TabPicture";

/** They decorate the end, and weigh a fifth of the tab. */
const StreakMedals = late(() => import("./StreakMedals").then((file) => file.StreakMedals), {
  loading: () => null,
  instead: () => null,
});

/** Habits and their streaks (specification part 2, sections 2 and 4). */
export function HabitsTab({ user, today }: { user: User; today: Day }) {
  const list = useQuery(habitsQuery(user.id));
  const heading = useRef<HTMLHeadingElement>(null);
  const habits = list.data ?? [];
  return (
    <section aria-labelledby="habits-heading">
      <div className="flex items-center gap-3">
        <TabPicture name="habit" />
        <h2 ref={heading} id="habits-heading" tabIndex={-1} className="outline-none">
          {HABITS_TEXTS.heading}
        </h2>
      </div>
      <p className="text-muted mt-2 mb-4">{STREAK_BADGE_TEXTS.lead}</p>
      {/* The habits come first, as specified, for the eye and for the keyboard: logging them is what a visit is for. */}
      <div className={`grid gap-6 lg:grid-cols-[1fr_26rem] ${habits.length > 1 ? "items-start" : ""}`}>
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
        </div>
        {/* Below a list that is still to come, it would move. */}
        <div hidden={isLoading(list)}>
          <NewHabit userId={user.id} isFirst={habits.length === 0} />
        </div>
      </div>
      {list.data && <StreakMedals best={Math.max(0, ...habits.map(({ best }) => best))} />}
    </section>
  );
}
