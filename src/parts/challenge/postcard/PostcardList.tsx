import { QueryClientProvider } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { queryClient } from "@/backend/queryClient";
import { useTrueDay } from "@/backend/trueDay";
import { MISSION_TITLES } from "@/content/challenge/missionTitles";
import { DAY_ONE_CARD, SHELF_CARDS as TEXTS } from "@/content/challenge/postcards";
import { dayOf, fullDayName, type Day } from "@/domain/calendar";
import { cardsBy, DAY_ONE, type Card } from "@/domain/challenge/postcards";
import { MISSION_COLOURS } from "@/parts/challenge/missionColours";
import { postcardsOf } from "@/storage/challenge/postcards";
import { seenFactsOf } from "@/storage/known";
import { useStored } from "@/storage/useStored";
import { useNow } from "@/ui/behaviour/useNow";
import { PostageStamp } from "./PostageStamp";
import { Postcard } from "./Postcard";

/** The cards of somebody's challenges, each to be opened again, seen before or not. */
export function PostcardList({ userId }: { userId: string }) {
  const kept = useStored(postcardsOf(userId));
  const today = useTrueDay(dayOf(useNow()));
  const running = seenFactsOf(userId).start;
  const starts = [...new Set([...(running ? [running] : []), ...kept.map(({ start }) => start)])];
  if (starts.every((start) => !cardsBy(start, today).length)) return null;
  return (
    <section aria-labelledby="postcards" className="mt-12">
      <h2 id="postcards" className="mb-1">
        {TEXTS.heading}
      </h2>
      <p className="mb-4 max-w-[39em]">{TEXTS.lead}</p>
      {starts.map((start) => (
        <div key={start} className="not-last:mb-6">
          {starts.length > 1 && <p className="mb-2 font-semibold">{TEXTS.from(fullDayName(start))}</p>}
          <Challenge userId={userId} start={start} today={today} />
        </div>
      ))}
    </section>
  );
}

function Challenge({ userId, start, today }: { userId: string; start: Day; today: Day }) {
  const [open, setOpen] = useState<Card>();
  const buttons = useRef(new Map<Card, HTMLButtonElement>());
  const close = () => {
    if (open !== undefined) buttons.current.get(open)?.focus();
    setOpen(undefined);
  };
  return (
    <>
      <ul
        className="grid gap-3"
        style={{ gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))" }}
      >
        {cardsBy(start, today).map((card) => (
          <li key={card}>
            <button
              type="button"
              aria-expanded={card === open}
              ref={(button) => {
                if (button) buttons.current.set(card, button);
              }}
              onClick={() => setOpen(card === open ? undefined : card)}
              className="surface pressable flex w-full items-center gap-3 p-3 text-left"
            >
              <PostageStamp
                width={44}
                className={`text-xl ${card === DAY_ONE ? "bg-q4-soft text-q4-ink" : MISSION_COLOURS[card - 1]!}`}
              >
                {card === DAY_ONE ? "★" : String(card)}
              </PostageStamp>
              <span className="min-w-0">
                <span className="text-muted block text-base">
                  {card === DAY_ONE ? DAY_ONE_CARD.title : TEXTS.mission(card)}
                </span>
                <span className="font-display block leading-snug font-semibold">
                  {card === DAY_ONE ? TEXTS.firstDay : MISSION_TITLES[card - 1]}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <div className="mt-4">
          {/* The shelf is also a visitor's page, which has no questions for a server. */}
          <QueryClientProvider client={queryClient}>
            <Postcard
              key={open}
              userId={userId}
              start={start}
              today={today}
              card={open}
              place="shelf"
              onClose={close}
            />
          </QueryClientProvider>
        </div>
      )}
    </>
  );
}
