import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { nameGoalMutation } from "@/backend/community/goalName";
import { ContactInfoError, type NamedNeed } from "@/backend/community/judgement";
import { TooManyTriesError } from "@/backend/judgingLimits";
import { GOAL_TEXTS } from "@/content/community/goals";
import type { GoalName } from "@/domain/community/communityChallenges";
import { Button } from "@/ui/controls/Button";
import { Dialog } from "@/ui/controls/Dialog";
import { Problem } from "@/ui/feedback/Problem";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { toast } from "@/ui/feedback/toast";
import { useSubmit } from "@/ui/controls/useSubmit";
import { JudgingNote } from "@/parts/community/JudgingNote";
import { GoalNameFields } from "@/parts/community/GoalNameFields";
import { readGoalName } from "@/parts/community/readGoalName";

interface GoalNameDialogProps {
  userId: string;
  goalId: string;
  open: boolean;
  onClose: () => void;
  /** The name that the goal has, or the one that could not be saved. */
  name: GoalName;
  /** True if that name was refused, because it told how somebody is to be reached. */
  isRefused?: boolean | undefined;
  /** The name may tell of need. */
  onNeed: (found: NamedNeed | undefined, name: string | null) => void;
}

/** Names a goal, or gives it another name. */
export const GoalNameDialog = ({ open, onClose, ...form }: GoalNameDialogProps) => (
  <Dialog open={open} title={GOAL_TEXTS.dialog} onClose={onClose}>
    <GoalNameForm onClose={onClose} {...form} />
  </Dialog>
);

type GoalNameFormProps = Omit<GoalNameDialogProps, "open">;

function GoalNameForm({ userId, goalId, name, isRefused, onNeed, onClose }: GoalNameFormProps) {
  const naming = useMutation(nameGoalMutation(userId, useQueryClient(), goalId));
  const [problem, setProblem] = useState<"tooLong" | "contact" | undefined>(
    isRefused ? "contact" : undefined,
  );
  const { isSending, onSubmit } = useSubmit(async (form) => {
    const toField = () => form.querySelector<HTMLInputElement>("[name=title]")?.focus();
    const typed = readGoalName(form);
    setProblem(typed ? undefined : "tooLong");
    if (!typed) return toField();
    try {
      onNeed(await naming.mutateAsync(typed), typed.title);
      toast({ title: GOAL_TEXTS.saved });
      onClose();
    } catch (error) {
      if (!(error instanceof ContactInfoError)) return console.error(error);
      setProblem("contact");
      toField();
    }
  });
  const hasFailed =
    naming.isError &&
    !(naming.error instanceof ContactInfoError || naming.error instanceof TooManyTriesError);
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      <GoalNameFields name={name} problem={problem} />
      <Problem className="mt-3">{hasFailed ? GOAL_TEXTS.failed : undefined}</Problem>
      <JudgingNote of={naming} className="mt-3" />
      <div className="mt-6 flex flex-wrap gap-3">
        <SubmitButton busy={isSending}>{isSending ? GOAL_TEXTS.busy : GOAL_TEXTS.submit}</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {GOAL_TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
