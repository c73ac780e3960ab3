import { mutationOptions, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { getClient } from "@/backend/client";
import { throwIfRefused } from "@/backend/dailyCap";
import { getTables } from "@/backend/tables";
import { refetch } from "@/backend/refetch";
import { isUnanswered } from "@/backend/unanswered";

type Table = "community_challenges" | "gig_jar_submissions" | "habit_streaks" | "kindness_quests";

/** An answer without the row, whatever the shape of its list. */
function withoutRow(data: unknown, id: string): unknown {
  if (typeof data !== "object" || data === null) return data;
  if (!Array.isArray(data))
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withoutRow(value, id)]));
  return data
    .filter((item: { id?: unknown } | null) => item?.id !== id)
    .map((item: unknown) => withoutRow(item, id));
}

/** True if the row is no longer in its user's lists. The user cannot read an archived text that told of need. */
async function isArchived(table: Table, id: string): Promise<boolean> {
  const client = await getTables();
  const { data } = await client.from(table).select("id").match({ id, is_deleted: false });
  return data?.length === 0;
}

/**
 * Hides the row for good, and takes it out of the answers that are kept here, before they are read again. Archiving a row that another tab has already archived is harmless.
 * @param key the query key of everything that changes with the row.
 */
export const archiveMutation = (table: Table, id: string, key: QueryKey, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...key, "archive", id],
    mutationFn: async () => {
      const client = await getClient();
      const answer = await client.from(table).update({ is_deleted: true }).eq("id", id);
      if (isUnanswered(answer.status) && (await isArchived(table, id))) return;
      throwIfRefused(answer);
    },
    onSuccess: () =>
      void queryClient.setQueriesData({ queryKey: key }, (data: unknown) => withoutRow(data, id)),
    onSettled: () => refetch(queryClient, key),
  });
