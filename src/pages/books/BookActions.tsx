import { BOOKS_TEXTS, type Book } from "@/content/books/books";
import { buying } from "@/content/books/buying";
import { BuyButton } from "@/ui/controls/BuyButton";
import { LinkButton } from "@/ui/controls/Button";

/** Links to buy the book, read a chapter and open the level's own page, if it has one. */
export const BookActions = ({ book }: { book: Book }) => (
  <div className="mt-6 flex flex-wrap items-center gap-3">
    <BuyButton {...buying(BOOKS_TEXTS.buyNow, book.id, book.title)} />
    <LinkButton to={book.sampleChapterLink} variant="quiet">
      {BOOKS_TEXTS.downloadSample}
    </LinkButton>
    {book.bookPageLink && (
      <LinkButton to={book.bookPageLink} variant="plain" className="underline">
        {BOOKS_TEXTS.viewDetails}
      </LinkButton>
    )}
  </div>
);
