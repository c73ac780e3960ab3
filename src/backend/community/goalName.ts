/** The name and picture of a savings goal, in a file of its own because its dialogs load late. */
import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { GoalName } from "@/domain/community/communityChallenges";
import { getClient } from "@/backend/client";
import { challengesKey, refetchChallenges } from "./communityChallenges";
import { RESENT_WHILE_BUSY, throwIfNotJudged } from "@/backend/judgingLimits";
import { NAMED_COLUMNS, needIn, throwContactInfo, type NamedNeed } from "./judgement";

/**
 * Gives a goal its name and picture. The update is one of our own; the specified payloads stay as they are.
 * @param id without one, the user's active savings goal, which has just been set.
 * @returns the need for which the child is offered help, if any.
 * @throws ContactInfoError, TooManyTriesError, or any other error.
 */
export const nameGoalMutation = (userId: string, queryClient: QueryClient, id?: string) =>
  mutationOptions({
    mutationKey: [...challengesKey(userId), "name", id ?? "new"],
    mutationFn: async (name: GoalName): Promise<NamedNeed | undefined> => {
      const client = await getClient();
      const mine = client
        .from("community_challenges")
        .update({ ...name })
        .eq("user_id", userId);
      const goal = id
        ? mine.eq("id", id)
        : mine.eq("challenge_type", "savings_goal").eq("status", "active").eq("is_deleted", false);
      const { data, error } = await goal.select(NAMED_COLUMNS).single();
      throwContactInfo(error);
      if (error) {
        throwIfNotJudged(error);
        throw new Error(error.message, { cause: error });
      }
      return needIn(data);
    },
    ...RESENT_WHILE_BUSY,
    onSettled: () => refetchChallenges(userId, queryClient),
  });
