import { askForKpiEarly } from "@/backend/kpi";
import { profileQuery } from "@/backend/profile";
import { queryClient } from "@/backend/queryClient";
import type { Day } from "@/domain/calendar";

/** The first questions of the scorecard. */
export function askForScorecard(userId: string, today: Day): void {
  void queryClient.prefetchQuery(profileQuery(userId));
  askForKpiEarly(userId, today);
}
