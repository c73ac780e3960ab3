/** The limits of waiting for an answer, in milliseconds, and the function that ends a wait. */

/** For a read or a write; sending a journal entry again is harmless. */
export const REQUEST_TIMEOUT_MS = 15_000;
/** For the question which other companies' accounts may sign in. */
export const SOCIAL_TIMEOUT_MS = 8000;
export const FORM_TIMEOUT_MS = 15_000;
export const DRAWING_TIMEOUT_MS = 15_000;
export const DOWNLOAD_TIMEOUT_MS = 30_000;
/** The time of a round trip on a slow connection, beside the guide's own limit. */
export const CHAT_ROUND_TRIP_MS = 5000;

/**
 * Runs a request and aborts it if the request, or the reading of its answer, takes longer than the
 * limit. An aborted request ends as a failed one.
 *
 * @param request the controller with which a caller can abort earlier.
 */
export async function withTimeout<T>(
  limitMs: number,
  ask: (signal: AbortSignal) => Promise<T>,
  request = new AbortController(),
): Promise<T> {
  const timer = setTimeout(() => request.abort(), limitMs);
  try {
    return await ask(request.signal);
  } finally {
    clearTimeout(timer);
  }
}
