import { kpiQuery } from "@/backend/kpi";
import { profileQuery } from "@/backend/profile";
import { queryClient } from "@/backend/queryClient";
import type { Day } from "@/domain/calendar";

/** What the scorecard begins with. */
export function askForScorecard(userId: string, today: Day): void {
  void queryClient.prefetchQuery(profileQuery(userId));
  void queryClient.prefetchQuery(kpiQuery(userId, today));
}
