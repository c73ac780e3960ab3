import { useEffect, useEffectEvent, useRef, useState } from "react";
import { storedSession } from "@/backend/session";
import { SaveError, type StoredEntry } from "@/backend/journal/entryRows";
import { sendEntry } from "@/backend/journal/outbox";
import { deviceDay, putRight } from "@/backend/deviceClock";
import { deviceDateLooksWrong } from "@/content/deviceDate";
import { MESSAGES } from "@/content/messages";
import type { Day } from "@/domain/calendar";
import { draftToStart, hasContent, type StartingDraft } from "@/domain/journal/entryDraft";
import { isMissing, type EntryProblem, type JournalEntry } from "@/domain/journal/journal";
import { hang } from "@/storage/deeds/string";
import { draftOf } from "@/storage/journal/journal";
import { newId } from "@/storage/newId";
import { useSubmit } from "@/ui/controls/useSubmit";
import { toast, withdrawToast } from "@/ui/feedback/toast";
import { draftIn, readEntryForm } from "./readEntryForm";
import { useSuggestedDay } from "./useSuggestedDay";
import { waitsToast } from "./waitsToast";

interface EntryFormOptions {
  userId: string;
  today: Day;
  /** True while another form with the same draft lies over this one: what is written there counts. */
  isCovered?: boolean;
  /** Runs when the entry is the server's, or waits on this device: then there is no row. */
  onSent?: ((entry: JournalEntry, row: StoredEntry | undefined) => void) | undefined;
}

/** The reason beside the specified toast, where its owner can do something about it. */
const refusalText = (error: unknown): string =>
  error instanceof SaveError && error.reason === "wrongDate" ? deviceDateLooksWrong(deviceDay()) : "";

/**
 * Adds an entry, from whatever form (specification part 2, sections 4, 5 and 8): its draft, its one id for every attempt, the
 * toasts and the outbox.
 */
export function useEntryForm({ userId, today, isCovered = false, onSent }: EntryFormOptions) {
  const [refusal, setRefusal] = useState("");
  const draft = draftOf(userId);
  const [start, setStart] = useState<StartingDraft>(() => {
    const kept = draftToStart(draft.read() ?? undefined, today);
    return { ...kept, ...putRight(kept) };
  });
  // A new round begins when an entry has been added or queued: the form is reset, and only the type stays.
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<EntryProblem>();
  // The client id belongs to the entry and not to the attempt: a retry after a lost reply must not count the money twice.
  const clientId = useRef("");

  const form = useRef<HTMLFormElement>(null);
  /** An entry may be sent over midnight, and the next one begins on the new day. */
  const latestDay = useRef(today);

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
    write(hasContent(day.read(), today) ?? null);
    ownDraft.current = JSON.stringify(draft.read());
  }
  // The day of an entry that is being sent is the outbox's.
  const isAway = useRef(false);
  const isHeld = () => isCovered || isAway.current;
  const day = useSuggestedDay({ form, start, isHeld, onPutRight: keepDraft });
  function handBack() {
    isAway.current = false;
    day.correct();
  }
  function forgetDraft() {
    if (JSON.stringify(draft.read()) === ownDraft.current) write(null);
  }
  // Another tab has sent its own entry, so there is room again for what has been typed here.
  const onDraftChange = useEffectEvent(() => {
    if (!isCovered && !isWriting.current && !draft.read() && storedSession()?.user.id === userId) keepDraft();
  });
  useEffect(() => draft.subscribe(onDraftChange), [draft]);

  function begin(next: StartingDraft) {
    forgetDraft();
    day.forget();
    clientId.current = "";
    setProblem(undefined);
    setStart(next);
    setRound((before) => before + 1);
  }

  const { isSending, onSubmit } = useSubmit(async (fields) => {
    const entry = readEntryForm(fields, today);
    setProblem(typeof entry === "string" ? entry : undefined);
    if (typeof entry === "string" && isMissing(entry))
      toast({ ...MESSAGES.entryIncomplete, tone: "destructive" });
    else withdrawToast(MESSAGES.entryIncomplete);
    if (typeof entry === "string") return;
    clientId.current ||= newId();
    const sent = JSON.stringify(draftIn(fields));
    setRefusal("");
    isAway.current = true;
    try {
      const sending = sendEntry(userId, clientId.current, entry, day.read());
      // The outbox has it now. A draft beside it would offer the same money again to somebody who leaves meanwhile.
      forgetDraft();
      const result = await sending;
      const { outcome } = result;
      // Changes made while the entry was being sent belong to the next entry, so they stay.
      if (JSON.stringify(draftIn(fields)) === sent)
        begin({ ...draftToStart(undefined, latestDay.current), type: entry.type });
      else {
        clientId.current = "";
        handBack();
      }
      // The sign-in page, which comes next, says that the account has gone.
      if (outcome !== "accountDeleted")
        toast(outcome === "added" ? MESSAGES.entryAdded : waitsToast(userId, outcome));
      if (outcome !== "accountDeleted") hang(userId, "line", entry.day);
      onSent?.(entry, result.outcome === "added" ? result.entry : undefined);
    } catch (error) {
      console.error(error);
      handBack();
      if (!draft.read()) keepDraft();
      setRefusal(refusalText(error));
      toast({ ...MESSAGES.entryFailed, tone: "destructive" });
    }
    isAway.current = false;
  });

  return {
    /** For the form element. */
    form: { ref: form, onSubmit, onChange: keepDraft, noValidate: true, method: "post" } as const,
    start,
    round,
    problem,
    refusal,
    isSending,
    /** True if the form begins with what was filled in before. */
    isResumed: round === 0 && Boolean(start.amount || start.detail),
    startAgain: () => begin(draftToStart(undefined, today)),
    /** The date has moved on to today. */
    onMoved: () => draft.read() && keepDraft(),
  };
}
