import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Reads again what stands under `queryKey`: what is on its way just now may have been read before the change. */
export async function refetch(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}
