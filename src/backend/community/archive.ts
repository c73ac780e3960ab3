import { mutationOptions, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { getClient } from "@/backend/client";
import { throwUnlessDone } from "@/backend/insertOnce";
import { refetch } from "@/backend/refetch";

type Table = "community_challenges" | "gig_jar_submissions" | "habit_streaks" | "kindness_quests";

/**
 * Hides the row for good. Archiving a row that another tab has already archived is harmless.
 * @param key the query key of everything that changes with the row.
 */
export const archiveMutation = (table: Table, id: string, key: QueryKey, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...key, "archive", id],
    mutationFn: async () => {
      const client = await getClient();
      const answer = await client.from(table).update({ is_deleted: true }).eq("id", id);
      await throwUnlessDone(answer, table, { id, is_deleted: true });
    },
    onSettled: () => refetch(queryClient, key),
  });
