import { askForKpiEarly } from "@/backend/scorecard/kpi";
import { profileQuery } from "@/backend/account/profile";
import { queryClient } from "@/backend/queryClient";
import type { Day } from "@/domain/calendar";

/** The first questions of the scorecard. */
export function askForScorecard(userId: string, today: Day): void {
  void queryClient.prefetchQuery(profileQuery(userId));
  askForKpiEarly(userId, today);
}
