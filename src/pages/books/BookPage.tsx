import { useParams } from "react-router-dom";
import {
  BOOK_NOT_FOUND,
  BOOK_NOT_FOUND_PAGE,
  BOOKS_TEXTS,
  bookById,
  bookPageMeta,
  coverAlt,
  type Book,
} from "@/content/books/books";
import { useIsWhole } from "@/ui/behaviour/useIsWhole";
import { BackLink } from "@/ui/controls/BackLink";
import { LinkButton } from "@/ui/controls/Button";
import { PageHead } from "@/ui/text/PageHead";
import { BookActions } from "./BookActions";
import { BookFacts } from "./BookFacts";
import { BookFrame } from "./BookFrame";
import { CoverPanel } from "./CoverPanel";
import { NextSteps } from "./NextSteps";
import { TableOfContents } from "./TableOfContents";

/** The page for any book id; an unknown id gets a short explanation and a link to the catalogue. */
export default function BookPage() {
  const { bookId = "" } = useParams();
  const book = bookById(bookId);
  return book ? <BookDetails book={book} /> : <BookNotFound />;
}

function BookDetails({ book }: { book: Book }) {
  const isWhole = useIsWhole();
  return (
    <>
      <PageHead {...bookPageMeta(book)} />
      <div className="site-width min-h-dvh py-8 sm:py-12">
        <BackLink to="/books">{BOOK_NOT_FOUND.link}</BackLink>
        <div className="mt-4">
          <BookFrame
            bookId={book.id}
            title={book.title}
            buyLabel={BOOKS_TEXTS.buyNow}
            className="md:grid-cols-[20rem_1fr] md:gap-x-12"
            cover={
              <CoverPanel
                src={book.coverImage}
                alt={coverAlt(book)}
                title={book.title}
                band={BOOKS_TEXTS.series}
                tone={book.buttonColor}
              />
            }
          >
            <BookFacts book={book} level="h2">
              <h1>{book.title}</h1>
            </BookFacts>
            <BookActions book={book} />
          </BookFrame>
          {isWhole && <TableOfContents entries={book.tableOfContents} />}
        </div>
        {isWhole && <NextSteps bookId={book.id} />}
      </div>
    </>
  );
}

const BookNotFound = () => (
  <>
    <PageHead {...BOOK_NOT_FOUND_PAGE} />
    <div className="site-width flex flex-col items-center gap-6 py-12 text-center">
      <img src={BOOK_NOT_FOUND.picture} alt="" width={200} height={150} />
      <h1>{BOOK_NOT_FOUND.heading}</h1>
      <p className="text-muted max-w-[26em]">{BOOK_NOT_FOUND.text}</p>
      <LinkButton to="/books">{BOOK_NOT_FOUND.link}</LinkButton>
    </div>
  </>
);
