import { Check } from "lucide";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import { Link } from "react-router-dom";
import { missionFiguresQuery } from "@/backend/journal/missionFigures";
import { promptOfDay, promptText } from "@/content/challenge/missionPrompts";
import { MISSION_TITLES } from "@/content/challenge/missionTitles";
import { DAY_ONE_CARD as TEXTS, POSTCARD_TEXTS } from "@/content/challenge/postcards";
import { weekdayAndDate } from "@/domain/calendar";
import { challengeDay, phaseSpan } from "@/domain/challenge/challenge";
import { DAY_ONE } from "@/domain/challenge/postcards";
import { keepCard } from "@/storage/challenge/postcards";
import { seenFactsOf, unsentDays } from "@/storage/known";
import { levelOf } from "@/storage/shelf/band";
import { Button, buttonClass } from "@/ui/controls/Button";
import type { Elements } from "@/ui/elements";
import { Icon } from "@/ui/text/Icon";
import { MISSION_COLOURS } from "@/parts/challenge/missionColours";
import { Trail } from "@/parts/challenge/Trail";
import { CARD_CLASS, type PostcardProps } from "./card";
import { CardPicture } from "./CardPicture";

/** The day on which somebody's 90 days begin, with what is done by then and what comes tomorrow. */
export function DayOneCard({ userId, start, today, place, way, onClose }: PostcardProps) {
  const figures = useQuery(missionFiguresQuery(userId, phaseSpan(start, 1)!));
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // Somebody has pressed a button for it.
  useEffect(() => heading.current?.focus(), []);
  const isToday = challengeDay(start, today) === 1;
  const hasLine = figures.data?.hasLine || (isToday && unsentDays(userId).length > 0);
  const goal = isToday && seenFactsOf(userId).goal?.title;
  const close = () => {
    keepCard(userId, start, "closed", DAY_ONE);
    onClose?.();
  };
  const Heading = place === "shelf" ? "h3" : "h2";
  return (
    <section aria-labelledby={id} className={CARD_CLASS}>
      <div className="grid gap-x-6 md:grid-cols-2">
        <CardPicture userId={userId} card={DAY_ONE} />
        <div className="px-2 pt-4 md:pt-2">
          <p className="font-display text-muted text-base font-semibold">
            {weekdayAndDate(start < today ? start : today)}
          </p>
          <Heading ref={heading} id={id} tabIndex={-1} className="text-section mt-1 outline-none">
            {TEXTS.title}
          </Heading>
          <p className="mt-2">{TEXTS.lead}</p>
          {hasLine && (
            <Done>
              <span>{TEXTS.line}</span>
            </Done>
          )}
          {goal && (
            <Done>
              <span>
                {TEXTS.goal}{" "}
                <bdi translate="no" className="wrap-anywhere">
                  {goal}
                </bdi>
              </span>
            </Done>
          )}
        </div>
      </div>
      {place !== "dashboard" && (
        <div className="mt-4">
          <Trail userId={userId} start={start} today={today} />
        </div>
      )}
      <div className={`rounded-card mt-3 flex items-center gap-4 p-4 ${MISSION_COLOURS[0]}`}>
        <span className="bg-card text-ink font-display grid size-11 shrink-0 place-items-center rounded-full text-xl font-bold">
          1
        </span>
        <div className="min-w-0 text-base">
          <p className="font-display text-xl leading-snug font-semibold">{MISSION_TITLES[0]}</p>
          {isToday && (
            <>
              <p className="mt-1 font-semibold">{TEXTS.tomorrow}</p>
              <p>{promptText(promptOfDay(2)!, levelOf(userId))}</p>
            </>
          )}
        </div>
      </div>
      <div className="mt-4 flex justify-center max-sm:*:w-full">
        {way ? (
          <Link to={way.to} className={buttonClass()} onClick={close}>
            {way.label}
          </Link>
        ) : (
          <Button onClick={close}>
            {place === "shelf" ? POSTCARD_TEXTS.close : POSTCARD_TEXTS.start(1)}
          </Button>
        )}
      </div>
    </section>
  );
}

const Done = ({ children }: { children: Elements }) => (
  <div className="mt-2 flex items-center gap-3">
    <span className="bg-q2-soft text-q2-ink grid size-9 shrink-0 place-items-center rounded-full">
      <Icon of={Check} size={20} />
    </span>
    {children}
  </div>
);
