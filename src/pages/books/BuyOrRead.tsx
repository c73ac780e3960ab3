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
  className?: string;
}

/** A book's buttons. The filled one comes first: the shop, or the free chapter until there is a shop. */
export function BuyOrRead({ bookId, title, buyLabel, chapter, children, className = "" }: BuyOrReadProps) {
  const buy = buying(buyLabel, bookId, title);
  const button = <BuyButton {...buy} />;
  return (
    <div className={`flex flex-wrap items-center gap-3 ${className}`}>
      {buy.shopLink && button}
      <LinkButton to={chapter.to} variant={buy.shopLink ? "quiet" : "primary"}>
        {chapter.label}
      </LinkButton>
      {children}
      {!buy.shopLink && button}
    </div>
  );
}
