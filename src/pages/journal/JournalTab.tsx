import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import type { User } from "@/backend/auth";
import { DASHBOARD_TEXTS, SHOW_LINK } from "@/content/journal/journal";
import { PROMPT_HEADING, REMIND_ME } from "@/content/journal/journalEntries";
import type { Day } from "@/domain/calendar";
import { Failure } from "@/ui/feedback/Failure";
import { late } from "@/ui/feedback/late";
import { TextShape } from "@/ui/feedback/SkeletonShapes";
import { EntryChange } from "./EntryChange";
import { EntryForm } from "./EntryForm";
import { EntryList } from "./EntryList";

/** Brings ninety prompts, of which a visit shows one. */
export const MissionPrompt = late(() => import("./MissionPrompt").then((file) => file.MissionPrompt), {
  loading: () => <PromptPlace />,
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
  /** Reads it again, if it could not be read: then there is no prompt to wait for. */
  retry: (() => void) | undefined;
}

export function JournalTab({ user, today, start, retry }: JournalTabProps) {
  const { hash } = useLocation();
  const [isReminding, setReminding] = useState(false);
  useEffect(() => void Promise.all([EntryChange, Outbox].map((part) => part.preload())), []);
  return (
    <div className="grid grid-cols-1 items-start gap-7 lg:grid-cols-[400px_minmax(0,1fr)]">
      {/* As tall as the list, so that the form stays beside it while the list scrolls. */}
      <div className="flex flex-col gap-5 self-stretch">
        {/* The height is that of a prompt, because the form must not move when it loads. */}
        <div className="min-h-52">
          {start !== undefined ? (
            <MissionPrompt userId={user.id} start={start} today={today} />
          ) : retry ? (
            <Failure onRetry={retry}>{DASHBOARD_TEXTS.couldNotLoad}</Failure>
          ) : (
            <PromptPlace />
          )}
        </div>
        <details onToggle={(event) => setReminding(event.currentTarget.open)}>
          <summary className="text-link min-h-11 font-semibold">{REMIND_ME}</summary>
          {isReminding && <ReminderForm today={today} />}
        </details>
        <EntryForm userId={user.id} today={today} isOfPlan={hash === "#entry"} />
        <p>
          <Link to={SHOW_LINK.to} className="text-link">
            {SHOW_LINK.label}
          </Link>
        </p>
      </div>
      <div>
        <Outbox userId={user.id} today={today} />
        <EntryList userId={user.id} today={today} />
      </div>
    </div>
  );
}

/** The prompt's card, where it will be. */
const PromptPlace = () => (
  <div className="rounded-card bg-q4-soft text-q4-ink h-52 p-5">
    <p className="text-base">{PROMPT_HEADING}</p>
    <TextShape lines={2} className="mt-3" />
  </div>
);
