import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Flag } from "lucide";
import { useState } from "react";
import { DailyCapError } from "@/backend/dailyCap";
import type { Idea } from "@/backend/community/gigCursor";
import { IdeaGoneError, reportIdeaMutation } from "@/backend/community/gigs";
import { REPORT_TEXTS } from "@/content/community/communityGigs";
import { cleanText } from "@/domain/sharedText";
import { Button } from "@/ui/controls/Button";
import { Dialog } from "@/ui/controls/Dialog";
import { formText } from "@/ui/controls/formText";
import { Icon } from "@/ui/text/Icon";
import { Problem } from "@/ui/feedback/Problem";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import { toast } from "@/ui/feedback/toast";
import { useIsNavigating } from "@/ui/behaviour/useIsNavigating";

interface ReportIdeaProps {
  userId: string;
  idea: Idea;
  /** Runs after the idea has been hidden from the user who reported it. */
  onGone: () => void;
}

/** Reports an idea to a moderator and hides it from the user who reported it. */
export function ReportIdea({ userId, idea, onGone }: ReportIdeaProps) {
  const report = useMutation(reportIdeaMutation(userId, idea.id, useQueryClient()));
  const leavingRef = useIsNavigating(onGone);
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();

  const { isSending, onSubmit } = useSubmit(async (form) => {
    const reason = cleanText(formText(form, "reason"));
    setProblem(reason ? undefined : REPORT_TEXTS.missing);
    if (!reason) return;
    leavingRef.current = true;
    try {
      await report.mutateAsync(reason);
      setOpen(false);
      toast(REPORT_TEXTS.sent);
    } catch (error) {
      leavingRef.current = false;
      if (error instanceof IdeaGoneError) {
        setOpen(false);
        return toast(REPORT_TEXTS.gone);
      }
      console.error(error);
      setProblem(error instanceof DailyCapError ? REPORT_TEXTS.tooMany : REPORT_TEXTS.failed);
    }
  });

  return (
    <>
      <Button
        variant="plain"
        className="text-muted"
        onClick={() => {
          setProblem(undefined);
          setOpen(true);
        }}
      >
        <Icon of={Flag} size={18} />
        {REPORT_TEXTS.open}
        <span className="sr-only">{`: ${idea.title}`}</span>
      </Button>
      <Dialog open={open} title={REPORT_TEXTS.heading} onClose={() => setOpen(false)}>
        <form noValidate method="post" onSubmit={onSubmit}>
          <p dir="auto" className="font-semibold wrap-anywhere">
            {idea.title}
          </p>
          <p className="mt-2">{REPORT_TEXTS.lead}</p>
          <fieldset className="mt-4">
            <legend className="mb-1 font-semibold">{REPORT_TEXTS.legend}</legend>
            {REPORT_TEXTS.reasons.map((reason) => (
              <label key={reason} className="flex min-h-11 items-center gap-3">
                <input type="radio" name="reason" value={reason} className="accent-action size-5 shrink-0" />
                <span>{reason}</span>
              </label>
            ))}
          </fieldset>
          <Problem className="mt-3">{problem}</Problem>
          <div className="mt-6 flex flex-wrap gap-3">
            <SubmitButton busy={isSending}>
              {isSending ? REPORT_TEXTS.sending : REPORT_TEXTS.send}
            </SubmitButton>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {REPORT_TEXTS.cancel}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
