import { useEffect, useState } from "react";
import { DUE_CARD_TEXTS as TEXTS } from "@/content/challenge/dueCard";
import type { Day } from "@/domain/calendar";
import { DAY_ONE, dueCard, keptOf, type Card } from "@/domain/challenge/postcards";
import { MISSION_COLOURS } from "@/parts/challenge/missionColours";
import { PostageStamp } from "@/parts/challenge/postcard/PostageStamp";
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

/** The card of Day 1, or of the mission that has just ended, until it is closed: one row, so that the form stays in view. */
export function DueCard({ userId, start, today, onClose }: DueCardProps) {
  const card = dueCard(start, today, keptOf(useStored(postcardsOf(userId)), start).closed);
  const [open, setOpen] = useState<Card>();
  // It is opened later, perhaps without a connection.
  useEffect(() => {
    if (card !== undefined) void Postcard.preload();
  }, [card]);
  if (card === undefined) return null;
  return (
    <div className="mb-3 sm:mb-6">
      {card === open ? (
        <Postcard {...{ userId, start, today, card, onClose }} place="dashboard" />
      ) : (
        <button
          type="button"
          onClick={() => setOpen(card)}
          className="surface pressable flex w-full items-center gap-3 px-4 py-1 text-left"
        >
          <PostageStamp
            width={32}
            className={`text-lg ${card === DAY_ONE ? "bg-q4-soft text-q4-ink" : MISSION_COLOURS[card - 1]!}`}
          >
            {card === DAY_ONE ? "★" : String(card)}
          </PostageStamp>
          <span className="min-w-0 flex-1 leading-snug font-semibold">{TEXTS.here}</span>
          <span className="text-link">{TEXTS.open}</span>
        </button>
      )}
    </div>
  );
}
