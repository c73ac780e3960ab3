import { useParams } from "react-router-dom";
import {
  BOOK_NOT_FOUND,
  BOOK_NOT_FOUND_PAGE,
  bookById,
  bookPageMeta,
  coverAlt,
  type Book,
} from "@/content/books/books";
import { LinkButton } from "@/ui/controls/Button";
import { Cover } from "@/ui/text/Cover";
import { PageHead } from "@/ui/text/PageHead";
import { BookActions } from "./BookActions";
import { BookFacts } from "./BookFacts";
import { TableOfContents } from "./TableOfContents";

/** The page for any book id; an unknown id gets a short explanation and a link to the catalogue. */
export default function BookPage() {
  const { bookId = "" } = useParams();
  const book = bookById(bookId);
  return book ? <BookDetails book={book} /> : <BookNotFound />;
}

const BookDetails = ({ book }: { book: Book }) => (
  <>
    <PageHead {...bookPageMeta(book)} />
    <div className="site-width py-8 sm:py-12">
      <div className="grid gap-8 md:grid-cols-[20rem_1fr] md:gap-12">
        <Cover
          src={book.coverImage}
          alt={coverAlt(book)}
          title={book.title}
          band={book.ageRange}
          className="rounded-card mx-auto w-56 self-start md:w-full"
        />
        <div>
          <h1>{book.title}</h1>
          <BookFacts book={book} level="h2" />
          <BookActions book={book} />
          <TableOfContents entries={book.tableOfContents} />
        </div>
      </div>
      <p className="mt-8">
        <LinkButton to="/books" variant="quiet">
          {BOOK_NOT_FOUND.link}
        </LinkButton>
      </p>
    </div>
  </>
);

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
