import { useRef, useState } from "react";
import { EntryGoneError } from "@/backend/journal/entries";
import { isDayRefused } from "@/backend/journal/entryRows";
import { deviceDay } from "@/backend/deviceClock";
import { deviceDateLooksWrong } from "@/content/deviceDate";
import { CHANGE_TEXTS } from "@/content/journal/journalEntries";
import { MESSAGES } from "@/content/messages";
import type { Day } from "@/domain/calendar";
import { isMissing, type EntryProblem, type JournalEntry } from "@/domain/journal/journal";
import { plainPounds } from "@/domain/money";
import { Button } from "@/ui/controls/Button";
import { Dialog } from "@/ui/controls/Dialog";
import { Problem } from "@/ui/feedback/Problem";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import { toast, withdrawToast } from "@/ui/feedback/toast";
import { EntryFields } from "@/parts/journal/EntryFields";
import { readEntryForm } from "@/parts/journal/readEntryForm";

export interface EntryDialogProps {
  entry: JournalEntry;
  today: Day;
  /** @throws when the entry could not be saved; EntryGoneError when it no longer exists. */
  onSave: (entry: JournalEntry) => Promise<void>;
  /** Runs once the dialog has closed and the page has the focus again. */
  onClosed: (isRemoving: boolean) => void;
}

/** Corrects an entry, or removes it. */
export function EntryDialog({ entry, today, onSave, onClosed }: EntryDialogProps) {
  const [open, setOpen] = useState(true);
  const [isRemoving, setIsRemoving] = useState(false);
  const [problem, setProblem] = useState<EntryProblem>();
  const [failure, setFailure] = useState("");
  const closed = useRef(false);

  const { isSending, onSubmit } = useSubmit(async (form) => {
    setFailure("");
    const draft = readEntryForm(form, today);
    setProblem(typeof draft === "string" ? draft : undefined);
    if (typeof draft === "string" && isMissing(draft))
      toast({ ...MESSAGES.entryIncomplete, tone: "destructive" });
    else withdrawToast(MESSAGES.entryIncomplete);
    if (typeof draft === "string") return;
    try {
      await onSave(draft);
      setOpen(false);
    } catch (error) {
      console.error(error);
      const why =
        error instanceof EntryGoneError
          ? CHANGE_TEXTS.gone
          : isDayRefused(error)
            ? deviceDateLooksWrong(deviceDay())
            : CHANGE_TEXTS.failed;
      setFailure(why);
      // A user who has closed the dialog assumes that the entry was saved.
      if (closed.current)
        toast({ topic: "entry", title: CHANGE_TEXTS.unchanged, description: why, tone: "destructive" });
    }
  });

  return (
    <Dialog
      open={open}
      title={CHANGE_TEXTS.heading}
      onClose={() => {
        closed.current = true;
        onClosed(isRemoving);
      }}
    >
      <form noValidate method="post" onSubmit={onSubmit}>
        <EntryFields start={{ ...entry, amount: plainPounds(entry.pence) }} today={today} problem={problem} />
        <Problem className="mb-4">{failure}</Problem>
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={isSending} className="grow">
            {isSending ? CHANGE_TEXTS.saving : CHANGE_TEXTS.save}
          </SubmitButton>
          <Button
            variant="quiet"
            className="text-danger! grow"
            disabled={isSending}
            onClick={() => {
              setIsRemoving(true);
              setOpen(false);
            }}
          >
            {CHANGE_TEXTS.remove}
          </Button>
          <Button variant="plain" className="grow" onClick={() => setOpen(false)}>
            {CHANGE_TEXTS.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
