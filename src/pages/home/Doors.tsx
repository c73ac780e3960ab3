import { Link } from "react-router-dom";
import { DOORS } from "@/content/home/home";

/** One door for each kind of visitor, to what exists for them today. */
export const Doors = () => (
  <nav aria-label={DOORS.heading} className="doors">
    <p aria-hidden="true" className="font-display mb-2 text-lg font-semibold lg:hidden">
      {DOORS.heading}
    </p>
    <ul>
      {DOORS.places.map(({ to, who, what, faces }) => (
        <li key={to}>
          <Link to={to}>
            <span>
              {faces.map((face) => (
                <svg key={face} aria-hidden="true" viewBox="0 0 100 100">
                  <use href={`/art/characters/level-1.svg#${face}`} />
                </svg>
              ))}
            </span>
            <span>
              <span className="sr-only lg:not-sr-only">{DOORS.iAmA} </span>
              <span>{who}</span>
              <small>{what}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
