import { Link } from "react-router-dom";
import { SOON } from "@/content/scorecard/scorecard";
import { Button } from "@/ui/controls/Button";

/** Three buttons without an action yet (specification part 2, section 2). */
export const ComingSoonCard = () => (
  <section aria-labelledby="soon" className="surface p-5 sm:p-7">
    <h2 id="soon" className="mb-4">
      {SOON.heading}
    </h2>
    <ul className="flex flex-col gap-3">
      {SOON.buttons.map((name) => (
        <li key={name}>
          <Button variant="quiet" disabled className="w-full flex-wrap justify-between!">
            <span className="text-left">{name}</span>
            <span className="text-base font-medium">{SOON.label}</span>
          </Button>
        </li>
      ))}
    </ul>
    <p className="text-muted mt-4 text-base">
      <span>{SOON.untilThen}</span>{" "}
      <Link to="/challenge-dashboard?tab=journal" className="text-link">
        {SOON.journal}
      </Link>
    </p>
  </section>
);
