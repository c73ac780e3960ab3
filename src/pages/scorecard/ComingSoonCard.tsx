import { Link } from "react-router-dom";
import { SOON } from "@/content/scorecard/scorecard";
import { Button } from "@/ui/controls/Button";

/** Three buttons without an action yet (specification part 2, section 2). */
export const ComingSoonCard = () => (
  <section aria-labelledby="soon" className="py-5">
    <h2 id="soon" className="text-xl">
      {SOON.heading}
    </h2>
    <ul className="mt-3 flex flex-wrap gap-3 max-sm:*:w-full">
      {SOON.buttons.map((name) => (
        <li key={name}>
          <Button variant="quiet" disabled className="w-full flex-wrap justify-between!">
            <span className="text-left">{name}</span>
            <span className="text-base font-medium">{SOON.label}</span>
          </Button>
        </li>
      ))}
    </ul>
    <p className="text-muted mt-3 text-base">
      <span>{SOON.untilThen}</span>{" "}
      <Link to="/challenge-dashboard?tab=journal" className="text-link">
        {SOON.journal}
      </Link>
    </p>
  </section>
);
