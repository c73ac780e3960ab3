import { useState } from "react";
import { FORM_SERVICE, sendForm, type FormOutcome } from "@/backend/forms";
import { CHAT_REPORT } from "@/content/chat/chatReport";
import { viaService } from "@/content/formService";
import { wholeAnswer, type ChatMessage } from "@/domain/chat/chat";
import { REPORT_REASONS } from "@/domain/formPayloads";
import { Button } from "@/ui/controls/Button";
import { Dialog } from "@/ui/controls/Dialog";
import { formText } from "@/ui/controls/formText";
import { Problem } from "@/ui/feedback/Problem";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import { toast } from "@/ui/feedback/toast";
import { joinTexts } from "@/ui/text/joinTexts";

const PROBLEMS: Record<Exclude<FormOutcome, "sent">, string> = {
  refused: CHAT_REPORT.failed,
  unreachable: CHAT_REPORT.failed,
  tooMany: CHAT_REPORT.tooMany,
  closed: CHAT_REPORT.closed,
};

interface ReportAnswerProps {
  /** Undefined while nothing is being reported. */
  answer: ChatMessage | undefined;
  onClose: () => void;
  onSent: (answer: ChatMessage) => void;
}

/** Sends an answer of the guide to a person: the answer and the reason, and nothing else. */
export function ReportAnswer({ answer, onClose, onSent }: ReportAnswerProps) {
  const [problem, setProblem] = useState<string>();

  const close = () => {
    setProblem(undefined);
    onClose();
  };

  const { isSending, onSubmit } = useSubmit(async (form) => {
    if (!answer) return;
    const reason = REPORT_REASONS.find((known) => known === formText(form, "reason"));
    setProblem(reason ? undefined : CHAT_REPORT.missing);
    if (!reason) return;
    const outcome = await sendForm("guideReport", { answer: wholeAnswer(answer), reason });
    if (outcome !== "sent") return setProblem(PROBLEMS[outcome]);
    onSent(answer);
    close();
    toast(CHAT_REPORT.sent);
  });

  return (
    <Dialog open={Boolean(answer)} title={CHAT_REPORT.heading} onClose={close}>
      <form noValidate method="post" onSubmit={onSubmit}>
        <blockquote
          dir="auto"
          className="border-q3 text-muted max-h-18 overflow-y-auto border-l-4 pl-3 text-base wrap-anywhere whitespace-pre-line sm:max-h-30"
        >
          {answer && wholeAnswer(answer)}
        </blockquote>
        <p className="mt-3">{joinTexts(CHAT_REPORT.lead, viaService(FORM_SERVICE))}</p>
        <fieldset className="mt-4">
          <legend className="mb-1 font-semibold">{CHAT_REPORT.legend}</legend>
          {REPORT_REASONS.map((reason) => (
            <label key={reason} className="flex min-h-11 items-center gap-3">
              <input type="radio" name="reason" value={reason} className="accent-action size-5 shrink-0" />
              <span>{CHAT_REPORT.reasons[reason]}</span>
            </label>
          ))}
        </fieldset>
        <Problem className="mt-3">{problem}</Problem>
        <div className="mt-6 flex flex-wrap gap-3">
          <SubmitButton busy={isSending}>{isSending ? CHAT_REPORT.sending : CHAT_REPORT.send}</SubmitButton>
          <Button variant="quiet" onClick={close}>
            {CHAT_REPORT.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
