/** A new end for a savings goal that was missed, in a file of its own because its dialog loads late. */
import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { Day } from "@/domain/calendar";
import { getClient } from "@/backend/client";
import { challengesKey, refetchChallenges } from "./communityChallenges";

/**
 * The goal is active again until that day. Sent twice, it is done once.
 * @throws if the goal is not a savings goal of one's own whose time is up, or another one is active.
 */
export const chooseNewEndMutation = (userId: string, id: string, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...challengesKey(userId), "end", id],
    mutationFn: async (end: Day) => {
      const client = await getClient();
      const { error } = await client.rpc("choose_new_end", { p_challenge_id: id, p_end_date: end });
      if (error) throw new Error(error.message, { cause: error });
    },
    onSettled: () => refetchChallenges(userId, queryClient),
  });
