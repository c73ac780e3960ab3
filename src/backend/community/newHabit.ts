import { MutationObserver } from "@tanstack/react-query";
import { getTables } from "@/backend/tables";
import { throwIfRefused } from "@/backend/dailyCap";
import { insertOnce } from "@/backend/insertOnce";
import { RESENT_WHILE_BUSY } from "@/backend/judgingLimits";
import { queryClient } from "@/backend/queryClient";

/**
 * Makes a habit from a page that has no list of habits; one of the same name counts as made.
 * @throws if the database refuses it, or cannot be reached.
 */
export const createHabitOnce = (userId: string, name: string): Promise<void> =>
  new MutationObserver(queryClient, {
    mutationFn: () => findOrCreate(userId, name),
    ...RESENT_WHILE_BUSY,
  }).mutate();

async function findOrCreate(userId: string, name: string): Promise<void> {
  const client = await getTables();
  const { data } = await client
    .from("habit_streaks")
    // The values asked by come too, because somebody else's list of ids would pass for a habit.
    .select("id, user_id, habit_name, is_deleted")
    .match({ user_id: userId, habit_name: name, is_deleted: false })
    .limit(1)
    .throwOnError();
  if (data.length) return;
  const values = { user_id: userId, habit_name: name };
  throwIfRefused(
    await insertOnce({ table: "habit_streaks", values, known: [] }, (own) =>
      own.from("habit_streaks").insert(values).select("id, needs_help"),
    ),
  );
}
