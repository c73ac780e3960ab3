import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { challengesQuery } from "@/backend/community/communityChallenges";
import { queryClient } from "@/backend/queryClient";
import { useTrueDay } from "@/backend/trueDay";
import { SHELF_GOAL_TEXTS as TEXTS } from "@/content/shelf/goal";
import { dayOf } from "@/domain/calendar";
import { formatDollars } from "@/domain/community/communityChallenges";
import { progressPercent } from "@/domain/progressPercent";
import { GoalJar } from "@/parts/community/GoalJar";
import { useNow } from "@/ui/behaviour/useNow";
import { LinkButton } from "@/ui/controls/Button";

/** An account's goal and its jar. The page is public, so the code that asks for it loads only with an account. */
export const AccountGoal = ({ userId }: { userId: string }) => (
  <QueryClientProvider client={queryClient}>
    <Goal userId={userId} />
  </QueryClientProvider>
);

/** Until the answer, and without one, it claims neither that there is a goal nor that there is none. */
function Goal({ userId }: { userId: string }) {
  const { data } = useQuery(challengesQuery(userId, useTrueDay(dayOf(useNow()))));
  const goals = data?.filter(({ type }) => type === "savings_goal") ?? [];
  const goal = goals.find(({ status }) => status === "active") ?? goals[0];
  const percent = goal ? progressPercent(goal.progress, goal.target) : 0;
  const isNone = data !== undefined && !goal;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0" style={{ flex: "1 1 7rem" }}>
        {goal?.title && !goal.need && <p className="font-semibold wrap-anywhere">{goal.title}</p>}
        <p>
          {goal
            ? TEXTS.of(formatDollars(goal.progress), formatDollars(goal.target))
            : isNone
              ? TEXTS.none
              : TEXTS.account}
        </p>
        <LinkButton to="/community?tab=challenges" variant={isNone ? "primary" : "quiet"} className="mt-4">
          {isNone ? TEXTS.start : TEXTS.toAccount}
        </LinkButton>
      </div>
      {/* The lid of a full jar is in the air. */}
      <div className={percent === 100 ? "mt-6" : ""}>
        <GoalJar percent={percent} picture={goal?.picture ?? "star"} />
      </div>
    </div>
  );
}
