import { useMutation, useQueryClient } from "@tanstack/react-query";
import { enrolMutation } from "@/backend/challenge/challenge";
import { DAY_ONE_TEXTS } from "@/content/today/firstDay";
import { promptOfDay } from "@/content/challenge/missionPrompts";
import { MISSION_TITLES } from "@/content/challenge/missionTitles";
import type { Day } from "@/domain/calendar";
import { challengeDay } from "@/domain/challenge/challenge";
import { DAYS_PER_PHASE } from "@/domain/challenge/challengeLength";
import { DAY_ONE } from "@/domain/challenge/postcards";
import { Button, LinkButton } from "@/ui/controls/Button";
import { late } from "@/ui/feedback/late";
import { Problem } from "@/ui/feedback/Problem";

const Postcard = late(() => import("@/parts/challenge/postcard/Postcard").then((file) => file.Postcard), {
  loading: () => <div className="h-96" />,
  instead: () => <ToJournal />,
});

const TO_JOURNAL = { to: "/challenge-dashboard?tab=journal", label: DAY_ONE_TEXTS.toJournal };

interface DayOneProps {
  userId: string;
  today: Day;
  /** The first of the 90 days, once they have begun. */
  start: Day | null;
  /** True if all three steps are done. */
  isReady: boolean;
}

/** The day with its mission and its prompt. Starting it is the specified enrolment (part 2, sections 4 and 7). */
export function DayOne({ userId, today, start, isReady }: DayOneProps) {
  const enrolment = useMutation(enrolMutation(userId, today, useQueryClient()));
  if (enrolment.isSuccess && start)
    return (
      <div className="mt-8">
        <Postcard
          userId={userId}
          start={start}
          today={today}
          card={DAY_ONE}
          place="firstDay"
          way={TO_JOURNAL}
        />
      </div>
    );
  // Somebody who comes back later has today's prompt. Before and after the 90 days it is the first.
  const day = (start && challengeDay(start, today)) || 1;
  const mission = MISSION_TITLES[Math.ceil(day / DAYS_PER_PHASE) - 1];
  const prompt = promptOfDay(day)!;
  return (
    <section aria-labelledby="day-one" className="surface mt-8 grid items-center gap-6 p-5 md:grid-cols-2">
      <img
        src="/art/topics/a-budget-you-can-keep.svg"
        alt=""
        width={640}
        height={400}
        className="rounded-button w-full"
      />
      <div>
        <h2 id="day-one">{[DAY_ONE_TEXTS.day(day), mission].filter(Boolean).join(": ")}</h2>
        <p className="text-muted mt-2">
          {start ? DAY_ONE_TEXTS.started : isReady ? DAY_ONE_TEXTS.ready : DAY_ONE_TEXTS.later}
        </p>
        <p className="font-display mt-3 text-xl leading-snug font-semibold">{prompt.text}</p>
        <Problem className="mt-3">{enrolment.isError ? DAY_ONE_TEXTS.notStarted : undefined}</Problem>
        <div className="mt-4">
          {start ? (
            <ToJournal variant={isReady ? "primary" : "quiet"} />
          ) : (
            <Button
              variant={isReady ? "primary" : "quiet"}
              disabled={enrolment.isPending}
              onClick={() => enrolment.mutate()}
            >
              {enrolment.isPending ? DAY_ONE_TEXTS.starting : DAY_ONE_TEXTS.start}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

const ToJournal = ({ variant }: { variant?: "primary" | "quiet" }) => (
  <LinkButton to={TO_JOURNAL.to} variant={variant}>
    {TO_JOURNAL.label}
  </LinkButton>
);
