import { Link } from "react-router-dom";
import { BOOKS_TEXTS, coverAlt, type Book } from "@/content/books/books";
import { Cover } from "@/ui/text/Cover";
import { BookActions } from "./BookActions";
import { BookFacts } from "./BookFacts";
import { BookFrame } from "./BookFrame";
import { TableOfContents } from "./TableOfContents";

/** The top border for each quadrant, in its colour. */
const QUADRANT_BANDS = {
  q1: "border-t-q1!",
  q2: "border-t-q2!",
  q3: "border-t-q3!",
  q4: "border-t-q4!",
} as const;

export function BookCard({ book }: { book: Book }) {
  const id = `book-${book.id}`;
  return (
    <article
      aria-labelledby={id}
      className={`surface border-t-8! p-6 sm:p-8 ${QUADRANT_BANDS[book.buttonColor]}`}
    >
      <BookFrame
        bookId={book.id}
        title={book.title}
        buyLabel={BOOKS_TEXTS.buyNow}
        className="md:grid-cols-[240px_1fr] md:gap-x-8"
        cover={
          <Cover
            src={book.coverImage}
            alt={coverAlt(book)}
            title={book.title}
            band={BOOKS_TEXTS.series}
            className="rounded-field mx-auto w-44 self-start md:w-full"
          />
        }
      >
        <BookFacts book={book} level="h3">
          <h2 id={id}>
            <Link to={book.bookPageLink ?? `/books/${book.id}`} className="hover:underline">
              {book.title}
            </Link>
          </h2>
        </BookFacts>
        <BookActions book={book} />
      </BookFrame>
      <TableOfContents entries={book.tableOfContents} />
    </article>
  );
}
