import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { User } from "@/backend/auth";
import { badgesQuery } from "@/backend/community/badges";
import { QUIZZES } from "@/content/quiz/quizzes";
import { BADGES_TEXTS, LEVEL_NAMES } from "@/content/community/communityBadges";
import { badgeName, groupOf, shelvesOf, type BadgeLevel, type BadgeSlot } from "@/domain/community/badges";
import { STREAK_BADGES } from "@/domain/community/habits";
import { LinkButton } from "@/ui/controls/Button";
import { late } from "@/ui/feedback/late";
import { CardShapes } from "@/ui/feedback/SkeletonShapes";
import { QueryState } from "@/parts/QueryState";
import { Medal } from "@/parts/community/Medal";

/** They are those of this browser, as on the page of one's own shelf. */
const QuizBadges = late(() => import("@/parts/quiz/QuizBadges").then((file) => file.QuizBadges), {
  instead: () => null,
});

/** The shelf of the streak badges; the first badge names it. */
const STREAK = groupOf(STREAK_BADGES[0].type);

/** The shelf of badges (specification part 2, section 2). */
export function BadgesTab({ user }: { user: User }) {
  const badges = useQuery(badgesQuery(user.id));
  return (
    <section aria-labelledby="badges-heading">
      <h2 id="badges-heading" className="mb-5">
        {BADGES_TEXTS.heading}
      </h2>
      {badges.data?.length === 0 && (
        <div className="bg-q3-soft text-q3-ink rounded-card mb-6 flex flex-wrap items-center gap-4 p-5">
          <svg aria-hidden="true" viewBox="0 0 100 100" className="size-16 shrink-0">
            <use href="/art/characters/level-1.svg#learning-grower" />
          </svg>
          <p className="min-w-40 flex-1">{BADGES_TEXTS.empty}</p>
          <LinkButton to="?tab=habits">{BADGES_TEXTS.toHabits}</LinkButton>
        </div>
      )}
      <QueryState
        query={badges}
        texts={BADGES_TEXTS}
        className="min-h-172 sm:min-h-88"
        shape={<CardShapes cards={3} />}
      />
      <div className="flex flex-wrap gap-x-8 gap-y-8">
        {badges.data && <Shelves shelves={shelvesOf(badges.data)} />}
        <div style={widthFor(QUIZZES.length)}>
          <QuizBadges isPart />
        </div>
      </div>
    </section>
  );
}

function Shelves({ shelves }: { shelves: ReturnType<typeof shelvesOf> }) {
  const streaks = shelves.find(({ group }) => group === STREAK)?.badges ?? [];
  const goals = STREAK_BADGES.filter(({ type }) => !streaks.some((badge) => badge.type === type));
  const others = shelves.filter(({ group }) => group !== STREAK);
  return (
    <>
      <Shelf group={STREAK} count={streaks.length + goals.length}>
        {streaks.map((badge) => (
          <EarnedBadgeItem key={`${badge.type} ${badge.level}`} badge={badge} />
        ))}
        {goals.map(({ type, level, days }) => (
          <Slot key={type} type={type} level={level} isGoal>
            {BADGES_TEXTS.goal(days)}
          </Slot>
        ))}
      </Shelf>
      {others.map(({ group, badges }) => (
        <Shelf key={group} group={group} count={badges.length}>
          {badges.map((badge) => (
            <EarnedBadgeItem key={`${badge.type} ${badge.level}`} badge={badge} />
          ))}
        </Shelf>
      ))}
    </>
  );
}

/** Unless the letters are large. */
const THREE_ON_A_PHONE = { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))" };

/** Shelves share a row by the number of their badges; one alone takes it. */
const widthFor = (badges: number) => ({ flex: `${badges} 1 min(100%, ${badges * 10}rem)` });

interface ShelfProps {
  group: string;
  count: number;
  children: ReactNode;
}

const Shelf = ({ group, count, children }: ShelfProps) => (
  <section aria-labelledby={`shelf-${group}`} style={widthFor(count)}>
    <h3 id={`shelf-${group}`} className="mb-4">
      {BADGES_TEXTS.shelf(badgeName(group))}
    </h3>
    <ul className="grid gap-y-6" style={THREE_ON_A_PHONE}>
      {children}
    </ul>
  </section>
);

interface SlotProps {
  type: string;
  level: BadgeLevel;
  isGoal?: boolean;
  children: ReactNode;
}

/** One place on a shelf: the medal, with its text underneath. */
const Slot = ({ type, level, isGoal, children }: SlotProps) => (
  <li className="flex flex-col">
    <div className="border-q4 flex justify-center border-b-8">
      <Medal group={groupOf(type)} level={level} isGoal={isGoal} />
    </div>
    <div className="px-2 pt-3 text-center text-base text-balance">
      <h4 className="text-lg">{badgeName(type)}</h4>
      <p className="font-semibold">{LEVEL_NAMES[level]}</p>
      {isGoal && <p className="text-q3-ink">{BADGES_TEXTS.goalAlt}</p>}
      <p className="text-muted leading-snug">{children}</p>
    </div>
  </li>
);

const EarnedBadgeItem = ({ badge }: { badge: BadgeSlot }) => (
  <Slot type={badge.type} level={badge.level}>
    {BADGES_TEXTS.earned(badge.earnedOn, badge.times)}
  </Slot>
);
