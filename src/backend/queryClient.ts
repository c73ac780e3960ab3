import { onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { onAuthChange } from "./client";

/** Specification part 2, section 9: stale time 5 minutes, 1 retry (its library’s own retries are off: reader.ts). */
const STALE_TIME_MS = 5 * 60_000;

export const queryClient = new QueryClient({
  // Failed reads are logged once, here; the page that waited for them says what it can do (section 8).
  queryCache: new QueryCache({ onError: (error) => console.error(error) }),
  defaultOptions: {
    queries: { staleTime: STALE_TIME_MS, retry: 1 },
    // Without a connection a change fails at once, because a waiting change would be sent even after it was cancelled.
    // Changes that may wait declare it themselves; so do entries, which wait in the outbox.
    mutations: { networkMode: "always" },
  },
});

// The manager listens only while it has a listener. Signed out and offline it would have none, so it would miss the
// return of the connection and hold back every request of the next person to sign in.
onlineManager.subscribe(() => {});

/**
 * A browser may tell that the connection has gone and never that it is back, so it is asked with each press, and when its
 * visitor comes back to the page. It may also be wrong, so a control that tries again (`data-retry`) always tries.
 */
function askBrowser({ target }: Event): void {
  const isRetry = target instanceof Element && target.closest("[data-retry]") !== null;
  onlineManager.setOnline(isRetry || navigator.onLine);
}
if (typeof window !== "undefined") {
  addEventListener("click", askBrowser, true);
  for (const event of ["focus", "visibilitychange"]) addEventListener(event, askBrowser);
}

// Siblings share computers, so the data that one has seen is gone when the next one signs in, even in another tab.
let lastUserId: string | undefined;
onAuthChange((event, session) => {
  // A session that somebody has tampered with may have no user.
  const userId = session?.user?.id;
  if (event === "SIGNED_OUT" || (lastUserId && userId && userId !== lastUserId)) queryClient.clear();
  lastUserId = userId;
});
