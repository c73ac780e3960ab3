/** Saves the result of Find Your Quadrant in the profile (specification part 2, section 7, "Profile update"). */
import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { Assessment } from "@/domain/scorecard/scorecard";
import { getClient } from "@/backend/client";
import { kpiKey } from "@/backend/scorecard/kpi";
import { profileKey } from "@/backend/account/profile";
import { refetch } from "@/backend/refetch";

/** The database derives the quadrant. */
export const saveAssessmentMutation = (userId: string, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...profileKey(userId), "assessment"],
    networkMode: "online",
    mutationFn: async ({ earningScore, spendingScore }: Assessment) => {
      const client = await getClient();
      await client
        .from("profiles")
        .update({ earning_score: earningScore, spending_score: spendingScore })
        .eq("user_id", userId)
        .select("earning_score, spending_score, current_quadrant")
        .single()
        .throwOnError();
    },
    onError: (error) => console.error(error),
    // The scorecard's figures follow from the scores.
    onSettled: () =>
      Promise.all([refetch(queryClient, profileKey(userId)), refetch(queryClient, kpiKey(userId))]),
  });
