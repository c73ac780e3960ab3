import { Link } from "react-router-dom";
import { OWN_STRING_TEXTS as TEXTS } from "@/content/deeds/ownString";
import { PER_LOOP, type Deed } from "@/domain/deeds/deeds";
import { SHADOW } from "./shadow";

/** There are as many pictures as there are berries to each. */
const PICTURES = PER_LOOP;

/** The pictures that hang, and the place of the next one until the seven are there. */
export function Pictures({ string }: { string: readonly Deed[] }) {
  const hung = Math.floor(string.length / PER_LOOP);
  return (
    <div>
      <h3 className="text-section">{TEXTS.pictures}</h3>
      <p className="text-muted mt-1 mb-4">
        {TEXTS.picturesLead}{" "}
        <Link to={TEXTS.story.to} className="text-link">
          {TEXTS.story.title}
        </Link>
        .
      </p>
      <ol
        className="border-q4 grid gap-x-2 gap-y-5 border-t-8"
        style={{
          gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(4.8rem, 12%)), 1fr))",
          // Before the first picture, only the row that hangs from the beam.
          ...(hung === 0 && { gridAutoRows: 0, gridTemplateRows: "auto", overflow: "hidden" }),
        }}
      >
        {Array.from({ length: Math.min(hung + 1, PICTURES) }, (_, nth) => {
          const berries = (nth + 1) * PER_LOOP;
          const isHung = nth < hung;
          const times = Math.floor((hung - 1 - nth) / PICTURES) + 1;
          return (
            <li key={nth} className="flex flex-col items-center text-center text-base leading-snug">
              <svg aria-hidden="true" viewBox="0 0 52 60" width="64" height="74">
                {/* The next one is a shadow of itself. */}
                <use href={`/art/deeds.svg#picture-${nth + 1}`} style={isHung ? undefined : SHADOW} />
              </svg>
              <span className="font-display mt-2 font-semibold">{TEXTS.picture(nth)}</span>
              {!isHung && <span>{TEXTS.hangsNext}</span>}
              <span className="text-muted">{TEXTS.berries(berries)}</span>
              {isHung && <span className="text-muted">{TEXTS.hungOn(string[berries - 1]!.day)}</span>}
              {times > 1 && <span className="text-muted">{TEXTS.hangsAgain(times)}</span>}
            </li>
          );
        })}
        {/* The places of the others, so that the beam is full. */}
        {Array.from({ length: PICTURES - 1 - hung }, (_, nth) => (
          <li
            key={`place ${nth}`}
            aria-hidden="true"
            className="text-muted flex flex-col items-center gap-2 text-center text-base leading-snug"
          >
            <svg viewBox="0 0 52 60" width="64" height="74">
              <use href={`/art/deeds.svg#picture-${hung + nth + 2}`} style={SHADOW} />
            </svg>
            <span>{TEXTS.berries((hung + nth + 2) * PER_LOOP)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
