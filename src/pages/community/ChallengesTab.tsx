import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { PiggyBank } from "lucide";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { User } from "@/backend/auth";
import { challengesQuery, joinSavingsMutation, nameGoalMutation } from "@/backend/communityChallenges";
import { DailyCapError } from "@/backend/dailyCap";
import { ContactInfoError } from "@/backend/judgement";
import { CHALLENGES_TEXTS, JOIN_TEXTS } from "@/content/communityChallenges";
import { GOAL_NAME_TEXTS } from "@/content/goalNames";
import { MESSAGES } from "@/content/messages";
import type { Day } from "@/domain/calendar";
import { readGoal, type GoalName } from "@/domain/communityChallenges";
import type { Need } from "@/domain/needs";
import { Button } from "@/ui/Button";
import { Empty } from "@/ui/Empty";
import { Icon } from "@/ui/Icon";
import { focusIfLost } from "@/ui/useFocusReturn";
import { toast } from "@/ui/toast";
import { AmountDialog } from "./AmountDialog";
import { ChallengeCard, type UnsavedName } from "./ChallengeCard";
import { GoalNameFields } from "./goalParts";
import { HelpNow } from "./HelpNow";
import { readGoalName } from "./readGoalName";
import { Leaderboard } from "./Leaderboard";
import { QueryState } from "@/parts/QueryState";

/** Savings challenges and the sample leaderboard (specification part 2, sections 2, 4 and 5). */
export function ChallengesTab({ user, today }: { user: User; today: Day }) {
  const list = useQuery(challengesQuery(user.id, today));
  const queryClient = useQueryClient();
  const join = useMutation(joinSavingsMutation(user.id, queryClient));
  const naming = useMutation(nameGoalMutation(user.id, queryClient));
  // A sum in the chat leads here with its goal, in whole pence: the dialog opens with it.
  const [search, setSearch] = useSearchParams();
  const suggested = Math.trunc(Number(search.get("goal"))) / 100;
  const goal = suggested > 0 ? readGoal(String(suggested)) : undefined;
  const [joining, setJoining] = useState(goal !== undefined);
  const [isNameTooLong, setIsNameTooLong] = useState(false);
  /** The name of a new goal that could not be saved with it. */
  const [unsaved, setUnsaved] = useState<UnsavedName>();
  const [need, setNeed] = useState<Need>();
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => focusIfLost(heading.current);

  const challenges = list.data ?? [];
  const mayJoin = list.data && !challenges.some(({ type }) => type === "savings_goal");
  const joinButton = mayJoin && (
    <Button
      onClick={() => {
        join.reset();
        setIsNameTooLong(false);
        setJoining(true);
      }}
    >
      {CHALLENGES_TEXTS.join}
    </Button>
  );

  function isNameFit(form: HTMLFormElement): boolean {
    const isFit = readGoalName(form) !== undefined;
    setIsNameTooLong(!isFit);
    if (!isFit) form.querySelector<HTMLInputElement>("[name=title]")?.focus();
    return isFit;
  }

  async function send(target: number, form: HTMLFormElement) {
    const name = readGoalName(form);
    try {
      await join.mutateAsync({ target, today });
      toast(MESSAGES.challengeJoined);
    } catch (error) {
      toast({ ...MESSAGES.joinFailed, tone: "destructive" });
      throw error;
    }
    if (name?.title || name?.picture) await giveName(name);
  }

  /** The goal is set by then, so a name that cannot be saved is asked for again on its card. */
  async function giveName(name: GoalName) {
    try {
      setNeed(await naming.mutateAsync(name));
    } catch (error) {
      const isRefused = error instanceof ContactInfoError;
      if (!isRefused) console.error(error);
      setUnsaved({ name, isRefused });
      toast({ title: GOAL_NAME_TEXTS.notNamed, tone: "destructive" });
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
        {need && <HelpNow need={need} />}
        {list.data && challenges.length === 0 && (
          <Empty picture={<Icon of={PiggyBank} size={40} />} action={joinButton}>
            {CHALLENGES_TEXTS.empty}
          </Empty>
        )}
        <ul className="grid grid-cols-1 gap-5 empty:hidden">
          {challenges.map((challenge) => (
            <ChallengeCard
              key={challenge.id}
              userId={user.id}
              challenge={challenge}
              onGone={toHeading}
              onNeed={setNeed}
              unsaved={
                challenge.type === "savings_goal" && challenge.status === "active" ? unsaved : undefined
              }
              onNamed={() => setUnsaved(undefined)}
            />
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
        isComplete={isNameFit}
        problem={
          join.error
            ? join.error instanceof DailyCapError
              ? JOIN_TEXTS.tooMany
              : MESSAGES.joinFailed.title
            : undefined
        }
      >
        <GoalNameFields problem={isNameTooLong ? "tooLong" : undefined} />
      </AmountDialog>
    </div>
  );
}
