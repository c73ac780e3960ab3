import { participationQuery } from "@/backend/challenge/challenge";
import { entriesQuery } from "@/backend/journal/entries";
import { phaseStatsQuery, weekStatsQuery, weekTrendQuery } from "@/backend/journal/journalStats";
import { profileQuery } from "@/backend/account/profile";
import { queryClient } from "@/backend/queryClient";
import type { Day } from "@/domain/calendar";
import { PHASES } from "@/domain/challenge/challengeLength";
import { isEntryType } from "@/domain/journal/journal";
import { trendWeeks } from "@/domain/journal/stats";
import { dashboardTab } from "@/storage/lastTab";
import { tabOnArrival } from "@/ui/controls/tabOnArrival";

export const DASHBOARD_TABS = ["journal", "kpis", "progress"] as const;

/** The first questions of the dashboard, for the tab that it opens. */
export function askForDashboard(userId: string, today: Day): void {
  const tab = tabOnArrival(DASHBOARD_TABS, dashboardTab);
  void queryClient.prefetchQuery(profileQuery(userId));
  const participation = queryClient.fetchQuery(participationQuery(userId, today));
  if (tab === "journal") {
    const type = new URLSearchParams(location.search).get("type") ?? "";
    void queryClient.prefetchInfiniteQuery(entriesQuery(userId, isEntryType(type) ? type : undefined));
  }
  if (tab === "kpis") {
    const weeks = trendWeeks(today);
    void queryClient.prefetchQuery(weekStatsQuery(userId, weeks.at(-1)!));
    void queryClient.prefetchQuery(weekTrendQuery(userId, weeks.slice(0, -1)));
  }
  participation.then(
    // The phases begin with the enrolment, so they are not asked for before it.
    (row) => {
      if (row && tab === "kpis")
        for (const phase of PHASES) void queryClient.prefetchQuery(phaseStatsQuery(userId, phase));
    },
    () => {},
  );
}
