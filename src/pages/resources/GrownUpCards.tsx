import { Link } from "react-router-dom";
import { READY_FOR_GROWN_UPS } from "@/content/resources/resources";

/** The pages for grown-ups, before the guides that are still to come. */
export const GrownUpCards = () => (
  <ul className="grid gap-4 md:grid-cols-3">
    {READY_FOR_GROWN_UPS.map(({ to, title, text, face }) => (
      <li key={to} className="flex">
        <Link to={to} className="surface flex flex-1 items-start gap-4 p-4">
          <svg aria-hidden="true" viewBox="0 0 100 100" className="size-14 shrink-0">
            <use href={`/art/characters/level-1.svg#${face}`} />
          </svg>
          <div className="min-w-0">
            <h3 className="text-link">{title}</h3>
            <p className="text-muted mt-1 text-base">{text}</p>
          </div>
        </Link>
      </li>
    ))}
  </ul>
);
