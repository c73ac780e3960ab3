import { BOOKS_TEXTS, type Book } from "@/content/books/books";
import { KeyTopics } from "./KeyTopics";
import type { Elements } from "@/ui/elements";
import { Chip } from "@/ui/text/Chip";

interface BookFactsProps {
  book: Book;
  /** The level of the heading above the topics. */
  level: "h2" | "h3";
  /** The title. */
  children: Elements;
}

export const BookFacts = ({ book, level, children }: BookFactsProps) => (
  <>
    <p className="mb-3">
      <Chip colours="bg-q3-soft text-q3-ink">{book.ageRange}</Chip>
    </p>
    {children}
    <p className="text-muted font-display mt-2 text-xl text-balance">{book.subtitle}</p>
    <p className="mt-4 max-w-[40em] text-pretty">{book.description}</p>
    <KeyTopics level={level} heading={BOOKS_TEXTS.keyTopics} topics={book.keyTopics} />
  </>
);
