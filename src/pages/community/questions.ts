import { challengesQuery } from "@/backend/communityChallenges";
import { profileQuery } from "@/backend/profile";
import { queryClient } from "@/backend/queryClient";
import type { COMMUNITY_TABS } from "@/content/community";
import type { Day } from "@/domain/calendar";
import { communityTab } from "@/storage/lastTab";
import { tabOnArrival } from "@/ui/tabOnArrival";

type TabName = keyof typeof COMMUNITY_TABS;

/** The first questions of the community, for the tab that it opens. Those of the other tabs are in files of their own. */
export function askForCommunity(userId: string, today: Day): void {
  void queryClient.prefetchQuery(profileQuery(userId));
  const ask: Record<TabName, () => Promise<unknown>> = {
    challenges: () => queryClient.prefetchQuery(challengesQuery(userId, today)),
    habits: async () => {
      const { habitsQuery } = await import("@/backend/habits");
      await queryClient.prefetchQuery(habitsQuery(userId));
    },
    kindness: async () => {
      const { questsQuery } = await import("@/backend/kindness");
      await queryClient.prefetchInfiniteQuery(questsQuery(userId));
    },
    gigs: async () => {
      const { ideasQuery } = await import("@/backend/gigs");
      await queryClient.prefetchQuery(ideasQuery(userId));
    },
    badges: async () => {
      const { badgesQuery } = await import("@/backend/badges");
      await queryClient.prefetchQuery(badgesQuery(userId));
    },
  };
  // The page asks for itself, and says so, if a file is missing.
  ask[tabOnArrival(Object.keys(ask) as [TabName, ...TabName[]], communityTab)]().catch(() => {});
}
