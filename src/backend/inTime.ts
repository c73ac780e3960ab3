/** Runs a request and gives it up when it, or what is read of its answer, takes longer. It then ends as a failed one. */
export async function inTime<T>(limitMs: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), limitMs);
  try {
    return await ask(request.signal);
  } finally {
    clearTimeout(timer);
  }
}
