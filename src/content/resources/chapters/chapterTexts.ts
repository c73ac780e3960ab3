/** The texts around each chapter and topic (specification part 1, section 2). */
export const CHAPTER_TEXTS = {
  back: { to: "/resources", label: "Back to Resources" },
  allBooks: { to: "/books", label: "View All Books" },
  chapter: (chapterNumber: number) => `Chapter ${chapterNumber}`,
  readNext: "Read next",
  outcomes: "For parents and teachers",
  checkedOn: (date: string) => `Facts last checked on ${date}.`,
} as const;
