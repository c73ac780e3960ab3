import { useEffect, useEffectEvent, useRef, useState } from "react";
import { storedSession } from "@/backend/session";
import { SaveError } from "@/backend/journal/entryRows";
import { sendEntry } from "@/backend/journal/outbox";
import { deviceDay } from "@/backend/deviceClock";
import { deviceDateLooksWrong } from "@/content/deviceDate";
import { DASHBOARD_TEXTS } from "@/content/journal/journal";
import { FORM_TEXTS } from "@/content/journal/journalEntries";
import { MESSAGES } from "@/content/messages";
import type { Day } from "@/domain/calendar";
import { draftToStart, hasContent, type StartingDraft } from "@/domain/journal/entryDraft";
import type { EntryProblem } from "@/domain/journal/journal";
import { draftOf } from "@/storage/journal/journal";
import { newId } from "@/storage/newId";
import { Problem } from "@/ui/feedback/Problem";
import { ResumedNote } from "@/ui/feedback/ResumedNote";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import { toast, withdrawToast } from "@/ui/feedback/toast";
import { focusIfLost } from "@/ui/behaviour/useFocusReturn";
import { EntryFields } from "./EntryFields";
import { controlOf, draftIn, readEntryForm } from "./readEntryForm";
import { waitsToast } from "./waitsToast";

interface EntryFormProps {
  userId: string;
  today: Day;
  /** True if "Do it now" has filled it in and leads here, past the trail and the prompt. */
  isOfPlan?: boolean;
}

/** The reason beside the specified toast, where its owner can do something about it. */
function refusalText(error: unknown): string {
  const reason = error instanceof SaveError ? error.reason : undefined;
  if (reason === "tooMany") return DASHBOARD_TEXTS.tooManyToday;
  return reason === "wrongDate" ? deviceDateLooksWrong(deviceDay()) : "";
}

/** The form that adds an entry (specification part 2, sections 2, 4, 5 and 8). It keeps an unfinished entry as a draft. */
export function EntryForm({ userId, today, isOfPlan = false }: EntryFormProps) {
  const [refusal, setRefusal] = useState("");
  const draft = draftOf(userId);
  const [start, setStart] = useState<StartingDraft>(() => draftToStart(draft.read() ?? undefined, today));
  // A new round begins when an entry has been added or queued: the form is reset, and only the type stays.
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<EntryProblem>();
  // The client id belongs to the entry and not to the attempt: a retry after a lost reply must not count the money twice.
  const clientId = useRef("");

  const form = useRef<HTMLFormElement>(null);
  /** An entry may be sent over midnight, and the next one begins on the new day. */
  const latestDay = useRef(today);

  useEffect(() => {
    if (isOfPlan) controlOf(form.current!, "amount")!.focus();
  }, [isOfPlan]);

  // The amount takes the focus again after keyboard input only: after a tap it would open the phone's keyboard.
  const usedKeyboard = useRef(false);
  useEffect(() => {
    if (!usedKeyboard.current) return;
    const amount = controlOf(form.current!, "amount")!;
    if (form.current!.contains(document.activeElement)) amount.focus();
    else focusIfLost(amount);
  }, [round]);

  useEffect(() => () => withdrawToast(MESSAGES.entryIncomplete), []);

  useEffect(() => void (latestDay.current = today), [today]);

  /** The draft as this tab stored or found it last: the tabs share one, and each has a form of its own. */
  const ownDraft = useRef<string>("");
  useEffect(() => void (ownDraft.current = JSON.stringify(draft.read())), [draft]);
  const isWriting = useRef(false);
  function write(content: ReturnType<typeof draft.read>) {
    isWriting.current = true;
    draft.write(content);
    isWriting.current = false;
  }
  function keepDraft() {
    const content = hasContent(draftIn(form.current!), today) ?? null;
    ownDraft.current = JSON.stringify(content);
    write(content);
  }
  function forgetDraft() {
    if (JSON.stringify(draft.read()) === ownDraft.current) write(null);
  }
  // Another tab has sent its own entry, so there is room again for what has been typed here.
  const onDraftChange = useEffectEvent(() => {
    if (!isWriting.current && !draft.read() && storedSession()?.user.id === userId) keepDraft();
  });
  useEffect(() => draft.subscribe(onDraftChange), [draft]);

  function begin(next: StartingDraft) {
    forgetDraft();
    clientId.current = "";
    setProblem(undefined);
    setStart(next);
    setRound((before) => before + 1);
  }

  const { isSending, onSubmit } = useSubmit(async (fields) => {
    const entry = readEntryForm(fields, today);
    setProblem(typeof entry === "string" ? entry : undefined);
    if (entry === "missing") toast({ ...MESSAGES.entryIncomplete, tone: "destructive" });
    else withdrawToast(MESSAGES.entryIncomplete);
    if (typeof entry === "string") return;
    clientId.current ||= newId();
    const sent = JSON.stringify(draftIn(fields));
    setRefusal("");
    try {
      const { outcome } = await sendEntry(userId, clientId.current, entry);
      // Changes made while the entry was being sent belong to the next entry, so they stay.
      if (JSON.stringify(draftIn(fields)) === sent)
        begin({ ...draftToStart(undefined, latestDay.current), type: entry.type });
      else clientId.current = "";
      // The sign-in page, which comes next, says that the account has gone.
      if (outcome !== "accountDeleted") toast(outcome === "added" ? MESSAGES.entryAdded : waitsToast(userId));
    } catch (error) {
      console.error(error);
      setRefusal(refusalText(error));
      toast({ ...MESSAGES.entryFailed, tone: "destructive" });
    }
  });

  return (
    // noValidate: the specified toast reports missing fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only tell keys from pointers
    <form
      ref={form}
      noValidate
      method="post"
      onSubmit={onSubmit}
      onKeyDown={() => (usedKeyboard.current = true)}
      onPointerDown={() => (usedKeyboard.current = false)}
      onChange={keepDraft}
      // The form stays in view beside the list; in a low window it scrolls on its own.
      className="surface p-5 sm:p-6 lg:sticky lg:top-22 lg:max-h-[calc(100vh-6.5rem)] lg:overflow-y-auto"
    >
      <h2 className="mb-4">{FORM_TEXTS.heading}</h2>
      {round === 0 && (start.amount || start.detail) && (
        <ResumedNote
          startAgain={FORM_TEXTS.startAgain}
          onStartAgain={() => begin(draftToStart(undefined, today))}
        >
          {isOfPlan ? FORM_TEXTS.ofPlan : FORM_TEXTS.kept}
        </ResumedNote>
      )}
      <EntryFields
        key={round}
        start={start}
        today={today}
        problem={problem}
        onMoved={() => draft.read() && keepDraft()}
      />
      <Problem className="mb-4">{refusal}</Problem>
      <SubmitButton className="w-full" busy={isSending}>
        {isSending ? FORM_TEXTS.busy : FORM_TEXTS.submit}
      </SubmitButton>
    </form>
  );
}
