import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { joinSavingsMutation } from "@/backend/community/communityChallenges";
import { DailyCapError } from "@/backend/dailyCap";
import { nameGoalMutation } from "@/backend/community/goalName";
import { ContactInfoError, type NamedNeed } from "@/backend/community/judgement";
import { JOIN_TEXTS } from "@/content/community/joinDialog";
import { GOAL_TEXTS } from "@/content/community/goals";
import { MESSAGES } from "@/content/messages";
import type { Day } from "@/domain/calendar";
import { readGoal, type GoalName, type Hundredths } from "@/domain/community/communityChallenges";
import { formText } from "@/ui/controls/formText";
import { toastFailure } from "@/parts/toastFailure";
import { toast } from "@/ui/feedback/toast";
import { AmountDialog } from "./goal/AmountDialog";
import { endProblem, GoalEndFields, type EndProblem } from "./goal/GoalEndFields";
import { JudgingNote } from "@/parts/community/JudgingNote";
import { GoalNameFields } from "@/parts/community/GoalNameFields";
import { readGoalName } from "@/parts/community/readGoalName";

export interface UnsavedName {
  name: GoalName;
  /** It told how somebody is to be reached. */
  isRefused: boolean;
}

interface JoinDialogProps {
  userId: string;
  today: Day;
  open: boolean;
  onClose: () => void;
  /** The target that the field shows at first. */
  target: Hundredths | undefined;
  /** The same of what a week brings. */
  week: Hundredths | undefined;
  /** The name may tell of need. */
  onNeed: (found: NamedNeed | undefined, name: string | null) => void;
  /** The goal is set, but its name could not be saved with it. */
  onUnsaved: (unsaved: UnsavedName) => void;
}

/** Sets a savings goal (specification part 2, sections 5 and 7) with its end, and gives it a name and a picture. */
export function JoinDialog({
  userId,
  today,
  open,
  onClose,
  target,
  week,
  onNeed,
  onUnsaved,
}: JoinDialogProps) {
  const queryClient = useQueryClient();
  const join = useMutation(joinSavingsMutation(userId, queryClient));
  const naming = useMutation(nameGoalMutation(userId, queryClient));
  const [problem, setProblem] = useState<"title" | EndProblem>();

  function isComplete(form: HTMLFormElement): boolean {
    const bad = endProblem(form, today) ?? (readGoalName(form) ? undefined : "title");
    setProblem(bad);
    if (bad) form.querySelector<HTMLInputElement>(`[name=${bad}]`)?.focus();
    return !bad;
  }

  async function send(goal: Hundredths, form: HTMLFormElement) {
    const name = readGoalName(form);
    try {
      await join.mutateAsync({ target: goal, today, end: formText(form, "end") });
      toast(MESSAGES.challengeJoined);
    } catch (error) {
      toastFailure(userId, MESSAGES.joinFailed);
      throw error;
    }
    if (name?.title || name?.picture) await giveName(name);
  }

  /** The goal is set by then, so a name that cannot be saved is asked for again on its card. */
  async function giveName(name: GoalName) {
    try {
      onNeed(await naming.mutateAsync(name), name.title);
    } catch (error) {
      const isRefused = error instanceof ContactInfoError;
      if (!isRefused) console.error(error);
      onUnsaved({ name, isRefused });
      toastFailure(userId, { title: GOAL_TEXTS.notNamed });
    }
  }

  const refusal = join.error instanceof DailyCapError ? JOIN_TEXTS.tooMany : MESSAGES.joinFailed.title;
  return (
    <AmountDialog
      open={open}
      onClose={() => {
        join.reset();
        setProblem(undefined);
        onClose();
      }}
      defaultValue={target && target / 100}
      title={JOIN_TEXTS.title}
      texts={JOIN_TEXTS}
      currencySign="$"
      min="0.01"
      read={readGoal}
      send={send}
      isComplete={isComplete}
      problem={join.error ? refusal : undefined}
    >
      {(amount) => (
        <>
          <GoalEndFields
            today={today}
            week={week}
            left={amount}
            problem={problem === "title" ? undefined : problem}
          />
          <GoalNameFields problem={problem === "title" ? "tooLong" : undefined} />
          <JudgingNote of={naming} className="mt-3" />
        </>
      )}
    </AmountDialog>
  );
}
