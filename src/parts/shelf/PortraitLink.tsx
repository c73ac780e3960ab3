import { Link } from "react-router-dom";
import { TODAY_TEXTS } from "@/content/today/today";
import { Portrait } from "./Portrait";
import { portraitOf, usePerson } from "@/parts/usePerson";

/** The header's link to the shelf: one's own portrait, and the coins of this browser. */
export function PortraitLink() {
  const user = usePerson();
  const { portrait, look, coins } = portraitOf(user?.id);
  return (
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
  );
}
