import { Link } from "react-router-dom";
import type { ChallengeLanding } from "@/content/challenge/challengeTexts";

const COLOURS = ["bg-q2-soft text-q2-ink", "bg-q4-soft text-q4-ink", "bg-q3-soft text-q3-ink"];

/** Cards that link to the dashboard, the assessment and the resources. */
export const WhereToBegin = ({ heading, cards }: ChallengeLanding["links"]) => (
  <section aria-labelledby="begin-heading" className="site-width pb-4">
    <h2 id="begin-heading">{heading}</h2>
    <ul className="mt-6 grid gap-4 sm:gap-6 md:grid-cols-3">
      {cards.map(({ to, title, text, link }, index) => (
        <li key={to} className={`rounded-tile flex flex-col p-6 sm:p-7 ${COLOURS[index]}`}>
          <h3>{title}</h3>
          <p className="mt-2 mb-5 flex-1">{text}</p>
          <Link to={to} className="font-display inline-flex min-h-11 items-center font-semibold underline">
            {link}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
