import { memo, startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { READING_ROOM } from "@/content/reading/readingRoom";
import { minutesFor } from "@/content/reading/readingTime";
import { useIsWhole } from "@/ui/behaviour/useIsWhole";
import type { Elements } from "@/ui/elements";
import { late } from "@/ui/feedback/late";
import { Reading, type Explain } from "@/ui/reading/Reading";
import type { Here } from "@/ui/reading/useSpeech";
import type { RoomPart, RoomPlace, TimedPart } from "./room";

/** Loads after the text, so that reading never waits for it. */
const RoomReader = late(() => import("./RoomReader").then((file) => file.RoomReader), {
  loading: ({ children }) => children,
  instead: ({ children }) => children,
});

const START: RoomPlace = { part: 0, state: "start", sentence: 0, count: 1, isBeyond: false };

/** The ways into the text: in the page's HTML from the start, and alive a little later. */
const PlaceOffer = late(() => import("./PlaceOffer").then((file) => file.PlaceOffer), {
  loading: () => <div className="room-offer" />,
});
const PartList = late(() => import("./PartList").then((file) => file.PartList), {
  loading: () => <div className="room-parts" />,
});
const PartsRead = late(() => import("./PartsRead").then((file) => file.PartsRead));

/** As with the text, nothing of these may change before they are alive. */
let alive: Promise<unknown> | undefined;
const waysAlive = () =>
  (alive ??= Promise.all([PlaceOffer, PartList, PartsRead].map((way) => way.preload())));

/** The text does not change when the reader's place does. */
const Text = memo(Reading);

function placeIn(parts: readonly RoomPart[], here: Here): RoomPlace {
  const { place, part, count, sentence } = here;
  const isRead = place === "end";
  return {
    ...here,
    part: isRead
      ? parts.length - 1
      : Math.max(
          0,
          parts.findIndex(({ id }) => id === part?.id),
        ),
    state: isRead ? "end" : place > 0 ? "reading" : "start",
    sentence: isRead ? count : place,
    quote: sentence,
  };
}

interface ReadingRoomProps {
  /** The text's address. */
  path: string;
  parts: readonly RoomPart[];
  /** The title and its lead. */
  head: Elements;
  /** A form or links after the way into the text, because reading comes first. */
  aside?: Elements;
  /** All that comes after the text. */
  children: Elements;
}

/**
 * A text in parts on one page: a card for each part that leads to its place, how far the reader is, and the way back to
 * the sentence where they stopped, which the voice shares (specification part 1, section 2).
 */
export function ReadingRoom({ path, parts, head, aside, children }: ReadingRoomProps) {
  const [place, setPlace] = useState(START);
  const onPlace = useCallback(
    (here: Here) => void waysAlive().then(() => startTransition(() => setPlace(placeIn(parts, here)))),
    [parts],
  );
  const timed = useMemo(
    () => parts.map((part): TimedPart => ({ ...part, minutes: minutesFor(part.blocks) })),
    [parts],
  );
  // As the cards add up.
  const minutes = timed.reduce((sum, part) => sum + part.minutes, 0);
  const sections = useMemo(() => parts.map(({ ages, ...part }) => ({ ...part, label: ages })), [parts]);
  const explain = useExplainedWords(path, parts, place !== START);
  const isWhole = useIsWhole();
  return (
    <article className="site-width min-h-dvh py-8 sm:py-12">
      <div className="room">
        <div>
          {head}
          {isWhole && (
            <>
              <PlaceOffer parts={parts} minutes={minutes} place={place} />
              {aside}
            </>
          )}
        </div>
        {isWhole && (
          <>
            <PartList path={path} parts={timed} place={place} />
            <div>
              <div>
                <RoomProgress parts={parts} place={place} />
                <RoomReader path={path} onPlace={onPlace}>
                  <Text sections={sections} explain={explain} />
                </RoomReader>
              </div>
              <PartsRead path={path} parts={timed} place={place} />
              {children}
            </div>
          </>
        )}
      </div>
    </article>
  );
}

function RoomProgress({ parts, place }: { parts: readonly RoomPart[]; place: RoomPlace }) {
  const nth = place.isBeyond ? parts.length : place.part + 1;
  const { title } = parts[nth - 1]!;
  return (
    <div className="room-progress">
      <p>{READING_ROOM.nthOf(nth, parts.length)}</p>
      <progress
        aria-label={READING_ROOM.progress(nth, parts.length, title)}
        value={place.isBeyond ? place.count : place.sentence}
        max={place.count}
      />
    </div>
  );
}

/** The meanings of words load after the text, which is whole without them. */
function useExplainedWords(
  path: string,
  parts: readonly RoomPart[],
  isTextAlive: boolean,
): Explain | undefined {
  const [explain, setExplain] = useState<Explain>();
  useEffect(() => {
    // A change to a text that is not alive yet would replace its HTML.
    if (!isTextAlive) return;
    let isLeft = false;
    import("./glossaryMeanings").then(
      ({ explainWords }) => isLeft || startTransition(() => setExplain(() => explainWords(path, parts))),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [path, parts, isTextAlive]);
  return explain;
}
