/**
 * Runs a request and gives it up when it, or what is read of its answer, takes longer. It then ends as a failed one.
 *
 * @param request for whoever wants to give it up earlier.
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
