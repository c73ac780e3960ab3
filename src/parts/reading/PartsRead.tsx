import { READING_WAYS } from "@/content/reading/readingWays";
import { isPartRead } from "./room";
import type { RoomPlace, TimedPart } from "./room";

const STEP = 32;

interface PartsReadProps {
  /** The text's address. */
  path: string;
  parts: readonly TimedPart[];
  place: RoomPlace;
}

/** The end of a text: a tick for each part that has been read, and a word to take along. */
export function PartsRead({ path, parts, place }: PartsReadProps) {
  const closing = READING_WAYS.closing[path];
  return (
    <div data-print="no" className="mx-auto mt-12 max-w-96 text-center text-balance">
      <svg aria-hidden="true" viewBox={`0 0 ${parts.length * STEP} 44`} className="mx-auto mb-3 h-11">
        {parts.map(({ id }, nth) => {
          const isRead = isPartRead(place, nth);
          const [x, y] = [STEP * (nth + 0.5), nth % 2 ? 15 : 29];
          return (
            <g key={id} fill="none" strokeWidth="2.5" strokeLinecap="round">
              {nth > 0 && <path d={`M${x - STEP + 11} ${44 - y}L${x - 11} ${y}`} stroke="var(--line)" />}
              <circle
                cx={x}
                cy={y}
                r="12"
                fill={`var(--${isRead ? "q2-soft" : "card"})`}
                stroke={`var(--${isRead ? "q2-ink" : "edge"})`}
              />
              {isRead && <path d={`m${x - 5} ${y}l4 4 6-8`} stroke="var(--q2-ink)" strokeWidth="3" />}
            </g>
          );
        })}
      </svg>
      <p className="font-display text-2xl font-semibold">
        {place.state === "end" ? READING_WAYS.readAll(parts.length) : READING_WAYS.theEnd}
      </p>
      {closing && <p className="text-muted mt-1">{closing}</p>}
    </div>
  );
}
