import type { BookId } from "@/content/books/buying";
import { NEXT_STEPS, NEXT_STEPS_HEADING } from "@/content/books/nextSteps";
import { PictureTiles } from "@/ui/text/PictureTiles";

/** The end of a book's page: its chapter, a story and the scenes. */
export const NextSteps = ({ bookId }: { bookId: BookId }) => (
  <section aria-labelledby="next-steps" className="mt-12" data-print="no">
    <h2 id="next-steps">{NEXT_STEPS_HEADING}</h2>
    <PictureTiles tiles={NEXT_STEPS[bookId]} />
  </section>
);
