import { ShieldCheck } from "lucide";
import { HERO, HOME_PAGE } from "@/content/home/home";
import { useIsWhole } from "@/ui/behaviour/useIsWhole";
import { LinkButton } from "@/ui/controls/Button";
import { Icon } from "@/ui/text/Icon";
import { TodayStrip } from "@/parts/today/lateToday";
import { useIsKnown } from "@/storage/useIsKnown";
import { PageHead } from "@/ui/text/PageHead";
import { ClosingCall } from "./ClosingCall";
import { Doors } from "./Doors";
import { FreeResources } from "./FreeResources";
import { HomeBooks } from "./HomeBooks";
import { MoneyMap } from "./MoneyMap";
import { ReadToday } from "./ReadToday";
import { Testimonials } from "./Testimonials";
import { WhyChoose } from "./WhyChoose";

export default function HomePage() {
  const known = useIsKnown();
  const isWhole = useIsWhole();
  return (
    <>
      <PageHead {...HOME_PAGE} />
      {/* Its height is reserved before the first paint for somebody who is known (public/theme.js). */}
      <div className="today">{known && <TodayStrip />}</div>
      {/* Words and doors keep their place while the HTML of the map beside them is still arriving. */}
      <section className="site-width grid items-start gap-6 pt-6 pb-8 lg:grid-cols-2 lg:gap-x-12">
        <div className="lg:min-h-[29.625rem] lg:pt-12">
          <h1 className="text-[clamp(min(2.5rem,14vw),5.4vw,4.25rem)]">{HERO.heading}</h1>
          <p className="text-muted mt-3 mb-5 max-w-[22em] text-xl">{HERO.text}</p>
          <div className="flex flex-wrap gap-3 *:flex-1 *:whitespace-nowrap sm:*:flex-none">
            <LinkButton to="/books">{HERO.links.books}</LinkButton>
            <LinkButton to="/resources/free-chapters" variant="quiet">
              {HERO.links.chapters}
            </LinkButton>
          </div>
          <p className="text-q2-ink mt-4 flex gap-2 text-base font-semibold">
            <Icon of={ShieldCheck} />
            {HERO.trust}
          </p>
        </div>
        <Doors />
        <MoneyMap />
      </section>
      {isWhole && (
        <>
          <ReadToday />
          <WhyChoose />
          <HomeBooks />
          <FreeResources />
          <Testimonials />
          <ClosingCall />
        </>
      )}
    </>
  );
}
