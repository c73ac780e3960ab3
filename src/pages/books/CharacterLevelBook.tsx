import { LEVEL_BOOK_TEXTS, type LevelBook, type LevelCharacter } from "@/content/books/levelBooks";
import { QUADRANT_TEXTS, type Quadrant } from "@/content/quadrant/quadrants";
import { useIsWhole } from "@/ui/behaviour/useIsWhole";
import { PageHead } from "@/ui/text/PageHead";
import { LevelBookHead } from "./LevelBookHead";
import { NextSteps } from "./NextSteps";

/** Levels 2 and 3: one character for each quadrant, and the author (specification part 1, section 2). */
export function CharacterLevelBook({ book }: { book: LevelBook }) {
  const isWhole = useIsWhole();
  return (
    <>
      <PageHead {...book.meta} />
      <div className="site-width min-h-dvh py-8 sm:py-12">
        <LevelBookHead book={book} />
        {isWhole && (
          <>
            <section aria-labelledby="characters" className="mt-12">
              <h2 id="characters">{LEVEL_BOOK_TEXTS.charactersHeading}</h2>
              <ul className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-6">
                {book.characters?.map((character) => (
                  <Character key={character.quadrant} {...character} />
                ))}
              </ul>
            </section>
            <section
              aria-labelledby="author"
              className="bg-q3-soft text-q3-ink rounded-card mt-12 grid items-center gap-3 p-6 sm:p-8 md:flex md:gap-8"
            >
              <h2 id="author">{book.authorBlurb?.heading}</h2>
              <p className="max-w-[44em] flex-1 text-balance">{book.authorBlurb?.text}</p>
            </section>
            <NextSteps bookId={book.bookId} />
          </>
        )}
      </div>
    </>
  );
}

const TILES: Record<Quadrant, string> = {
  QI: "bg-q1-soft text-q1-ink",
  QII: "bg-q2-soft text-q2-ink",
  QIII: "bg-q3-soft text-q3-ink",
  QIV: "bg-q4-soft text-q4-ink",
};

const Character = ({ quadrant, name, description, symbol, alt }: LevelCharacter) => (
  <li className={`rounded-tile border-edge border-2 p-5 sm:p-6 ${TILES[quadrant]}`}>
    <div className="flex flex-wrap items-center gap-4">
      <svg role="img" aria-label={alt} viewBox="0 0 100 100" className="size-20 shrink-0 sm:size-24">
        <use href={`/art/characters/${symbol}`} />
      </svg>
      <div className="min-w-[min(8rem,100%)] flex-1">
        <h3>{name}</h3>
        <p className="text-base font-semibold">{QUADRANT_TEXTS[quadrant].axes}</p>
      </div>
    </div>
    <p className="mt-3">{description}</p>
  </li>
);
