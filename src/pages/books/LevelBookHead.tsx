import type { ReactNode } from "react";
import { buying } from "@/content/buying";
import { LEVEL_BOOK_TEXTS, type LevelBook } from "@/content/levelBooks";
import { LinkButton } from "@/ui/Button";
import { Cover } from "@/ui/Cover";
import { BuyButton } from "@/ui/BuyButton";

interface LevelBookHeadProps {
  book: LevelBook;
  /** Beside the two buttons. */
  extra?: ReactNode;
  /** Under the introduction. */
  children?: ReactNode;
}

/** Cover, title, tagline, introduction and the buttons of a level book. */
export const LevelBookHead = ({ book, extra, children }: LevelBookHeadProps) => (
  <div className="grid items-start gap-8 md:grid-cols-[300px_1fr] md:gap-12">
    <Cover
      src={book.cover}
      alt={book.coverAlt}
      title={book.title}
      band={`${book.level}, ages ${book.ages}`}
      className="rounded-card mx-auto w-56 md:w-full"
    />
    <div>
      <p className="bg-q3-soft text-q3-ink mb-3 inline-block rounded-full px-3.5 py-1 text-base font-semibold">
        {book.level} · Ages {book.ages}
      </p>
      <h1>{book.title}</h1>
      <p className="text-muted font-display mt-2 text-xl">{book.tagline}</p>
      {book.intro.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-[62ch]">
          {paragraph}
        </p>
      ))}
      {children}
      <div className="mt-7 flex flex-wrap items-center gap-3">
        <BuyButton {...buying(LEVEL_BOOK_TEXTS.buyNow, book.bookId, book.title)} />
        <LinkButton to={book.sampleChapterLink} look="quiet">
          {book.sampleChapterLabel}
        </LinkButton>
        {extra}
        <LinkButton to={`/books/${book.bookId}`} look="plain" className="underline">
          {LEVEL_BOOK_TEXTS.atAGlance}
        </LinkButton>
      </div>
    </div>
  </div>
);
