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
