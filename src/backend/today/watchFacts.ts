/** The facts of today's strip, from the answers that the signed-in pages get. The queries tell them in their `meta`. */
import type { Query } from "@tanstack/react-query";
import { storedSession } from "@/backend/session";
import { queryClient } from "@/backend/queryClient";
import type { ReadFacts, SeenFacts } from "@/domain/today/today";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** The facts for today's strip in the data, as the cache holds it. @throws if the data cannot be read. */
      factsOf?: (data: unknown, known: SeenFacts) => ReadFacts;
    };
  }
}

/**
 * Calls back with a change for each answer that tells something of this user, from now on and once for those that are
 * there. @returns the function that stops it.
 */
export function watchFacts(
  userId: string,
  change: (newer: (known: SeenFacts) => ReadFacts) => void,
): () => void {
  const tell = ({ queryKey, meta, state }: Query) => {
    const factsOf = meta?.factsOf;
    // Another person may have signed in through another tab.
    if (!factsOf || queryKey[1] !== userId || storedSession()?.user.id !== userId) return;
    // The copy of an earlier visit was told then, and the strip may know something newer, such as a jar that has grown.
    if (state.data === undefined || state.isInvalidated) return;
    try {
      change((known) => factsOf(state.data, known));
    } catch {
      // The page that shows this answer says that it cannot be read.
    }
  };
  const cache = queryClient.getQueryCache();
  cache.getAll().forEach(tell);
  return cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") tell(event.query);
  });
}
