/** The headings of lists of subjects on the pages for parents, for teachers and for after Year 11. */
export const ANSWER_LISTS = {
  parents: "Questions that parents ask",
  teachers: "Questions that teachers ask",
  older: "More for ages 14 to 16",
} as const;
