import { challengesQuery } from "@/backend/community/communityChallenges";
import { profileQuery } from "@/backend/account/profile";
import { queryClient } from "@/backend/queryClient";
import type { COMMUNITY_TABS } from "@/content/community/community";
import type { Day } from "@/domain/calendar";
import { communityTab } from "@/storage/lastTab";
import { tabOnArrival } from "@/ui/controls/tabOnArrival";

type TabName = keyof typeof COMMUNITY_TABS;

/** The first questions of the community, for the tab that it opens. Those of the other tabs are in files of their own. */
export function askForCommunity(userId: string, today: Day): void {
  void queryClient.prefetchQuery(profileQuery(userId));
  const ask: Record<TabName, () => Promise<unknown>> = {
    challenges: () => queryClient.prefetchQuery(challengesQuery(userId, today)),
    habits: async () => {
      const { habitsQuery } = await import("@/backend/community/habits");
      await queryClient.prefetchQuery(habitsQuery(userId));
    },
    kindness: async () => {
      const { questsQuery } = await import("@/backend/community/kindness");
      await queryClient.prefetchInfiniteQuery(questsQuery(userId));
    },
    gigs: async () => {
      const { ideasQuery } = await import("@/backend/community/gigs");
      await queryClient.prefetchQuery(ideasQuery(userId));
    },
    badges: async () => {
      const { badgesQuery } = await import("@/backend/community/badges");
      await queryClient.prefetchQuery(badgesQuery(userId));
    },
  };
  // The page asks for itself, and says so, if a file is missing.
  ask[tabOnArrival(Object.keys(ask) as [TabName, ...TabName[]], communityTab)]().catch(() => {});
}
