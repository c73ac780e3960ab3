/** The shape of what is read: stories and chapters. One source for the page, the reader's voice and the PDF. */

/** A string is a paragraph; text is plain, without markup. */
export type ReadingBlock =
  | string
  | { list: readonly string[] }
  /** Something set apart: an example with numbers, a word explained, a thing to try. */
  | { box: { title: string; lines: readonly string[] } };

export interface ReadingSection {
  /** Stands in the address after #, kebab-case. */
  id: string;
  title: string;
  blocks: readonly ReadingBlock[];
}

/** Outcomes of a public standard that a text serves, named as the standard names them. */
export interface StandardOutcome {
  standard: string;
  outcome: string;
}

/** Outcomes under the standard that they belong to, in the order of the chapter. */
export const outcomesByStandard = (
  outcomes: readonly StandardOutcome[],
): { standard: string; outcomes: string[] }[] =>
  [...new Set(outcomes.map(({ standard }) => standard))].map((standard) => ({
    standard,
    outcomes: outcomes.filter((each) => each.standard === standard).map(({ outcome }) => outcome),
  }));

/** A sample chapter (specification part 1, section 2). */
export interface Chapter {
  /** The route it is read at. */
  path: string;
  /** "Level 1", "Level 2", "Level 3" or "Parent guide". */
  level: string;
  ages: string;
  chapterNumber: number;
  title: string;
  /** One sentence under the title. */
  lead: string;
  sections: readonly ReadingSection[];
  /** The one thing to do this week: always the end. */
  thisWeek: { title: string; steps: readonly string[] };
  outcomes: readonly StandardOutcome[];
  /** Facts that can age, with the day they were last checked, `yyyy-MM-dd`. */
  checkedOn: string;
}

/** A story told in sections, with one picture each. */
export interface Story {
  id: string;
  title: string;
  sections: readonly (ReadingSection & { picture: { src: string; alt: string } })[];
}
