import { useEffect, useRef } from "react";
import type { StoredEntry } from "@/backend/journal/entryRows";
import { FORM_TEXTS } from "@/content/journal/journalEntries";
import type { Day } from "@/domain/calendar";
import type { JournalEntry } from "@/domain/journal/journal";
import { EntryFields } from "@/parts/journal/EntryFields";
import { controlOf } from "@/parts/journal/readEntryForm";
import { useEntryForm } from "@/parts/journal/useEntryForm";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { Problem } from "@/ui/feedback/Problem";
import { ResumedNote } from "@/ui/feedback/ResumedNote";
import { focusIfLost } from "@/ui/behaviour/useFocusReturn";

interface EntryFormProps {
  userId: string;
  today: Day;
  /** True if "Do it now" has filled it in and leads here, past the trail and the prompt. */
  isOfPlan?: boolean;
  /** True while the sheet, which has the same draft, lies over it. */
  isCovered?: boolean;
  onSent?: (entry: JournalEntry, row: StoredEntry | undefined) => void;
}

/** The form that adds an entry (specification part 2, sections 2, 4, 5 and 8). It keeps an unfinished entry as a draft. */
export function EntryForm({ userId, today, isOfPlan = false, isCovered = false, onSent }: EntryFormProps) {
  const entry = useEntryForm({ userId, today, isCovered, onSent });
  const { round, form } = entry;

  useEffect(() => {
    if (isOfPlan) controlOf(form.ref.current!, "amount")!.focus();
  }, [isOfPlan, form.ref]);

  // The amount takes the focus again after keyboard input only: after a tap it would open the phone's keyboard.
  const usedKeyboard = useRef(false);
  useEffect(() => {
    if (!usedKeyboard.current) return;
    const amount = controlOf(form.ref.current!, "amount")!;
    if (form.ref.current!.contains(document.activeElement)) amount.focus();
    else focusIfLost(amount);
  }, [round, form.ref]);

  return (
    // The specified toast reports missing fields, and the browser does not.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only tell keys from pointers
    <form
      {...form}
      onKeyDown={() => (usedKeyboard.current = true)}
      onPointerDown={() => (usedKeyboard.current = false)}
    >
      {entry.isResumed && (
        <ResumedNote startAgain={FORM_TEXTS.startAgain} onStartAgain={entry.startAgain}>
          {isOfPlan ? FORM_TEXTS.ofPlan : FORM_TEXTS.kept}
        </ResumedNote>
      )}
      <EntryFields
        key={round}
        start={entry.start}
        today={today}
        problem={entry.problem}
        onMoved={entry.onMoved}
      />
      <Problem className="mb-4">{entry.refusal}</Problem>
      <SubmitButton className="max-sm:w-full" busy={entry.isSending}>
        {entry.isSending ? FORM_TEXTS.busy : FORM_TEXTS.submit}
      </SubmitButton>
    </form>
  );
}
