import { SOON } from "@/content/scorecard/scorecard";
import { Button, LinkButton } from "@/ui/controls/Button";

/** Three buttons without an action yet (specification part 2, section 2). */
export const ComingSoonCard = () => (
  <section aria-labelledby="soon" className="surface flex flex-col p-5 sm:p-7">
    <h2 id="soon" className="mb-5">
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
    <p className="text-muted mt-5 mb-3 text-base">{SOON.untilThen}</p>
    <LinkButton to="/challenge-dashboard?tab=journal" variant="quiet" className="mt-auto self-start">
      {SOON.journal}
    </LinkButton>
  </section>
);
