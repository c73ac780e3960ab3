/**
 * The author of the books and stories. The owner fills this in (README, "Before you launch"); while a value is empty, the
 * pages say that it is still to come, and nothing is made up.
 */
export const AUTHOR_NAME: string = "";
/** For the About page: paragraphs with an empty line between them. */
export const AUTHOR_BIOGRAPHY: string = "";
/** A few sentences below the books and the stories, for readers from eight on. */
export const AUTHOR_IN_SHORT: string = "";
