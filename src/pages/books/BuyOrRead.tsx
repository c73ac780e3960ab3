import { buying, type BookId } from "@/content/books/buying";
import { BuyButton } from "@/ui/controls/BuyButton";
import { LinkButton } from "@/ui/controls/Button";
import type { Elements } from "@/ui/elements";

interface BuyOrReadProps {
  bookId: BookId;
  title: string;
  buyLabel: string;
  chapter: { to: string; label: string };
  /** Links after the chapter. */
  children: Elements;
}

/** A book's buttons. The filled one comes first: the shop, or the free chapter until there is a shop (BookFrame). */
export function BuyOrRead({ bookId, title, buyLabel, chapter, children }: BuyOrReadProps) {
  const buy = buying(buyLabel, bookId, title);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
      {buy.shopLink && <BuyButton {...buy} />}
      <LinkButton to={chapter.to} variant={buy.shopLink ? "quiet" : "primary"}>
        {chapter.label}
      </LinkButton>
      {children}
    </div>
  );
}
