import { CalendarCheck, EyeOff, Gift } from "lucide";
import { ABOUT, ABOUT_BUTTONS, ABOUT_PAGE } from "@/content/info/about";
import { BOOK_SHELF } from "@/content/books/bookShelf";
import { MONEY_MAP } from "@/content/quadrant/quadrants";
import { useIsWhole } from "@/ui/behaviour/useIsWhole";
import { BookShelf } from "@/ui/text/BookShelf";
import { LinkButton } from "@/ui/controls/Button";
import { Icon } from "@/ui/text/Icon";
import { PageHead } from "@/ui/text/PageHead";
import { Reading } from "@/ui/reading/Reading";
import { TileMap } from "@/ui/text/TileMap";

const placeOf = (section: string) => ABOUT.sections.findIndex(({ id }) => id === section);
const IDEA = placeOf("one-square-four-tiles");
const PEOPLE = placeOf("how-it-is-made") + 1;

/** For each of the facts, in their order. */
const FACT_ICONS = [Gift, EyeOff, CalendarCheck];
const FACT_COLOURS = ["bg-q4-soft text-q4-ink", "bg-q3-soft text-q3-ink", "bg-q2-soft text-q2-ink"];

/** The author and the idea, with links to Contact and Books (specification part 1, section 2). */
export default function AboutPage() {
  const isWhole = useIsWhole();
  return (
    <>
      <PageHead {...ABOUT_PAGE} />
      <article className="site-width min-h-dvh py-8 sm:py-12">
        <div className="grid gap-8 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-x-12">
          <div>
            <h1>{ABOUT.heading}</h1>
            <p className="text-muted mt-3 text-xl">{ABOUT.lead}</p>
          </div>
          {isWhole && (
            <>
              <TileMap
                {...MONEY_MAP}
                current={-1}
                label={ABOUT.map}
                className="mx-auto w-full max-w-md self-start md:row-span-2 lg:mr-0"
              />
              <ul className="grid content-start gap-6">
                {ABOUT.facts.map(({ title, text }, nth) => (
                  <li key={title} className="flex gap-4">
                    <span
                      className={`rounded-field grid size-12 shrink-0 place-items-center ${FACT_COLOURS[nth]}`}
                    >
                      <Icon of={FACT_ICONS[nth]!} />
                    </span>
                    <div>
                      <strong className="font-display block text-lg leading-snug font-semibold">
                        {title}
                      </strong>
                      <span className="text-muted block">{text}</span>
                    </div>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        {isWhole && (
          <>
            <section aria-labelledby="the-books" className="mt-12">
              <h2 id="the-books">{ABOUT.books.heading}</h2>
              <p className="mt-2">{ABOUT.books.lead}</p>
              <BookShelf books={BOOK_SHELF} />
            </section>
            <div className="mt-12 grid gap-12 md:grid-cols-2">
              <Reading sections={ABOUT.sections.slice(0, IDEA)} />
              <Reading sections={ABOUT.sections.slice(IDEA, PEOPLE)} />
            </div>
            <div className="mt-12 grid gap-6 lg:auto-cols-fr lg:grid-flow-col">
              {ABOUT.sections.slice(PEOPLE).map((section) => (
                <Reading
                  key={section.id}
                  sections={[section]}
                  className="bg-q3-soft text-q3-ink rounded-card p-6 sm:p-8"
                />
              ))}
            </div>
            <p className="mt-8 flex flex-wrap gap-3" data-print="no">
              {ABOUT_BUTTONS.map(({ to, label }, index) => (
                <LinkButton key={to} to={to} variant={index === 0 ? "primary" : "quiet"}>
                  {label}
                </LinkButton>
              ))}
            </p>
          </>
        )}
      </article>
    </>
  );
}
