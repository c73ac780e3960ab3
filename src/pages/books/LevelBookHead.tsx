import { BOOK_NOT_FOUND, BOOKS_TEXTS } from "@/content/books/books";
import { LEVEL_BOOK_TEXTS, type LevelBook } from "@/content/books/levelBooks";
import { BackLink } from "@/ui/controls/BackLink";
import { LinkButton } from "@/ui/controls/Button";
import { Chip } from "@/ui/text/Chip";
import { BookFrame } from "./BookFrame";
import { BuyOrRead } from "./BuyOrRead";
import { CoverPanel } from "./CoverPanel";

/** The head of a level book's page. On a phone the buttons are on the first screen. */
export const LevelBookHead = ({ book }: { book: LevelBook }) => {
  const bought = { bookId: book.bookId, title: book.title, buyLabel: LEVEL_BOOK_TEXTS.buyNow };
  return (
    <>
      <BackLink to="/books">{BOOK_NOT_FOUND.link}</BackLink>
      <div className="mt-4">
        <BookFrame
          {...bought}
          className="md:grid-cols-[20rem_1fr] md:gap-x-12"
          cover={
            <CoverPanel
              src={book.cover}
              alt={book.coverAlt}
              title={book.title}
              band={BOOKS_TEXTS.series}
              tone={book.tone}
            />
          }
        >
          <p className="mb-3">
            <Chip colours="bg-q3-soft text-q3-ink">{`${book.level} · Ages ${book.ages}`}</Chip>
          </p>
          <h1>{book.title}</h1>
          <p className="text-muted font-display mt-2 text-xl text-balance">{book.tagline}</p>
          <BuyOrRead {...bought} chapter={{ to: book.sampleChapterLink, label: book.sampleChapterLabel }}>
            <LinkButton to={`/books/${book.bookId}`} variant="plain">
              {LEVEL_BOOK_TEXTS.atAGlance}
            </LinkButton>
          </BuyOrRead>
          <div className="mt-6 flex max-w-[40em] flex-col gap-4">
            {book.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </BookFrame>
      </div>
    </>
  );
};
