import { buying, type BookId } from "@/content/books/buying";
import { BuyButton } from "@/ui/controls/BuyButton";
import type { Elements } from "@/ui/elements";

interface BookFrameProps {
  bookId: BookId;
  title: string;
  buyLabel: string;
  cover: Elements;
  children: Elements;
  /** The column of the cover. */
  className: string;
}

/**
 * A cover beside its words. A buying button without a shop is under the cover, and on a phone under the words; one with a shop is
 * the first of the buttons (BuyOrRead).
 */
export function BookFrame({ bookId, title, buyLabel, cover, children, className }: BookFrameProps) {
  const buy = buying(buyLabel, bookId, title);
  return (
    <div className={`grid gap-y-6 md:grid-rows-[auto_1fr] ${className}`}>
      {cover}
      <div className="md:row-span-2">{children}</div>
      {!buy.shopLink && (
        <div>
          <BuyButton {...buy} />
        </div>
      )}
    </div>
  );
}
