import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { challengeTotalsQuery } from "@/backend/journal/challengeTotals";
import { ENDED_TEXTS, FIGURE_NAMES } from "@/content/journal/journal";
import { fullDayName, type Day } from "@/domain/calendar";
import { challengeSpan } from "@/domain/challenge/challenge";
import { formatPence } from "@/domain/money";
import { SixStamps } from "@/parts/challenge/postcard/SixStamps";
import { QueryState } from "@/parts/QueryState";

interface EndedChallengesProps {
  userId: string;
  /** The first days of the challenges that are over, the latest first. */
  starts: readonly Day[];
  /** True if the latest is to be told, because no other has begun before today. */
  isNews: boolean;
}

/** The challenges that are over. They stay here after a new enrolment. */
export const EndedChallenges = ({ userId, starts, isNews }: EndedChallengesProps) => (
  <div className="mb-5 flex flex-col gap-3">
    {starts.map((start, nth) => (
      <Ended key={start} userId={userId} start={start} isNews={isNews && nth === 0} />
    ))}
  </div>
);

/** One challenge, whose sums are asked for when it is open. */
function Ended({ userId, start, isNews }: { userId: string; start: Day; isNews: boolean }) {
  const [isOpen, setOpen] = useState(isNews);
  const days = challengeSpan(start);
  const totals = useQuery({ ...challengeTotalsQuery(userId, days), enabled: isOpen });
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="surface px-5 py-3 sm:px-6"
    >
      <summary className="min-h-11 py-2 font-semibold">
        {ENDED_TEXTS.summary(fullDayName(days.first), fullDayName(days.last))}
      </summary>
      <p className="mb-3">{ENDED_TEXTS.lead}</p>
      {totals.data && <SixStamps userId={userId} start={start} />}
      {totals.data && (
        <dl className="mb-3 grid grid-cols-2 gap-x-5 gap-y-3 sm:grid-cols-4">
          <Figure name={ENDED_TEXTS.entries} text={String(totals.data.count)} />
          <Figure name={FIGURE_NAMES.earning} text={formatPence(totals.data.earning)} />
          <Figure name={FIGURE_NAMES.saving} text={formatPence(totals.data.saving)} />
          <Figure name={FIGURE_NAMES.spending} text={formatPence(totals.data.spending)} />
        </dl>
      )}
      <QueryState query={totals} texts={ENDED_TEXTS} className="h-16" />
      <p className="text-muted mb-2 text-base">{ENDED_TEXTS.stays}</p>
    </details>
  );
}

const Figure = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt className="text-muted text-base">{name}</dt>
    <dd className="font-display text-2xl font-semibold [overflow-wrap:anywhere] tabular-nums">{text}</dd>
  </div>
);
