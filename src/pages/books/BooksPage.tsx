import { Fragment } from "react";
import { BOOKS, BOOKS_PAGE, BOOKS_TEXTS } from "@/content/books/books";
import { useIsWhole } from "@/ui/behaviour/useIsWhole";
import { PageHead } from "@/ui/text/PageHead";
import { BetaReaderForm } from "./BetaReaderForm";
import { BookCard } from "./BookCard";

/** The catalogue (specification part 1, section 2). The sign-up for beta readers follows the first book. */
export default function BooksPage() {
  const isWhole = useIsWhole();
  return (
    <>
      <PageHead {...BOOKS_PAGE} />
      <div className="site-width min-h-dvh py-8 sm:py-12">
        <h1>{BOOKS_TEXTS.heading}</h1>
        <p className="text-muted mt-3 mb-8 max-w-[39em] text-xl text-balance">{BOOKS_TEXTS.lead}</p>
        <div className="flex flex-col gap-8">
          {isWhole &&
            BOOKS.map((book, index) => (
              <Fragment key={book.id}>
                <BookCard book={book} />
                {index === 0 && <BetaReaderForm />}
              </Fragment>
            ))}
        </div>
      </div>
    </>
  );
}
