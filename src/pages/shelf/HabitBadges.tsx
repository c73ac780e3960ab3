import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { badgesQuery } from "@/backend/community/badges";
import { queryClient } from "@/backend/queryClient";
import { BADGES_TEXTS, LEVEL_NAMES } from "@/content/community/communityBadges";
import { SHELF_TEXTS } from "@/content/shelf/shelf";
import { badgeName, groupOf, shelvesOf } from "@/domain/community/badges";
import { STREAK_BADGES } from "@/domain/community/habits";
import { Medal } from "@/parts/community/Medal";

const HABITS = groupOf(STREAK_BADGES[0].type);

/** An account's badges for habits. The page is public, so the code that asks for them loads only with an account. */
export const HabitBadges = ({ userId }: { userId: string }) => (
  <QueryClientProvider client={queryClient}>
    <Badges userId={userId} />
  </QueryClientProvider>
);

/** The community shows the badges that are still to come. */
function Badges({ userId }: { userId: string }) {
  const { data = [] } = useQuery(badgesQuery(userId));
  const badges = shelvesOf(data).find(({ group }) => group === HABITS)?.badges ?? [];
  if (!badges.length) return null;
  return (
    <section
      aria-labelledby="habit-badges"
      style={{ flex: `${badges.length} 1 min(100%, ${4 + badges.length * 8}rem)` }}
    >
      <h2 id="habit-badges" className="mb-4">
        {SHELF_TEXTS.habitBadges}
      </h2>
      <ul
        className="grid gap-y-6"
        style={{ gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))" }}
      >
        {badges.map(({ type, level, earnedOn, times }) => (
          <li key={`${type} ${level}`} className="flex flex-col">
            <div className="border-q4 flex justify-center border-b-8">
              <Medal group={HABITS} level={level} />
            </div>
            <div className="px-2 pt-3 text-center text-base text-balance">
              <h3 className="text-lg">{badgeName(type)}</h3>
              <p className="font-semibold">{LEVEL_NAMES[level]}</p>
              <p className="text-muted leading-snug">{BADGES_TEXTS.earned(earnedOn, times)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
