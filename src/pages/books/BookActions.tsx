import { BOOKS_TEXTS, type Book } from "@/content/books/books";
import { LinkButton } from "@/ui/controls/Button";
import { BuyOrRead } from "./BuyOrRead";

/** Links to buy the book, read a chapter and open the level's own page, if it has one. */
export const BookActions = ({ book }: { book: Book }) => (
  <BuyOrRead
    bookId={book.id}
    title={book.title}
    buyLabel={BOOKS_TEXTS.buyNow}
    chapter={{ to: book.sampleChapterLink, label: BOOKS_TEXTS.downloadSample }}
  >
    {book.bookPageLink && (
      <LinkButton to={book.bookPageLink} variant="plain">
        {BOOKS_TEXTS.viewDetails}
      </LinkButton>
    )}
  </BuyOrRead>
);
