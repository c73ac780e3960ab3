/** The database takes only so many rows of a kind a day from one user (migration "foundations"). */

/** The user has added as many as one day takes. */
export class DailyCapError extends Error {}

const TOO_MANY_REQUESTS = 429;

interface Answer {
  error: { message: string } | null;
  status: number;
}

/** @throws DailyCapError over the cap, or whatever else the database refused. */
export function throwIfRefused({ error, status }: Answer): void {
  if (!error) return;
  if (status === TOO_MANY_REQUESTS) throw new DailyCapError(error.message);
  throw new Error(error.message, { cause: error });
}
