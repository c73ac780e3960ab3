/** The database accepts a limited number of rows of each kind per user and day (migration "foundations"). */

/** The user has reached the limit for one day. */
export class DailyCapError extends Error {}

const TOO_MANY_REQUESTS = 429;

interface Answer {
  error: { message: string } | null;
  status: number;
}

/** @throws DailyCapError above the cap, or any other refusal of the database. */
export function throwIfRefused({ error, status }: Answer): void {
  if (!error) return;
  if (status === TOO_MANY_REQUESTS) throw new DailyCapError(error.message);
  throw new Error(error.message, { cause: error });
}
