import { Fragment, memo, useRef, useState, type KeyboardEvent } from "react";
import { OWN_STRING_TEXTS as TEXTS } from "@/content/deeds/ownString";
import type { Day } from "@/domain/calendar";
import { PER_LOOP, type Deed } from "@/domain/deeds/deeds";
import { berryAt, Loop, LOOP_HEIGHT, LOOP_WIDTH, PICTURE_WIDTH } from "@/parts/deeds/Loop";
import { DeedMark } from "@/parts/deeds/DeedMark";
import { Button } from "@/ui/controls/Button";
import { SHADOW } from "./shadow";

const SHOWN_AT_FIRST = 12;
const SHOWN_MORE = 24;
/** A little narrower than in the strip, so that two find room beside each other on a phone. */
const LEAST_WIDTH = "8rem";
const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** The steps of the keys along the string. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** The string from the first loop that is shown to the newest. A tapped berry says its day and its deed. */
export function Loops({ string, today }: { string: readonly Deed[]; today: Day }) {
  const count = Math.ceil(string.length / PER_LOOP);
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const [picked, setPicked] = useState<number>();
  const berries = useRef<HTMLDivElement>(null);
  const firstLoop = Math.max(count - shown, 0);
  const first = firstLoop * PER_LOOP;
  const last = string.length - 1;

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const { berry } = (event.target as HTMLElement).dataset;
    if (step === undefined || berry === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(Number(berry) + step, first), last);
    berries.current?.querySelector<HTMLElement>(`[data-berry="${next}"]`)?.focus();
  }

  const within = (loop: number, berry: number | undefined) =>
    berry !== undefined && Math.floor(berry / PER_LOOP) === loop ? berry : undefined;
  return (
    <>
      {firstLoop > 0 && (
        <Button variant="quiet" className="mb-5" onClick={() => setShown(shown + SHOWN_MORE)}>
          {TEXTS.earlier}
        </Button>
      )}
      <div
        ref={berries}
        role="presentation"
        onKeyDown={move}
        className={`grid gap-y-5 pl-1 ${count > 1 ? "pr-6" : ""}`}
        // A loop that follows a picked one fills the rest of its row, and what is said of the berry lies under the row.
        style={{
          gridTemplateColumns:
            count > 1
              ? `repeat(auto-fill, minmax(min(100%, ${LEAST_WIDTH}), 1fr))`
              : "minmax(0, min(88%, 22rem))",
          gridAutoFlow: "dense",
        }}
      >
        {Array.from({ length: count - firstLoop }, (_, nth) => {
          const loop = firstLoop + nth;
          const here = within(loop, picked);
          return (
            <Fragment key={loop}>
              <Berries
                string={string}
                loop={loop}
                stop={within(loop, picked ?? last)}
                picked={here}
                onPick={setPicked}
                today={today}
              />
              {here !== undefined && <Picked deed={string[here]!} nth={here} today={today} />}
            </Fragment>
          );
        })}
      </div>
      <p className="text-muted mt-4">{TEXTS.tap}</p>
    </>
  );
}

/** The rest of a thread that is not full yet, behind its needle, and a shadow of its picture. */
function ToCome({ loop, count }: { loop: number; count: number }) {
  const start = count + 1.3;
  const { x, y } = berryAt(start);
  const along = (start + 1) / (PER_LOOP + 1);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${LOOP_WIDTH} ${LOOP_HEIGHT}`}
      className="absolute top-0 w-full overflow-visible"
    >
      {along < 1 && (
        <path
          d={`M${x} ${y}Q${(LOOP_WIDTH / 2) * (1 + along)} ${45 - 40 * along} ${LOOP_WIDTH} 5`}
          fill="none"
          stroke="var(--edge)"
          strokeWidth="1.5"
          strokeDasharray="1 5"
          strokeLinecap="round"
        />
      )}
      <use
        href={`/art/deeds.svg#picture-${(loop % PER_LOOP) + 1}`}
        x={LOOP_WIDTH - PICTURE_WIDTH / 2}
        y="10"
        width={PICTURE_WIDTH}
        height="46"
        style={SHADOW}
      />
    </svg>
  );
}

interface BerriesProps {
  string: readonly Deed[];
  loop: number;
  /** The berry of this loop at which the tab key stops, and the one that is picked. */
  stop: number | undefined;
  picked: number | undefined;
  onPick: (berry: number) => void;
  today: Day;
}

/** One loop. It is drawn again only if something in it changes, because there may be hundreds. */
const Berries = memo(function Berries({ string, loop, stop, picked, onPick, today }: BerriesProps) {
  const start = loop * PER_LOOP;
  const deeds = string.slice(start, start + PER_LOOP);
  return (
    <div className="relative">
      <Loop deeds={deeds} nth={loop} isWide />
      {deeds.length < PER_LOOP && <ToCome loop={loop} count={deeds.length} />}
      <ol aria-label={TEXTS.loop(start + 1, start + deeds.length)}>
        {deeds.map(({ kind, day }, place) => {
          const berry = start + place;
          const { x, y } = berryAt(place);
          const hangs = place === PER_LOOP - 1 ? `. ${TEXTS.hangs(loop)}` : "";
          return (
            <li
              key={berry}
              className="absolute h-11 -translate-1/2"
              style={{
                left: percent(x, LOOP_WIDTH),
                top: percent(y, LOOP_HEIGHT),
                width: percent(1, PER_LOOP + 1),
              }}
            >
              <button
                type="button"
                data-berry={berry}
                tabIndex={berry === stop ? 0 : -1}
                aria-pressed={berry === picked}
                aria-label={TEXTS.berry(kind, day, today) + hangs}
                onFocus={() => onPick(berry)}
                onClick={() => onPick(berry)}
                className="group grid size-full cursor-pointer place-items-center outline-none"
              >
                {berry === picked && (
                  <span className="border-action outline-action aspect-square w-[160%] rounded-full border-3 outline-offset-2 group-focus-visible:outline-3" />
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
});

interface PickedProps {
  deed: Deed;
  /** From 0. */
  nth: number;
  today: Day;
}

/** Under the row of the berry. A reader has heard it with the berry's name. */
const Picked = ({ deed: { kind, day }, nth, today }: PickedProps) => (
  <div
    aria-hidden="true"
    className="border-action rounded-field ml-2 flex max-w-md items-center gap-3 border-2 p-3 leading-snug"
    style={{ gridColumn: "1 / -1" }}
  >
    <DeedMark kind={kind} level={1} size={30} />
    <div>
      <p className="font-display font-semibold">{TEXTS.dayInWords(day, today)}</p>
      <p>
        <span>{TEXTS.kind(kind, 1)}</span>.{" "}
        {(nth + 1) % PER_LOOP === 0 && <span>{TEXTS.hangs(Math.floor(nth / PER_LOOP))}</span>}
      </p>
    </div>
  </div>
);
