import { mutationOptions, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { getClient } from "./client";
import { throwUnlessDone } from "./insertOnce";
import { refetch } from "./refetch";

type Table = "community_challenges" | "gig_jar_submissions" | "habit_streaks" | "kindness_quests";

/**
 * Out of sight for good; putting away again what another tab has put away is harmless.
 * @param key under which everything stands that changes with it.
 */
export const archiveMutation = (table: Table, id: string, key: QueryKey, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...key, "put away", id],
    mutationFn: async () => {
      const client = await getClient();
      const answer = await client.from(table).update({ is_deleted: true }).eq("id", id);
      await throwUnlessDone(answer, table, { id, is_deleted: true });
    },
    onSettled: () => refetch(queryClient, key),
  });
