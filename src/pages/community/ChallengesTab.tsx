import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { PiggyBank } from "lucide";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { User } from "@/backend/auth";
import { challengesQuery, joinSavingsMutation } from "@/backend/communityChallenges";
import { DailyCapError } from "@/backend/dailyCap";
import { CHALLENGES_TEXTS, JOIN_TEXTS } from "@/content/communityChallenges";
import { MESSAGES } from "@/content/messages";
import type { Day } from "@/domain/calendar";
import { readGoal } from "@/domain/communityChallenges";
import { Button } from "@/ui/Button";
import { Empty } from "@/ui/Empty";
import { Icon } from "@/ui/Icon";
import { focusIfLost } from "@/ui/useFocusReturn";
import { toast } from "@/ui/toast";
import { AmountDialog } from "./AmountDialog";
import { ChallengeCard } from "./ChallengeCard";
import { Leaderboard } from "./Leaderboard";
import { QueryState } from "@/parts/QueryState";

/** Savings challenges and the sample leaderboard (specification part 2, sections 2, 4 and 5). */
export function ChallengesTab({ user, today }: { user: User; today: Day }) {
  const list = useQuery(challengesQuery(user.id, today));
  const join = useMutation(joinSavingsMutation(user.id, useQueryClient()));
  // A sum in the chat leads here with its goal, in whole pence: the dialog opens with it.
  const [search, setSearch] = useSearchParams();
  const suggested = Math.trunc(Number(search.get("goal"))) / 100;
  const goal = suggested > 0 ? readGoal(String(suggested)) : undefined;
  const [joining, setJoining] = useState(goal !== undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => focusIfLost(heading.current);

  const challenges = list.data ?? [];
  const mayJoin = list.data && !challenges.some(({ type }) => type === "savings_goal");
  const joinButton = mayJoin && (
    <Button
      onClick={() => {
        join.reset();
        setJoining(true);
      }}
    >
      {CHALLENGES_TEXTS.join}
    </Button>
  );

  async function send(target: number) {
    try {
      await join.mutateAsync({ target, today });
      toast(MESSAGES.challengeJoined);
    } catch (error) {
      toast({ ...MESSAGES.joinFailed, tone: "destructive" });
      throw error;
    }
  }

  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      <section aria-labelledby="challenges-heading">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 ref={heading} id="challenges-heading" tabIndex={-1} className="outline-none">
            {CHALLENGES_TEXTS.heading}
          </h2>
          {challenges.length > 0 && joinButton}
        </div>
        {list.data && challenges.length === 0 && (
          <Empty picture={<Icon of={PiggyBank} size={40} />} action={joinButton}>
            {CHALLENGES_TEXTS.empty}
          </Empty>
        )}
        <ul className="grid grid-cols-1 gap-5 empty:hidden">
          {challenges.map((challenge) => (
            <ChallengeCard key={challenge.id} userId={user.id} challenge={challenge} onGone={toHeading} />
          ))}
        </ul>
        <QueryState query={list} texts={CHALLENGES_TEXTS} className="h-64" />
      </section>
      <Leaderboard />
      <AmountDialog
        // The dialog closes once there is a savings goal: another tab may have set it, or the reply was lost.
        open={joining && Boolean(mayJoin)}
        onClose={() => {
          setJoining(false);
          if (goal) setSearch({ tab: "challenges" }, { replace: true, preventScrollReset: true });
          toHeading();
        }}
        defaultValue={goal && goal / 100}
        title={JOIN_TEXTS.title}
        texts={JOIN_TEXTS}
        currencySign="$"
        min="0.01"
        read={readGoal}
        send={send}
        problem={
          join.error
            ? join.error instanceof DailyCapError
              ? JOIN_TEXTS.tooMany
              : MESSAGES.joinFailed.title
            : undefined
        }
      />
    </div>
  );
}
