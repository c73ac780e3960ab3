/** The database accepts a limited number of rows of each kind per user and day (migration "foundations"). */

/** The user has reached the limit for one day. */
export class DailyCapError extends Error {}

/** The database's word for its cap. A gateway's own limit of requests has the same status, 429, and another word. */
const DAILY_CAP = "daily_cap";

export const isDailyCap = (error: { code?: string } | null): boolean => error?.code === DAILY_CAP;

interface Answer {
  error: { message: string; code?: string } | null;
}

/** @throws DailyCapError above the cap, or any other refusal of the database. */
export function throwIfRefused({ error }: Answer): void {
  if (!error) return;
  if (isDailyCap(error)) throw new DailyCapError(error.message);
  throw new Error(error.message, { cause: error });
}
