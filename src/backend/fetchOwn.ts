/** The way to the tables and to sign-in: requests that end, and answers that are the API's own. */
import { readOwn } from "./ownAnswer";
import { learnTime } from "./serverClock";
import { REQUEST_TIMEOUT_MS } from "./timeouts";

/** Without a configured project the API is on this origin (the embedded backend). */
export const apiAddress = (): string => import.meta.env.VITE_SUPABASE_URL || location.origin;
export const apiKey = (): string => import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY;

/** Replaces `AbortSignal.any`, which is newer than some of the phones in use. */
function anySignal(...signals: AbortSignal[]): AbortSignal {
  const both = new AbortController();
  for (const signal of signals) {
    const abort = () => both.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort);
  }
  return both.signal;
}

export const addressOf = (input: RequestInfo | URL) =>
  input instanceof Request ? input.url : input.toString();

/** The one way to the tables and to sign-in. An answer that is not their own fails as a lost one does. */
export const fetchWithTimeout: typeof fetch = async (input, init) => {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signal = init?.signal ? anySignal(init.signal, timeout) : timeout;
  const sentAt = Date.now();
  const answer = await readOwn(await fetch(input, { ...init, signal }), addressOf(input), init);
  // An answer that waited while the device slept tells a time that has long passed.
  if (Date.now() - sentAt <= REQUEST_TIMEOUT_MS) learnTime(answer);
  return answer;
};
