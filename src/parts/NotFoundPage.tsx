import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { NOT_FOUND, NOT_FOUND_PAGE } from "@/content/info/notFound";
import { MONEY_MAP } from "@/content/quadrant/quadrants";
import { LinkButton } from "@/ui/controls/Button";
import { PageHead } from "@/ui/text/PageHead";

/** The text, the link home, and the missing path in the console (specification part 1, section 2). */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.warn("404: no page at", pathname), [pathname]);
  return (
    <>
      <PageHead {...NOT_FOUND_PAGE} />
      <div className="site-width flex flex-col items-center gap-6 py-12 text-center">
        <svg aria-hidden="true" viewBox="0 0 84 84" className="size-40">
          <rect width="40" height="40" rx="13" className="fill-q2" />
          <rect x="44" width="40" height="40" rx="13" className="fill-q1" />
          <rect y="44" width="40" height="40" rx="13" className="fill-q3" />
          <rect
            x="46"
            y="46"
            width="36"
            height="36"
            rx="12"
            fill="none"
            strokeWidth="3"
            strokeDasharray="7 6"
            className="stroke-edge"
          />
          {MONEY_MAP.tiles.slice(0, 3).map(({ face }, place) => (
            <use
              key={face}
              href={`/art/characters/${face}`}
              x={5 + (place % 2) * 44}
              y={place > 1 ? 49 : 5}
              width="30"
              height="30"
            />
          ))}
        </svg>
        <h1>{NOT_FOUND.heading}</h1>
        <p className="text-muted max-w-[26em] text-balance">{NOT_FOUND.text}</p>
        <LinkButton to="/">{NOT_FOUND.home}</LinkButton>
      </div>
    </>
  );
}
