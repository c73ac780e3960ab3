import { READING_WAYS } from "@/content/reading/readingWays";
import { Button, buttonClass } from "@/ui/controls/Button";
import type { RoomPart, RoomPlace } from "./room";

const CIRCLE = 2 * Math.PI * 25;

interface PlaceOfferProps {
  parts: readonly RoomPart[];
  /** For the whole text. */
  minutes: number;
  place: RoomPlace;
}

/**
 * The way into a text: its beginning, or the sentence where the reader stopped. All three forms are of one size, because
 * the place is known only once the scripts are there.
 */
export function PlaceOffer({ parts, minutes, place }: PlaceOfferProps) {
  const { state, part, quote, show, restart } = place;
  const first = `#${parts[0]!.id}`;
  const read = state === "end" ? parts.length : state === "reading" ? part + 1 : 0;
  const { title, text } = {
    start: { title: READING_WAYS.start.title(minutes), text: READING_WAYS.start.text },
    reading: { title: READING_WAYS.goOn.title(part + 1, parts.length), text: quote },
    end: READING_WAYS.end,
  }[state];
  return (
    <div className="surface room-offer" data-print="no">
      <div>
        <svg aria-hidden="true" viewBox="0 0 60 60" className="size-15 shrink-0">
          <circle cx="30" cy="30" r="25" fill="none" stroke="var(--line)" strokeWidth="6" />
          <circle
            cx="30"
            cy="30"
            r="25"
            fill="none"
            stroke="var(--q2)"
            strokeWidth="6"
            strokeDasharray={`${(CIRCLE * read) / parts.length} ${CIRCLE}`}
            transform="rotate(-90 30 30)"
          />
          <text x="30" y="36" textAnchor="middle" fill="var(--ink)" fontSize="17" fontWeight="700">
            {`${read}/${parts.length}`}
          </text>
        </svg>
        <div className="min-w-0">
          <p className="font-display text-lg leading-tight font-semibold">{title}</p>
          <p className={`text-muted text-base ${state === "reading" ? "truncate" : ""}`}>{text}</p>
        </div>
      </div>
      <div>
        {state === "reading" ? (
          <>
            <Button onClick={show} className="flex-1">
              {READING_WAYS.goOn.button}
            </Button>
            <a href={first} onClick={restart} className="text-link inline-flex min-h-11 items-center">
              {READING_WAYS.goOn.fromStart}
            </a>
          </>
        ) : (
          <a href={first} onClick={restart} className={buttonClass("primary", "flex-1")}>
            {READING_WAYS[state].button}
          </a>
        )}
      </div>
    </div>
  );
}
