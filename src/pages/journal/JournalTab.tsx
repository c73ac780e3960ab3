import { useEffect, useRef, useState } from "react";
import type { StoredEntry } from "@/backend/journal/entryRows";
import { Link, useLocation } from "react-router-dom";
import type { User } from "@/backend/auth";
import { DASHBOARD_TEXTS, SHOW_LINK } from "@/content/journal/journal";
import { CHANGE_TEXTS, FORM_TEXTS, PROMPT_HEADING, REMIND_ME } from "@/content/journal/journalEntries";
import { LINE_TEXTS } from "@/content/journal/line";
import type { Day, Span } from "@/domain/calendar";
import { JarAfterEntry } from "@/parts/community/JarAfterEntry";
import { WriteLine } from "@/parts/journal/line/WriteLine";
import { Failure } from "@/ui/feedback/Failure";
import { late } from "@/ui/feedback/late";
import { TextShape } from "@/ui/feedback/SkeletonShapes";
import { toast } from "@/ui/feedback/toast";
import { EntryChange } from "./EntryChange";
import { EntryForm } from "./EntryForm";
import { EntryList } from "./EntryList";

/** Brings ninety prompts, of which a visit shows one. */
export const MissionPrompt = late(() => import("./MissionPrompt").then((file) => file.MissionPrompt), {
  loading: () => <PromptPlace />,
  instead: () => null,
});

const DueCard = late(() => import("./ChallengeDays").then((file) => file.DueCard), {
  loading: () => null,
  instead: () => null,
});

/** Most visits have nothing that waits. It still loads at once, because the connection may go. */
const Outbox = late(() => import("./Outbox").then((file) => file.Outbox), { loading: () => null });

const ReminderForm = late(() => import("./ReminderForm").then((file) => file.ReminderForm));

interface JournalTabProps {
  user: User;
  today: Day;
  /** The first of the 90 days, or null before the user takes part; undefined while that is not known. */
  start: Day | null | undefined;
  /** The days before it, since the challenge before. */
  beforeStart?: Span | undefined;
  /** Reads it again, if it could not be read: then there is no prompt to wait for. */
  retry: (() => void) | undefined;
}

export function JournalTab({ user: { id: userId }, today, start, beforeStart, retry }: JournalTabProps) {
  const { hash } = useLocation();
  const prompt = useRef<HTMLDivElement>(null);
  const [isReminding, setReminding] = useState(false);
  /** The sheet has the form's draft, so after each opening the form starts again with what the sheet has left. */
  const [sheet, setSheet] = useState({ isOpen: false, count: 0 });
  const [added, setAdded] = useState<StoredEntry>();
  useEffect(() => void Promise.all([EntryChange, Outbox].map((part) => part.preload())), []);
  return (
    <>
      {start && <DueCard {...{ userId, start, today }} onClose={() => prompt.current?.focus()} />}
      {/* On a phone the prompt is folded, and beside the form on a wide screen: the form begins in the first screen of both. */}
      <div className="grid grid-cols-1 items-start gap-4 sm:gap-6 md:grid-rows-[auto_1fr] lg:grid-cols-[400px_minmax(0,1fr)]">
        {/* The height is that of a prompt, because what is under it must not move when it loads. */}
        <div
          ref={prompt}
          tabIndex={-1}
          className="min-h-42 outline-none sm:min-h-52 lg:col-start-2 lg:row-start-1"
        >
          {start !== undefined ? (
            <MissionPrompt userId={userId} start={start} today={today} />
          ) : retry ? (
            <Failure onRetry={retry}>{DASHBOARD_TEXTS.couldNotLoad}</Failure>
          ) : (
            <PromptPlace />
          )}
        </div>
        {/* As tall as the list, so that the form stays beside it while the list scrolls. */}
        <div className="flex flex-col gap-5 self-stretch md:row-span-2 lg:row-start-1">
          {/* The form stays in view beside the list; in a low window it scrolls on its own. */}
          <div className="surface p-4 sm:p-6 lg:sticky lg:top-22 lg:max-h-[calc(100vh-6.5rem)] lg:overflow-y-auto">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h2 id="write">{FORM_TEXTS.heading}</h2>
              <WriteLine
                variant="quiet"
                className="px-3"
                userId={userId}
                today={today}
                onOpen={(isOpen) => setSheet(({ count }) => ({ isOpen, count: isOpen ? count : count + 1 }))}
                onFailed={() => toast({ ...CHANGE_TEXTS.didNotOpen, tone: "destructive" })}
              >
                {LINE_TEXTS.open}
              </WriteLine>
            </div>
            <EntryForm
              key={sheet.count}
              userId={userId}
              today={today}
              isOfPlan={hash === "#entry" && sheet.count === 0}
              isCovered={sheet.isOpen}
              onSent={(_entry, row) => setAdded(row)}
            />
          </div>
          <JarAfterEntry userId={userId} today={today} entry={added} />
          <div className="surface p-4 text-base sm:p-6">
            <img
              src="/art/topics/ways-to-earn.svg"
              alt=""
              width={640}
              height={400}
              className="rounded-button mb-4 hidden lg:block"
            />
            <details onToggle={() => setReminding(true)}>
              <summary className="text-link min-h-11 py-2">{REMIND_ME}</summary>
              {isReminding && <ReminderForm today={today} />}
            </details>
            <Link to={SHOW_LINK.to} className="text-link block min-h-11 py-2">
              {SHOW_LINK.label}
            </Link>
          </div>
        </div>
        <div>
          <Outbox userId={userId} today={today} />
          <EntryList userId={userId} today={today} beforeStart={beforeStart} />
        </div>
      </div>
    </>
  );
}

/** The prompt's card, where it will be. */
const PromptPlace = () => (
  <div className="rounded-card bg-q4-soft text-q4-ink min-h-42 p-4 sm:min-h-52 sm:p-5">
    <p className="text-base">{PROMPT_HEADING}</p>
    <TextShape lines={2} className="mt-3" />
  </div>
);
