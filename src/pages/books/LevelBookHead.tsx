import { LEVEL_BOOK_TEXTS, type LevelBook } from "@/content/books/levelBooks";
import { LinkButton } from "@/ui/controls/Button";
import { Cover } from "@/ui/text/Cover";
import type { Elements } from "@/ui/elements";
import { Chip } from "@/ui/text/Chip";
import { BuyOrRead } from "./BuyOrRead";

interface LevelBookHeadProps {
  book: LevelBook;
  /** Content beside the two buttons. */
  extra?: Elements;
  /** Content under the introduction. */
  children?: Elements;
}

/** The head of a level book's page. On a phone the buttons are on the first screen. */
export const LevelBookHead = ({ book, extra, children }: LevelBookHeadProps) => (
  <div className="flex flex-wrap items-start gap-x-5 gap-y-6 md:grid md:grid-cols-[20rem_1fr] md:grid-rows-[auto_1fr] md:gap-x-12">
    <Cover
      src={book.cover}
      alt={book.coverAlt}
      title={book.title}
      band={`${book.level}, ages ${book.ages}`}
      className="rounded-card w-28 md:row-span-2 md:w-full"
    />
    <div className="min-w-0 grow basis-48">
      <p className="mb-3">
        <Chip colours="bg-q3-soft text-q3-ink">{`${book.level} · Ages ${book.ages}`}</Chip>
      </p>
      <h1>{book.title}</h1>
      <p className="text-muted font-display mt-2 text-xl">{book.tagline}</p>
    </div>
    <div className="w-full">
      <BuyOrRead
        bookId={book.bookId}
        title={book.title}
        buyLabel={LEVEL_BOOK_TEXTS.buyNow}
        chapter={{ to: book.sampleChapterLink, label: book.sampleChapterLabel }}
      >
        {extra}
        <LinkButton to={`/books/${book.bookId}`} variant="plain">
          {LEVEL_BOOK_TEXTS.atAGlance}
        </LinkButton>
      </BuyOrRead>
      {book.intro.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-[40em] first-of-type:mt-6">
          {paragraph}
        </p>
      ))}
      {children}
    </div>
  </div>
);
