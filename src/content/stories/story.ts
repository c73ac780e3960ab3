/** The shape of a story's own file. */
import type { BookId } from "@/content/books/buying";
import type { Ages } from "@/content/levels";
import type { PageMeta } from "@/content/pageMeta";
import type { Picture, ReadingSection } from "@/content/reading/reading";

/** A story told in sections, with one picture each, and the words of its page (specification part 1, section 2). */
export interface Story {
  title: string;
  /** "Ages 8-10", as on its card. */
  ageRange: `Ages ${Ages}`;
  meta: PageMeta;
  /** One or two sentences under the title. */
  lead: string;
  /** The level book that the story belongs to. */
  book: { id: BookId; title: string };
  /** The address of the free chapter for the same age. */
  freeChapter: `/resources/${string}`;
  /** The heading of the box that leads to the quiz; missing in a story without one. */
  quizHeading?: string;
  sections: readonly (ReadingSection & { picture: Picture })[];
}
