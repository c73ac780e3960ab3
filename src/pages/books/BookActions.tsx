import { BOOKS_TEXTS, type Book } from "@/content/books";
import { buying } from "@/content/buying";
import { BuyButton } from "@/ui/BuyButton";
import { LinkButton } from "@/ui/Button";

/** Buy, read a chapter, and the level's own page where there is one. */
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
