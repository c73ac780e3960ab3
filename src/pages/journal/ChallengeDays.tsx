import { useState } from "react";
import { Link } from "react-router-dom";
import { DAYS_TEXTS } from "@/content/journal/journal";
import { fullDayName, type Day } from "@/domain/calendar";
import { challengeDay, challengePhase, challengeSpan, isOver } from "@/domain/challenge/challenge";
import { CHALLENGE_DAYS, PHASES } from "@/domain/challenge/challengeLength";
import { dueCard, keptOf } from "@/domain/challenge/postcards";
import { Trail } from "@/parts/challenge/Trail";
import { postcardsOf } from "@/storage/challenge/postcards";

/** The card that belongs to a day loads with its words. */
export { DueCard } from "./DueCard";

interface ChallengeDaysProps {
  userId: string;
  /** The first day, or null before the user takes part. */
  start: Day | null;
  today: Day;
  /** The text for a user who does not take part yet. */
  invitation: string;
  /** True if no 90 days have been begun before. */
  isFirst: boolean;
}

/** The user's place in the 90 days, in words and on the trail of the six phases. */
export function ChallengeDays({ userId, start, today, invitation, isFirst }: ChallengeDaysProps) {
  const [stamped] = useState(() => (start ? newCard(userId, start, today) : undefined));
  return (
    <div className="flex flex-col gap-3">
      {/* The words of a day take two lines on a phone. */}
      <p className="text-muted min-h-12 text-base text-balance tabular-nums sm:min-h-0">
        <span>{start ? positionInWords(start, today) : invitation}</span>
        {isFirst && (
          <>
            {" "}
            <Link to="/first-day" className="text-link">
              {DAYS_TEXTS.firstDay}
            </Link>
          </>
        )}
      </p>
      <Trail userId={userId} start={start} today={today} stamped={stamped} />
    </div>
  );
}

/** @returns the card that is due and was not shown yet: its stamp drops into its place. */
function newCard(userId: string, start: Day, today: Day) {
  const { shown, closed } = keptOf(postcardsOf(userId).read(), start);
  const due = dueCard(start, today, closed);
  return due !== undefined && shown.includes(due) ? undefined : due;
}

function positionInWords(start: Day, today: Day): string {
  const day = challengeDay(start, today);
  if (isOver(start, today)) return DAYS_TEXTS.over(fullDayName(challengeSpan(start).last));
  if (day === 0) return DAYS_TEXTS.startsOn(fullDayName(start));
  const phase = challengePhase(start, today);
  const where = phase ? `phase ${phase} of ${PHASES.length}` : DAYS_TEXTS.phasesDone;
  // In a zone ahead, it began on a day that has not come here yet.
  const started = start < today ? start : today;
  return `Day ${day} of ${CHALLENGE_DAYS} · ${where} · started on ${fullDayName(started)}`;
}
