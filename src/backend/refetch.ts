import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Reads everything under `queryKey` again. Reads in flight are cancelled, because they may have
 * begun before the change.
 */
export async function refetch(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}
