/** The codes with which the database reports a refusal (PostgreSQL, "Error codes"). */

/** The row already exists, because an earlier attempt or another tab was first. */
export const UNIQUE_VIOLATION = "23505";

/** The database's word for its cap. A gateway's own limit of requests has the same status, 429, and another word. */
const DAILY_CAP = "daily_cap";

export const isDailyCap = (error: { code?: string } | null): boolean => error?.code === DAILY_CAP;
