import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { chooseNewEndMutation } from "@/backend/community/newEnd";
import { NEW_END_TEXTS } from "@/content/community/goalEnd";
import type { Day } from "@/domain/calendar";
import { formatDollars, type Hundredths } from "@/domain/community/communityChallenges";
import { Button } from "@/ui/controls/Button";
import { Dialog } from "@/ui/controls/Dialog";
import { formText } from "@/ui/controls/formText";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import { Problem } from "@/ui/feedback/Problem";
import { toast } from "@/ui/feedback/toast";
import { endProblem, GoalEndFields, type EndProblem } from "./GoalEndFields";

interface NewEndDialogProps {
  userId: string;
  goalId: string;
  today: Day;
  /** The missing amount. */
  left: Hundredths;
  open: boolean;
  onClose: () => void;
}

/** Another last day for a savings goal whose time was up. */
export const NewEndDialog = ({ open, onClose, ...form }: NewEndDialogProps) => (
  <Dialog open={open} title={NEW_END_TEXTS.title} onClose={onClose}>
    <NewEndForm onClose={onClose} {...form} />
  </Dialog>
);

function NewEndForm({ userId, goalId, today, left, onClose }: Omit<NewEndDialogProps, "open">) {
  const choosing = useMutation(chooseNewEndMutation(userId, goalId, useQueryClient()));
  const [problem, setProblem] = useState<EndProblem>();
  const { isSending, onSubmit } = useSubmit(async (form) => {
    const bad = endProblem(form, today);
    setProblem(bad);
    if (bad) return form.querySelector<HTMLInputElement>(`[name=${bad}]`)?.focus();
    try {
      await choosing.mutateAsync(formText(form, "end"));
      toast({ title: NEW_END_TEXTS.done });
      onClose();
    } catch (error) {
      console.error(error);
    }
  });
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      <p>{NEW_END_TEXTS.lead(formatDollars(left))}</p>
      <GoalEndFields today={today} left={left} problem={problem} />
      <Problem className="mt-3">{choosing.isError ? NEW_END_TEXTS.failed : undefined}</Problem>
      <div className="mt-6 flex flex-wrap gap-3">
        <SubmitButton busy={isSending}>{isSending ? NEW_END_TEXTS.busy : NEW_END_TEXTS.submit}</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {NEW_END_TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
