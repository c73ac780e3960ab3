import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { User } from "@/backend/auth";
import { archiveChallengeMutation, challengesQuery } from "@/backend/community/communityChallenges";
import type { NamedNeed } from "@/backend/community/judgement";
import { CHALLENGES_TEXTS } from "@/content/community/communityChallenges";
import { readSuggestedGoal } from "@/content/community/suggestedGoal";
import { FIRST_DAY_SLOT } from "@/content/today/firstDaySlot";
import type { Day } from "@/domain/calendar";
import { Button } from "@/ui/controls/Button";
import { CardShapes } from "@/ui/feedback/SkeletonShapes";
import { focusIfLost } from "@/ui/behaviour/useFocusReturn";
import { ChallengeCard } from "./ChallengeCard";
import type { UnsavedName } from "./JoinDialog";
import { GoalJar, JoinDialog, Leaderboard } from "./lateParts";
import { NameHelp } from "@/parts/community/NameHelp";
import { QueryState } from "@/parts/QueryState";

/** Savings challenges and the sample leaderboard (specification part 2, sections 2, 4 and 5). */
export function ChallengesTab({ user, today }: { user: User; today: Day }) {
  const list = useQuery(challengesQuery(user.id, today));
  // A sum in the chat leads here with its goal, in whole pence: the dialog opens with it.
  const [search, setSearch] = useSearchParams();
  const { goal, week } = readSuggestedGoal(search);
  const [joining, setJoining] = useState(goal !== undefined || search.has(FIRST_DAY_SLOT));
  /** The name of a new goal that could not be saved with it. */
  const [unsaved, setUnsaved] = useState<UnsavedName>();
  const [help, setHelp] = useState<NamedNeed & { name: string | null }>();
  const tellNeed = (found: NamedNeed | undefined, name: string | null) =>
    setHelp(found && { ...found, name });
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => focusIfLost(heading.current);

  const challenges = list.data ?? [];
  const goals = challenges.filter(({ type }) => type === "savings_goal");
  // A goal that is over stays as a keepsake beside the new one.
  const mayJoin = list.data && !goals.some(({ status }) => status === "active");
  const startJoining = () => setJoining(true);
  const joinButton = list.data && goals.length === 0 && (
    <Button onClick={startJoining}>{CHALLENGES_TEXTS.join}</Button>
  );

  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      <section aria-labelledby="challenges-heading" className="flex flex-col">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 ref={heading} id="challenges-heading" tabIndex={-1} className="outline-none">
            {CHALLENGES_TEXTS.heading}
          </h2>
          {challenges.length > 0 && joinButton}
        </div>
        {help && (
          <div className="mb-5">
            <NameHelp
              key={`${help.id} ${help.name}`}
              {...help}
              userId={user.id}
              mutationOf={archiveChallengeMutation}
            />
          </div>
        )}
        {list.data && challenges.length === 0 && (
          // As high as the board beside it.
          <div className="rounded-card border-line flex grow flex-col items-center justify-center gap-4 border-2 border-dashed px-6 py-8 text-center">
            <div aria-hidden="true">
              <GoalJar percent={0} picture="star" />
            </div>
            <p className="max-w-[26em] text-balance">{CHALLENGES_TEXTS.empty}</p>
            {joinButton}
          </div>
        )}
        <ul className="grid grow grid-cols-1 gap-5 empty:hidden">
          {challenges.map((challenge) => (
            <ChallengeCard
              key={challenge.id}
              userId={user.id}
              challenge={challenge}
              onGone={toHeading}
              onNeed={tellNeed}
              unsaved={
                challenge.type === "savings_goal" && challenge.status === "active" ? unsaved : undefined
              }
              onNamed={() => setUnsaved(undefined)}
              onNewGoal={mayJoin && challenge === goals[0] ? startJoining : undefined}
              today={today}
              mayGoOn={Boolean(mayJoin)}
            />
          ))}
        </ul>
        <QueryState query={list} texts={CHALLENGES_TEXTS} className="min-h-68" shape={<CardShapes />} />
      </section>
      {/* Beside one challenge the board has its height; several would stretch it. */}
      <div className={challenges.length > 1 ? "" : "grid grid-cols-1"}>
        <Leaderboard />
      </div>
      <JoinDialog
        userId={user.id}
        today={today}
        // The dialog closes once there is a savings goal: another tab may have set it, or the reply was lost.
        open={joining && Boolean(mayJoin)}
        onClose={() => {
          setJoining(false);
          if (goal) setSearch({ tab: "challenges" }, { replace: true, preventScrollReset: true });
          toHeading();
        }}
        target={goal}
        week={week}
        onNeed={tellNeed}
        onUnsaved={setUnsaved}
      />
    </div>
  );
}
