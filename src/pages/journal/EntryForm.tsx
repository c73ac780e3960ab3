import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { addEntryMutation } from "@/backend/entries";
import { SaveError } from "@/backend/entryRows";
import { DASHBOARD_TEXTS } from "@/content/journal";
import { ENTRY_WAITS, FORM_TEXTS } from "@/content/journalEntries";
import { MESSAGES } from "@/content/messages";
import type { Day } from "@/domain/calendar";
import { draftToStart, hasContent, type StartingDraft } from "@/domain/entryDraft";
import type { EntryProblem } from "@/domain/journal";
import { draftOf } from "@/storage/journal";
import { Problem } from "@/ui/Problem";
import { ResumedNote } from "@/ui/ResumedNote";
import { SubmitButton } from "@/ui/SubmitButton";
import { toast, withdrawToast } from "@/ui/toast";
import { focusIfLost } from "@/ui/useFocusReturn";
import { EntryFields } from "./EntryFields";
import { controlOf, draftIn, readEntryForm } from "./readEntryForm";

/** Adds an entry (specification part 2, sections 2, 4, 5 and 8). What is half filled in is kept for its user. */
export function EntryForm({ userId, today }: { userId: string; today: Day }) {
  const addEntry = useMutation(addEntryMutation(userId));
  const draft = draftOf(userId);
  const [start, setStart] = useState<StartingDraft>(() => draftToStart(draft.read() ?? undefined, today));
  // A new round begins when an entry is on its way: all starts afresh, and only the type stays for the next one.
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<EntryProblem>();
  // One for each entry and not for each attempt: a repeat after a lost answer must not count the money twice.
  const clientId = useRef("");

  const form = useRef<HTMLFormElement>(null);
  const shownToday = useRef(today);

  // Written by keyboard, the next entry begins where this one did; no finger opens a phone's keyboard by it.
  const byKeyboard = useRef(false);
  useEffect(() => {
    if (!byKeyboard.current) return;
    const amount = controlOf(form.current!, "amount")!;
    if (form.current!.contains(document.activeElement)) amount.focus();
    else focusIfLost(amount);
  }, [round]);

  useEffect(() => () => withdrawToast(MESSAGES.entryIncomplete), []);

  // Left open over midnight, a date that was today's goes on with the day.
  useEffect(() => {
    const before = shownToday.current;
    shownToday.current = today;
    const date = controlOf(form.current!, "entry_date")!;
    if (before === today || date.value !== before) return;
    date.value = today;
    if (draft.read()) draft.write(hasContent(draftIn(form.current!), today) ?? null);
  }, [today, draft]);

  function begin(next: StartingDraft) {
    draft.write(null);
    clientId.current = "";
    setProblem(undefined);
    setStart(next);
    setRound((before) => before + 1);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (addEntry.isPending) return;
    const fields = event.currentTarget;
    const entry = readEntryForm(fields, today);
    setProblem(typeof entry === "string" ? entry : undefined);
    if (entry === "missing") toast({ ...MESSAGES.entryIncomplete, tone: "destructive" });
    else withdrawToast(MESSAGES.entryIncomplete);
    if (typeof entry === "string") return;
    clientId.current ||= crypto.randomUUID();
    const sent = JSON.stringify(draftIn(fields));
    try {
      const { outcome } = await addEntry.mutateAsync({ entry, clientId: clientId.current });
      // What was typed while it was on its way is the next entry already.
      if (JSON.stringify(draftIn(fields)) === sent)
        begin({ ...draftToStart(undefined, shownToday.current), type: entry.type });
      else clientId.current = "";
      toast(outcome === "added" ? MESSAGES.entryAdded : ENTRY_WAITS);
    } catch (error) {
      console.error(error);
      toast({ ...MESSAGES.entryFailed, tone: "destructive" });
    }
  }

  const { error } = addEntry;
  return (
    // noValidate: what is missing is said by the specified toast.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only tell a keyboard from a finger
    <form
      ref={form}
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      onKeyDown={() => (byKeyboard.current = true)}
      onPointerDown={() => (byKeyboard.current = false)}
      onChange={(event) => draft.write(hasContent(draftIn(event.currentTarget), today) ?? null)}
      // Beside the list it stays in sight; in a low window it scrolls by itself.
      className="surface p-5 sm:p-6 lg:sticky lg:top-22 lg:max-h-[calc(100vh-6.5rem)] lg:overflow-y-auto"
    >
      <h2 className="mb-4">{FORM_TEXTS.heading}</h2>
      {round === 0 && (start.amount || start.detail) && (
        <ResumedNote
          startAgain={FORM_TEXTS.startAgain}
          onStartAgain={() => begin(draftToStart(undefined, today))}
        >
          {FORM_TEXTS.kept}
        </ResumedNote>
      )}
      <EntryFields key={round} start={start} today={today} problem={problem} />
      <Problem className="mb-4">
        {error instanceof SaveError && error.reason === "tooMany" && DASHBOARD_TEXTS.tooManyToday}
      </Problem>
      <SubmitButton className="w-full" busy={addEntry.isPending}>
        {addEntry.isPending ? FORM_TEXTS.busy : FORM_TEXTS.submit}
      </SubmitButton>
    </form>
  );
}
