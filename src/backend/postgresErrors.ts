/** The codes in which the database says what it refused (PostgreSQL, "Error codes"). */

/** The row is there already: an earlier attempt, or another tab, was before this one. */
export const UNIQUE_VIOLATION = "23505";
