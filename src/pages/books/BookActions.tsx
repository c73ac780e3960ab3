import { BOOKS_TEXTS, type Book } from "@/content/books";
import { BUY_NOTE } from "@/content/buying";
import { BuyButton } from "@/ui/BuyButton";
import { LinkButton } from "@/ui/Button";

/** Buy, read a chapter, and the level's own page where there is one. */
export const BookActions = ({ book }: { book: Book }) => (
  <div className="mt-6 flex flex-wrap items-center gap-3">
    <BuyButton label={BOOKS_TEXTS.buyNow} note={BUY_NOTE} />
    <LinkButton to={book.sampleChapterLink} look="quiet">
      {BOOKS_TEXTS.downloadSample}
    </LinkButton>
    {book.bookPageLink && (
      <LinkButton to={book.bookPageLink} look="plain" className="underline">
        {BOOKS_TEXTS.viewDetails}
      </LinkButton>
    )}
  </div>
);
