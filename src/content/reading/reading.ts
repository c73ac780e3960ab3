/** The types of texts to read. The page, the read-aloud voice and the PDF share one source. */

/** A string is a paragraph; text is plain, without markup. */
export type ReadingBlock =
  | string
  | { list: readonly string[] }
  /** A box set apart from the running text: an example with numbers, an explanation of a word, something to try. */
  | { box: ReadingBox };

export interface ReadingBox {
  title: string;
  lines: readonly string[];
  /** Set if the lines are steps, or signs to count. */
  isNumbered?: true;
  /** Closed on the page until a reader asks for it; open on paper. */
  answer?: readonly string[];
}

/** Every line of a block, in order. */
export function linesOf(block: ReadingBlock): readonly string[] {
  if (typeof block === "string") return [block];
  if ("list" in block) return block.list;
  const { title, lines, answer = [] } = block.box;
  return [title, ...lines, ...answer];
}

export interface ReadingSection {
  /** The part of the address after #, in kebab-case. */
  id: string;
  title: string;
  blocks: readonly ReadingBlock[];
}

/** The outcomes of one public standard that a text serves, in the standard's words. */
export interface StandardOutcomes {
  standard: string;
  outcomes: readonly string[];
}

export interface Picture {
  src: string;
  alt: string;
}

/** A section of a chapter or topic; some have a drawing. */
interface ChapterSection extends ReadingSection {
  picture?: Picture;
}

export interface PageLink {
  to: `/${string}`;
  title: string;
}

/** A sample chapter (specification part 1, section 2). */
export interface Chapter {
  /** The chapter's route. */
  path: string;
  /** "Level 1", "Level 2", "Level 3" or "Parent guide". */
  level: string;
  ages: string;
  chapterNumber: number;
  title: string;
  /** One sentence under the title. */
  lead: string;
  sections: readonly ChapterSection[];
  /** The task for the week, always at the end. */
  thisWeek: { title: string; steps: readonly string[] };
  /** The topics that continue it. */
  readNext: readonly PageLink[];
  outcomes: readonly StandardOutcomes[];
  /** The day when the facts were last checked, `yyyy-MM-dd`. */
  checkedOn: string;
}
