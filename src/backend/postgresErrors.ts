/** The codes with which the database reports a refusal (PostgreSQL, "Error codes"). */

/** The row already exists, because an earlier attempt or another tab was first. */
export const UNIQUE_VIOLATION = "23505";
