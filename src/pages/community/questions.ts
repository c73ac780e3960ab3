import { badgesQuery } from "@/backend/badges";
import { challengesQuery } from "@/backend/communityChallenges";
import { ideasQuery } from "@/backend/gigs";
import { habitsQuery } from "@/backend/habits";
import { questsQuery } from "@/backend/kindness";
import { profileQuery } from "@/backend/profile";
import { queryClient } from "@/backend/queryClient";
import type { COMMUNITY_TABS } from "@/content/community";
import type { Day } from "@/domain/calendar";
import { communityTab } from "@/storage/lastTab";
import { tabOnArrival } from "@/ui/tabOnArrival";

type TabName = keyof typeof COMMUNITY_TABS;

/** The first questions of the community, for the tab that it opens. */
export function askForCommunity(userId: string, today: Day): void {
  void queryClient.prefetchQuery(profileQuery(userId));
  const ask: Record<TabName, () => Promise<unknown>> = {
    challenges: () => queryClient.prefetchQuery(challengesQuery(userId, today)),
    habits: () => queryClient.prefetchQuery(habitsQuery(userId)),
    kindness: () => queryClient.prefetchInfiniteQuery(questsQuery(userId)),
    gigs: () => queryClient.prefetchQuery(ideasQuery(userId)),
    badges: () => queryClient.prefetchQuery(badgesQuery(userId)),
  };
  void ask[tabOnArrival(Object.keys(ask) as [TabName, ...TabName[]], communityTab)]();
}
