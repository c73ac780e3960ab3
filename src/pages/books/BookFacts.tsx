import { BOOKS_TEXTS, type Book } from "@/content/books/books";
import { KeyTopics } from "./KeyTopics";
import { Chip } from "@/ui/text/Chip";

interface BookFactsProps {
  book: Book;
  /** The level of the heading above the topics. */
  level: "h2" | "h3";
}

export const BookFacts = ({ book, level }: BookFactsProps) => (
  <>
    <p className="text-muted font-display mt-1 text-xl">{book.subtitle}</p>
    <p className="mt-3">
      <Chip colours="bg-q3-soft text-q3-ink">{book.ageRange}</Chip>
    </p>
    <p className="mt-4 max-w-[40em]">{book.description}</p>
    <KeyTopics level={level} heading={BOOKS_TEXTS.keyTopics} topics={book.keyTopics} />
  </>
);
