import { useLayoutEffect, useState } from "react";
import { SHEETS } from "@/content/reading/printing";
import { READING_WAYS } from "@/content/reading/readingWays";
import { isPartRead } from "./room";
import type { RoomPlace, TimedPart } from "./room";

const LIST_HEADING = "parts";

interface PartListProps {
  /** The text's address. */
  path: string;
  parts: readonly TimedPart[];
  place: RoomPlace;
}

/** A row for each part of a text: its picture (its number, unless all have pictures), its minutes, and whether it has been read. */
export function PartList({ path, parts, place }: PartListProps) {
  // A list that was not in the page's HTML moves the part that a link asked for.
  const [isNew] = useState(() => typeof document !== "undefined" && !document.getElementById(LIST_HEADING));
  useLayoutEffect(() => {
    if (isNew) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isNew]);
  const hasPictures = parts.every(({ picture }) => picture);
  return (
    <nav aria-labelledby={LIST_HEADING} className="room-parts" data-print="no">
      <h2 id={LIST_HEADING} className="mb-2 text-xl">
        {READING_WAYS.parts(parts.length)}
      </h2>
      <ol>
        {parts.map(({ id, title, minutes, picture, ages }, index) => {
          const isHere = place.state === "reading" && place.part === index;
          const isRead = isPartRead(place, index);
          const about = READING_WAYS.card(minutes, ages);
          return (
            <li key={id}>
              <a href={`#${id}`} aria-current={isHere ? "location" : undefined} className="room-part">
                {hasPictures && picture ? (
                  <img src={picture.src} alt="" width={84} height={54} loading="lazy" />
                ) : (
                  <span aria-hidden="true">{index + 1}</span>
                )}
                <span>
                  <strong>{title}</strong> <small>{isHere ? READING_WAYS.here : about}</small>
                </span>
                {isRead && (
                  <>
                    <span className="sr-only">{READING_WAYS.read}</span>
                    <svg aria-hidden="true" viewBox="0 0 24 24">
                      <path d="M20 6 9 17l-5-5" />
                    </svg>
                  </>
                )}
              </a>
            </li>
          );
        })}
      </ol>
      {path in SHEETS && (
        <a href="#print" className="text-link inline-flex min-h-11 items-center noscript:hidden">
          {READING_WAYS.print}
        </a>
      )}
    </nav>
  );
}
