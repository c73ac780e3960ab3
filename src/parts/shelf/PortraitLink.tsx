import { Link } from "react-router-dom";
import { MENU_TILES } from "@/content/menuTiles";
import { TODAY_TEXTS } from "@/content/today/today";
import { Portrait } from "./Portrait";
import { portraitOf, usePerson } from "@/parts/usePerson";

/**
 * The header's link to the shelf: one's own portrait, and the coins of this browser.
 * @param hasTiles true in the sheet of a phone: the rooms of somebody who is signed in fill it.
 */
export function PortraitLink({ hasTiles = false }) {
  const user = usePerson();
  const { portrait, look, coins } = portraitOf(user?.id);
  return (
    <>
      {hasTiles && user && <Tiles />}
      <Link
        to="/shelf"
        aria-label={TODAY_TEXTS.portrait(coins)}
        className="border-edge bg-card text-ink font-display flex items-center gap-1 rounded-full border-2 p-0.5 font-semibold tabular-nums no-underline"
      >
        <Portrait portrait={portrait} look={look} size={44} />
        {/* A nought would look like a mark. */}
        {coins > 0 && (
          <>
            <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
              <use href="/art/looks.svg#coin" />
            </svg>
            <span className="pr-1.5">{coins}</span>
          </>
        )}
      </Link>
    </>
  );
}

const Tiles = () => (
  <div className="desk:hidden flex w-full flex-wrap gap-2">
    {MENU_TILES.map(({ to, label, picture }) => (
      <Link
        key={to}
        to={to}
        className="rounded-card bg-q3-soft text-q3-ink font-display flex flex-1 flex-col items-center gap-1 p-3 text-base font-semibold no-underline"
      >
        <svg aria-hidden="true" className="size-12">
          <use href={picture} />
        </svg>
        <span>{label}</span>
      </Link>
    ))}
  </div>
);
