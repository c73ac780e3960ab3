import { useRef } from "react";
import { Link } from "react-router-dom";
import { DAYS_TEXTS } from "@/content/journal/journal";
import { fullDayName, type Day } from "@/domain/calendar";
import { challengeDay, challengePhase, challengeSpan, isOver } from "@/domain/challenge/challenge";
import { CHALLENGE_DAYS, PHASES } from "@/domain/challenge/challengeLength";
import { dueCard, keptOf } from "@/domain/challenge/postcards";
import { Trail } from "@/parts/challenge/Trail";
import { postcardsOf } from "@/storage/challenge/postcards";
import { useStored } from "@/storage/useStored";
import { late } from "@/ui/feedback/late";

/** A day in a fortnight has one, and until it is here, or if it does not come, the trail is there. */
const Postcard = late(() => import("@/parts/challenge/postcard/Postcard").then((file) => file.Postcard), {
  loading: (props) => <Trail {...props} />,
  instead: (props) => <Trail {...props} />,
});

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
  const kept = useStored(postcardsOf(userId));
  const due = start ? dueCard(start, today, keptOf(kept, start).closed) : undefined;
  const trail = useRef<HTMLDivElement>(null);
  return (
    // It takes the focus from a card that is closed.
    <div ref={trail} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {/* The words of a day take two lines on a phone. */}
      <p className="text-muted min-h-12 text-base tabular-nums sm:min-h-0">
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
      {start && due !== undefined ? (
        <Postcard
          key={due}
          userId={userId}
          start={start}
          today={today}
          card={due}
          place="dashboard"
          onClose={() => trail.current?.focus()}
        />
      ) : (
        <Trail userId={userId} start={start} today={today} />
      )}
    </div>
  );
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
