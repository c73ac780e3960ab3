import { Link } from "react-router-dom";
import { CHAPTER_TEXTS } from "@/content/resources/chapters/chapterTexts";
import type { PageLink } from "@/content/reading/reading";

/** The pages that continue a chapter or a topic. */
export const ReadNext = ({ links }: { links: readonly PageLink[] }) => (
  <nav aria-labelledby="read-next" className="mt-8" data-print="no">
    <h2 id="read-next">{CHAPTER_TEXTS.readNext}</h2>
    <ul className="mt-2">
      {links.map(({ to, title }) => (
        <li key={to}>
          <Link to={to} className="text-link inline-flex min-h-11 items-center">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
