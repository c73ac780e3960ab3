import { Repeat2, X } from "lucide";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { missionFiguresQuery } from "@/backend/journal/missionFigures";
import { MISSION_TITLES } from "@/content/challenge/missionTitles";
import { daysWords, mostWords, nextWords, POSTCARD_TEXTS as TEXTS } from "@/content/challenge/postcards";
import type { Day } from "@/domain/calendar";
import { phaseSpan, phaseState } from "@/domain/challenge/challenge";
import { PHASES } from "@/domain/challenge/challengeLength";
import { cardContent, DAY_ONE, keptOf, type Card, type MissionFigures } from "@/domain/challenge/postcards";
import { formatPence } from "@/domain/money";
import { isLoading, QueryState } from "@/parts/QueryState";
import { keepCard, postcardsOf } from "@/storage/challenge/postcards";
import { move } from "@/ui/behaviour/move";
import { Button } from "@/ui/controls/Button";
import { celebrate, endCelebration } from "@/ui/feedback/celebrate";
import { Icon } from "@/ui/text/Icon";
import { Trail } from "@/parts/challenge/Trail";
import { CARD_CLASS, type PostcardProps } from "./card";
import { CardBack } from "./CardBack";
import { CardBar } from "./CardBar";
import { CardPicture } from "./CardPicture";
import { DayOneCard } from "./DayOneCard";
import { ShareCard } from "./ShareCard";
import { Stamp } from "./Stamp";

/** The card of Day 1, or of a mission that is over. It is a section of the page, and stays until it is closed. */
export const Postcard = (props: PostcardProps) =>
  props.card === DAY_ONE ? <DayOneCard {...props} /> : <MissionCard {...props} />;

/** In milliseconds: each half of the turn. */
const HALF_TURN = 125;

function MissionCard({ userId, start, today, card, place, onClose }: PostcardProps) {
  const figures = useQuery(missionFiguresQuery(userId, phaseSpan(start, card)!));
  const [isNew] = useState(
    () => place === "dashboard" && !keptOf(postcardsOf(userId).read(), start).shown.includes(card),
  );
  const [isTurned, setTurned] = useState(false);
  const face = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const hasLine = figures.data?.hasLine === true;

  // Somebody has pressed a button for it.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!isNew || !hasLine) return;
    celebrate();
    keepCard(userId, start, "shown", card);
    return endCelebration;
  }, [isNew, hasLine, userId, start, card]);

  function turn() {
    setTurned(!isTurned);
    // The other side is there at once for a reader; for the eye it comes round from its edge.
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      face.current?.scrollIntoView({ block: "nearest" });
      move(face.current, { rotate: ["y -90deg", "y 0deg"], opacity: ["0.4", "1"] }, HALF_TURN * 2);
    });
  }
  function close() {
    keepCard(userId, start, "closed", card);
    onClose?.();
  }

  const Heading = place === "shelf" ? "h3" : "h2";
  const isNextNow = card === PHASES.length || phaseState(start, card + 1, today) === "now";
  const way = card === PHASES.length ? TEXTS.startLastDays : TEXTS.start(card + 1);
  return (
    <section aria-labelledby={id} className={CARD_CLASS} style={{ perspective: 1200 }}>
      <div ref={face}>
        {isTurned ? (
          <>
            <CardBack {...{ userId, start, phase: card, Heading, heading, headingId: id }} />
            <div className="mt-5 flex flex-wrap items-center justify-center gap-3 max-sm:*:w-full">
              <Button onClick={close}>{place === "dashboard" && isNextNow ? way : TEXTS.close}</Button>
              <Button variant="plain" onClick={turn}>
                <Icon of={Repeat2} size={20} />
                <span>{TEXTS.turnBack(card)}</span>
              </Button>
            </div>
          </>
        ) : (
          <>
            <div className="grid gap-x-6 md:grid-cols-2">
              <CardPicture userId={userId} card={card}>
                {hasLine && (
                  <Stamp
                    size={104}
                    isNew={isNew}
                    className="absolute right-1 -bottom-12 md:top-2 md:right-2"
                  />
                )}
              </CardPicture>
              <div className="px-2 pt-4 md:pt-2">
                <p className="font-display text-muted pr-28 text-base font-semibold md:pr-0">
                  {TEXTS.mission(card)}
                </p>
                <Heading
                  ref={heading}
                  id={id}
                  tabIndex={-1}
                  className="text-section mt-1 pr-24 outline-none md:pr-0"
                >
                  {MISSION_TITLES[card - 1]}
                </Heading>
                {!isLoading(figures) && <Words figures={figures.data} {...{ start, today, card }} />}
                <div className="not-empty:mt-3">
                  <QueryState query={figures} texts={TEXTS} className="h-32" />
                </div>
              </div>
            </div>
            {place !== "dashboard" && (
              <div className="mt-4">
                <Trail userId={userId} start={start} today={today} />
              </div>
            )}
            <div className="mt-4 flex flex-wrap items-center justify-center gap-3 max-sm:*:w-full">
              <Button onClick={turn}>
                <Icon of={Repeat2} size={22} />
                <span>{TEXTS.turn}</span>
              </Button>
              <Button variant="quiet" onClick={close}>
                <Icon of={X} size={20} />
                <span>{TEXTS.close}</span>
              </Button>
            </div>
            {hasLine && <ShareCard userId={userId} card={card} content={cardContent(card, figures.data!)} />}
          </>
        )}
      </div>
    </section>
  );
}

interface WordsProps {
  figures: MissionFigures | undefined;
  start: Day;
  today: Day;
  card: Card;
}

/** One figure, and what the lines say of it; without a line, or if nothing is known of them, what the calendar says. */
function Words({ figures, start, today, card }: WordsProps) {
  if (!figures?.hasLine) return <p className="mt-3">{nextWords(start, card, today)}</p>;
  const { figure, days, parts, most } = cardContent(card, figures);
  return (
    <>
      {figure && (
        <p className="font-display mt-3 flex flex-wrap items-baseline gap-x-3 leading-tight font-semibold">
          <span className="text-4xl wrap-anywhere tabular-nums sm:text-5xl">{formatPence(figure.pence)}</span>
          <span className="text-xl">{TEXTS.figures[figure.name]}</span>
        </p>
      )}
      <p className="mt-2">
        <span>{days ? daysWords(days) : TEXTS.writtenDown}</span>
        {most && " "}
        {most && <span>{mostWords(most)}</span>}
      </p>
      {parts.length > 0 && <CardBar parts={parts} />}
    </>
  );
}
