import { useRef } from "react";
import type { ChallengeLanding } from "@/content/challenge/challengeTexts";
import { Button, LinkButton } from "@/ui/controls/Button";
import type { Elements } from "@/ui/elements";
import { Chip } from "@/ui/text/Chip";
import { PageHead } from "@/ui/text/PageHead";
import { Faq } from "./Faq";
import { WhereToBegin } from "./WhereToBegin";

interface LandingProps {
  texts: ChallengeLanding;
  picture: Elements;
  missions: Elements;
  form: Elements;
  /** While nobody can apply: the reason, and what to do instead, which then comes before the form. */
  closed?: { hero: string; start: { to: string; label: string } } | undefined;
}

const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The layout of both landing pages. */
export function Landing({ texts, picture, missions, form, closed }: LandingProps) {
  const { eyebrow, heading, lead, facts, method, apply } = texts;
  const applyHeading = useRef<HTMLHeadingElement>(null);

  function goToForm() {
    document
      .getElementById("apply")
      ?.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth" });
    applyHeading.current?.focus({ preventScroll: true });
  }

  const applyButton = (
    <Button variant={closed ? "plain" : "primary"} onClick={goToForm} className="noscript:hidden">
      {texts.applyButton}
    </Button>
  );

  return (
    <>
      <PageHead {...texts.meta} />
      <section className="site-width grid items-center gap-8 pt-8 pb-12 md:grid-cols-2 lg:gap-12 lg:pt-12">
        <div>
          <p className="mb-5">
            <Chip colours="bg-q2-soft text-q2-ink">{eyebrow}</Chip>
          </p>
          <h1>{heading}</h1>
          <p className="text-muted mt-5 mb-8 max-w-[30em] text-xl text-pretty">{lead}</p>
          {closed && (
            <p className="bg-q4-soft text-q4-ink rounded-field mb-5 max-w-[30em] px-5 py-3 font-semibold">
              {closed.hero}
            </p>
          )}
          <div className="grid flex-wrap gap-3 lg:flex">
            {closed && <LinkButton to={closed.start.to}>{closed.start.label}</LinkButton>}
            {!closed && applyButton}
            <LinkButton to="/find-your-quadrant" variant="quiet">
              {texts.assessmentButton}
            </LinkButton>
            {closed && applyButton}
          </div>
        </div>
        {picture}
      </section>
      <section className="bg-card border-line border-y py-8">
        <ul className="site-width grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-6 sm:grid-cols-4">
          {facts.map(({ figure, label }) => (
            <li key={figure}>
              <strong className="font-display block text-4xl leading-tight font-semibold tabular-nums sm:text-5xl">
                {figure}
              </strong>
              <span className="text-muted block leading-snug text-balance">{label}</span>
            </li>
          ))}
        </ul>
      </section>
      <section id="method" aria-labelledby="method-heading" className="site-width py-12">
        <h2 id="method-heading">{method.heading}</h2>
        <p className="text-muted mt-2 mb-8 max-w-[39em] text-xl">{method.lead}</p>
        {missions}
        <p className="bg-q3-soft text-q3-ink rounded-card mt-6 px-6 py-4 font-semibold">{method.lastDays}</p>
      </section>
      {closed && <WhereToBegin {...texts.links} />}
      {closed && (
        <div className="bg-card border-line mt-12 border-y">
          <Faq {...texts.faq} />
        </div>
      )}
      <section
        id="apply"
        aria-labelledby="apply-heading"
        // Last, it has the page's ground: a band of its own would leave a stripe above the footer.
        className={closed ? "pt-12" : "bg-card border-line border-y py-12"}
      >
        <div className="site-width grid gap-8 lg:grid-cols-2 lg:gap-12">
          <div className="lg:sticky lg:top-28 lg:self-start">
            <h2 ref={applyHeading} id="apply-heading" tabIndex={-1} className="outline-none">
              {apply.heading}
            </h2>
            {apply.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4 max-w-[32.5em]">
                {paragraph}
              </p>
            ))}
            <img
              src={apply.picture}
              alt=""
              width={640}
              height={400}
              loading="lazy"
              className="rounded-card mt-6 hidden w-full lg:block"
            />
          </div>
          {form}
        </div>
      </section>
      {!closed && <Faq {...texts.faq} />}
      {!closed && <WhereToBegin {...texts.links} />}
    </>
  );
}
