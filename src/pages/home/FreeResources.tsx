import { Link } from "react-router-dom";
import { FREE_RESOURCES, FREE_RESOURCES_HEADING } from "@/content/home/home";

const COLOURS = ["bg-q2-soft text-q2-ink", "bg-q4-soft text-q4-ink", "bg-q3-soft text-q3-ink"];

/** Three tiles in the map's colours; each tile is one link. */
export const FreeResources = () => (
  <section className="site-width pb-14 lg:pb-18">
    <h2>{FREE_RESOURCES_HEADING}</h2>
    <ul className="mt-7 grid gap-4 sm:gap-6 md:grid-cols-3">
      {FREE_RESOURCES.map(({ title, text, to, button }, index) => (
        <li key={to} className={`rounded-tile flex flex-col p-6 sm:p-7 ${COLOURS[index]}`}>
          <h3>{title}</h3>
          <p className="mt-2 mb-5 flex-1">{text}</p>
          <Link to={to} className="font-display inline-flex min-h-11 items-center font-semibold underline">
            {button}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
