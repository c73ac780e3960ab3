import { PROGRESS_TEXTS as TEXTS } from "@/content/journal/journal";
import { LinkButton } from "@/ui/controls/Button";

/** A placeholder by specification (part 2, section 2), with the places where progress can be seen by now. */
export const ProgressTab = () => (
  <section aria-labelledby="progress" className="surface grid items-center gap-6 p-4 sm:p-5 md:grid-cols-2">
    <img
      src="/art/postcard.svg"
      alt=""
      width={640}
      height={300}
      className="bg-q3-soft rounded-button w-full object-cover"
    />
    <div>
      <h2 id="progress">{TEXTS.comingSoon}</h2>
      <p className="mt-2">{TEXTS.heading}</p>
      <p className="mt-2">{TEXTS.untilThen}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {TEXTS.links.map(({ to, label }, nth) => (
          <LinkButton key={to} to={to} variant={nth ? "quiet" : "primary"}>
            {label}
          </LinkButton>
        ))}
      </div>
    </div>
  </section>
);
