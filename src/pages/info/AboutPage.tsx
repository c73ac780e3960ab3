import { ABOUT, ABOUT_BUTTONS, ABOUT_PAGE } from "@/content/info/about";
import { BOOK_SHELF } from "@/content/books/bookShelf";
import { BookShelf } from "@/ui/text/BookShelf";
import { LinkButton } from "@/ui/controls/Button";
import { PageHead } from "@/ui/text/PageHead";
import { Reading } from "@/ui/reading/Reading";

/** The author and the idea, with links to Contact and Books (specification part 1, section 2). */
export default function AboutPage() {
  return (
    <>
      <PageHead {...ABOUT_PAGE} />
      <article className="site-width max-w-reading! py-8 sm:py-12">
        <h1>{ABOUT.heading}</h1>
        <p className="text-muted mt-3 mb-6 text-xl">{ABOUT.lead}</p>
        <ul className="mb-8 grid gap-3 sm:grid-cols-3">
          {ABOUT.facts.map(({ title, text }) => (
            <li key={title} className="bg-q2-soft text-q2-ink rounded-field p-4">
              <strong className="font-display block text-lg leading-snug font-semibold">{title}</strong>
              <span className="block text-base leading-snug">{text}</span>
            </li>
          ))}
        </ul>
        <section aria-labelledby="the-books" className="mb-8">
          <h2 id="the-books">{ABOUT.books.heading}</h2>
          <p className="mt-2">{ABOUT.books.lead}</p>
          <BookShelf books={BOOK_SHELF} />
        </section>
        <Reading sections={ABOUT.sections} />
        <p className="mt-8 flex flex-wrap gap-3" data-print="no">
          {ABOUT_BUTTONS.map(({ to, label }, index) => (
            <LinkButton key={to} to={to} variant={index === 0 ? "primary" : "quiet"}>
              {label}
            </LinkButton>
          ))}
        </p>
      </article>
    </>
  );
}
