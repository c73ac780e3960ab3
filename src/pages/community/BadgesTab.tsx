import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { User } from "@/backend/auth";
import { badgesQuery } from "@/backend/community/badges";
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
      {badges.data && <Shelves shelves={shelvesOf(badges.data)} />}
      <QueryState
        query={badges}
        texts={BADGES_TEXTS}
        className="min-h-172 sm:min-h-88"
        shape={<CardShapes cards={3} />}
      />
      <div className="mt-8 max-w-xl">
        <QuizBadges />
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
      {shelves.length === 0 && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <p>{BADGES_TEXTS.empty}</p>
          <LinkButton to="?tab=habits" variant="quiet">
            {BADGES_TEXTS.toHabits}
          </LinkButton>
        </div>
      )}
      <div className="grid gap-x-8 gap-y-8 sm:flex sm:flex-wrap">
        <Shelf group={STREAK}>
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
          <Shelf key={group} group={group}>
            {badges.map((badge) => (
              <EarnedBadgeItem key={`${badge.type} ${badge.level}`} badge={badge} />
            ))}
          </Shelf>
        ))}
      </div>
    </>
  );
}

/** Unless the letters are large. */
const THREE_ON_A_PHONE = { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))" };

const Shelf = ({ group, children }: { group: string; children: ReactNode }) => (
  <section aria-labelledby={`shelf-${group}`} className="grow">
    <h3 id={`shelf-${group}`} className="mb-4">
      {BADGES_TEXTS.shelf(badgeName(group))}
    </h3>
    <ul className="grid gap-y-6 sm:flex sm:flex-wrap" style={THREE_ON_A_PHONE}>
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
  <li className="flex grow flex-col sm:w-46">
    <div className="border-q4 flex justify-center border-b-8">
      <Medal group={groupOf(type)} level={isGoal ? undefined : level} />
    </div>
    <div className="px-2 pt-3 text-center text-base">
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
