import type { Day } from "@/domain/calendar";
import { dueCard, keptOf } from "@/domain/challenge/postcards";
import { postcardsOf } from "@/storage/challenge/postcards";
import { useStored } from "@/storage/useStored";
import { late } from "@/ui/feedback/late";

const Postcard = late(() => import("@/parts/challenge/postcard/Postcard").then((file) => file.Postcard), {
  loading: () => <div className="h-96" />,
  instead: () => null,
});

interface DueCardProps {
  userId: string;
  start: Day;
  today: Day;
  /** Moves the focus on from the card, which is gone. */
  onClose: () => void;
}

/** The card of Day 1, or of the mission that has just ended, until it is closed. The trail stands above the tabs. */
export function DueCard({ userId, start, today, onClose }: DueCardProps) {
  const card = dueCard(start, today, keptOf(useStored(postcardsOf(userId)), start).closed);
  if (card === undefined) return null;
  return (
    <div className="mb-6">
      <Postcard key={card} {...{ userId, start, today, card, onClose }} place="dashboard" />
    </div>
  );
}
