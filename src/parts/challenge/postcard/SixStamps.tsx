import { useQuery } from "@tanstack/react-query";
import { missionLinesQuery } from "@/backend/journal/missionFigures";
import { MISSION_TITLES } from "@/content/challenge/missionTitles";
import { STAMPS_TEXTS as TEXTS } from "@/content/challenge/postcards";
import type { Day } from "@/domain/calendar";
import { PHASES } from "@/domain/challenge/challengeLength";
import { Stamp } from "./Stamp";

/** A stamp for each mission with a line, and the outline of one for the others. */
export function SixStamps({ userId, start }: { userId: string; start: Day }) {
  const lines = useQuery(missionLinesQuery(userId, start)).data;
  if (!lines) return null;
  return (
    <ol aria-label={TEXTS.label} className="mb-5 grid grid-cols-3 gap-3 lg:grid-cols-6">
      {PHASES.map((phase) => (
        <li key={phase} className="flex flex-col items-center gap-1 text-center text-base leading-tight">
          <Stamp size={68} outline={lines[phase - 1] ? undefined : phase} />
          <span>{MISSION_TITLES[phase - 1]}</span>
          {lines[phase - 1]! > 0 && <span className="sr-only">{TEXTS.stamped}</span>}
        </li>
      ))}
    </ol>
  );
}
