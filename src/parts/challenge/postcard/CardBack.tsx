import type { RefObject } from "react";
import { LAST_PROMPTS, MISSION_PROMPTS, promptText } from "@/content/challenge/missionPrompts";
import { MISSION_TITLES } from "@/content/challenge/missionTitles";
import { POSTCARD_TEXTS as TEXTS } from "@/content/challenge/postcards";
import { addDays, type Day } from "@/domain/calendar";
import { challengeSpan, phaseSpan } from "@/domain/challenge/challenge";
import { PHASES } from "@/domain/challenge/challengeLength";
import { levelOf } from "@/storage/shelf/band";
import { MISSION_COLOURS } from "@/parts/challenge/missionColours";
import { PostageStamp } from "./PostageStamp";

interface CardBackProps {
  userId: string;
  start: Day;
  /** The mission that is over; the back shows the one after it, or the last six days. */
  phase: number;
  Heading: "h2" | "h3";
  heading: RefObject<HTMLHeadingElement | null>;
  headingId: string;
}

export function CardBack({ userId, start, phase, Heading, heading, headingId }: CardBackProps) {
  const isLast = phase === PHASES.length;
  const span = phaseSpan(start, phase + 1) ?? {
    first: addDays(phaseSpan(start, phase)!.last, 1),
    last: challengeSpan(start).last,
  };
  const prompt = isLast ? LAST_PROMPTS[0]! : MISSION_PROMPTS[phase]![0]!;
  const colours = isLast ? "bg-q4-soft text-q4-ink" : MISSION_COLOURS[phase]!;
  return (
    <div className="px-2 pt-2 sm:px-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-display text-muted text-base font-semibold">
            {isLast ? TEXTS.lastDays.eyebrow : TEXTS.mission(phase + 1)}
          </p>
          <Heading ref={heading} id={headingId} tabIndex={-1} className="text-section mt-1 outline-none">
            {isLast ? TEXTS.lastDays.title : MISSION_TITLES[phase]}
          </Heading>
          <p className="text-muted mt-2 text-base">{TEXTS.dates(span.first, span.last)}</p>
        </div>
        <PostageStamp className={`text-3xl ${colours}`} width={76}>
          {isLast ? "90" : String(phase + 1)}
        </PostageStamp>
      </div>
      <div className={`rounded-card mt-5 p-4 sm:p-5 ${colours}`}>
        <p className="text-base">{TEXTS.begin}</p>
        <p className="font-display mt-1 text-xl leading-snug font-semibold">
          {promptText(prompt, levelOf(userId))}
        </p>
      </div>
    </div>
  );
}
