import { HERO, HOME_PAGE } from "@/content/home/home";
import { LinkButton } from "@/ui/controls/Button";
import { Chip } from "@/ui/text/Chip";
import { TodayStrip } from "@/parts/today/lateToday";
import { useIsKnown } from "@/storage/useIsKnown";
import { PageHead } from "@/ui/text/PageHead";
import { ClosingCall } from "./ClosingCall";
import { FreeResources } from "./FreeResources";
import { HomeBooks } from "./HomeBooks";
import { MoneyMap } from "./MoneyMap";
import { Testimonials } from "./Testimonials";
import { WhyChoose } from "./WhyChoose";

export default function HomePage() {
  const known = useIsKnown();
  return (
    <>
      <PageHead {...HOME_PAGE} />
      {/* Its height is reserved before the first paint for somebody who is known (public/theme.js). */}
      <div className="today">{known && <TodayStrip />}</div>
      {/* The words keep their place while the HTML of the map beside them is still arriving. */}
      <section className="site-width grid items-start gap-10 pt-9 pb-14 lg:grid-cols-[1.02fr_1fr] lg:gap-14 lg:pt-16 lg:pb-22">
        <div className="lg:pt-17">
          <p className="mb-5">
            <Chip colours="bg-q2-soft text-q2-ink">{HERO.label}</Chip>
          </p>
          <h1 className="text-[clamp(min(2.5rem,14vw),5.4vw,4.25rem)]">{HERO.heading}</h1>
          <p className="text-muted mt-5 mb-8 max-w-[22em] text-xl">{HERO.text}</p>
          <div className="flex flex-wrap gap-3.5 *:flex-1 *:whitespace-nowrap sm:*:flex-none">
            <LinkButton to="/books">{HERO.links.books}</LinkButton>
            <LinkButton to="/resources/free-chapters" variant="quiet">
              {HERO.links.chapters}
            </LinkButton>
            <LinkButton to="/find-your-quadrant" variant="quiet">
              {HERO.links.quadrant}
            </LinkButton>
          </div>
        </div>
        <MoneyMap />
      </section>
      <WhyChoose />
      <HomeBooks />
      <FreeResources />
      <Testimonials />
      <ClosingCall />
    </>
  );
}
