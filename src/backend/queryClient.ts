import { onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { onAuthChange } from "./client";

/** Specification part 2, section 9: stale time 5 minutes, 1 retry (supabase-js' own retries are off: `retry(false)`). */
const STALE_TIME_MS = 5 * 60_000;

export const queryClient = new QueryClient({
  // Failed reads are logged once, here; the page that waited for them says what it can do (section 8).
  queryCache: new QueryCache({ onError: (error) => console.error(error) }),
  defaultOptions: {
    queries: { staleTime: STALE_TIME_MS, retry: 1 },
    // Without a connection a change fails at once. Waiting, it would be sent after it was cancelled: those that may wait,
    // and entries, which do in the outbox, say so.
    mutations: { networkMode: "always" },
  },
});

// The manager listens only while somebody listens to it. Signed out without a connection, nobody would: then it would miss
// that the connection is back, and hold back every request of whoever signs in next.
onlineManager.subscribe(() => {});

// Siblings share computers: what one has seen is gone when the next one comes, in another tab even.
let lastUserId: string | undefined;
onAuthChange((event, session) => {
  // One that somebody has tampered with may have no user.
  const userId = session?.user?.id;
  if (event === "SIGNED_OUT" || (lastUserId && userId && userId !== lastUserId)) queryClient.clear();
  lastUserId = userId;
});
