import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, type ComponentType } from "react";
import { useUser, type User } from "@/backend/auth";
import { profileQuery } from "@/backend/account/profile";
import { useTrueDay } from "@/backend/trueDay";
import { COMMUNITY_PAGE, COMMUNITY_TABS, COMMUNITY_TEXTS } from "@/content/community/community";
import { dayOf, type Day } from "@/domain/calendar";
import { greetingName } from "@/domain/greetingName";
import { BackToFirstDay } from "@/parts/today/BackToFirstDay";
import { communityTab } from "@/storage/lastTab";
import { late } from "@/ui/feedback/late";
import { PageHead } from "@/ui/text/PageHead";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Tabs } from "@/ui/controls/Tabs";
import { useNow } from "@/ui/behaviour/useNow";
import { useTabInAddress } from "@/ui/controls/useTabInAddress";
import { whenIdle } from "@/ui/behaviour/whenIdle";
import { ChallengesTab } from "./ChallengesTab";
import { ImpactStrip } from "./ImpactStrip";

type TabName = keyof typeof COMMUNITY_TABS;
const TAB_NAMES = Object.keys(COMMUNITY_TABS) as [TabName, ...TabName[]];

/** The other tabs load when they are opened, or earlier when the browser is idle. */
const loading = () => <Skeleton label={COMMUNITY_TEXTS.loading} className="min-h-dvh" />;
const HabitsTab = late(() => import("./HabitsTab").then((file) => file.HabitsTab), { loading });
const KindnessTab = late(() => import("./KindnessTab").then((file) => file.KindnessTab), { loading });
const GigJarTab = late(() => import("./GigJarTab").then((file) => file.GigJarTab), { loading });
const BadgesTab = late(() => import("./BadgesTab").then((file) => file.BadgesTab), { loading });

const CONTENTS: Record<TabName, ComponentType<{ user: User; today: Day }>> = {
  challenges: ChallengesTab,
  habits: HabitsTab,
  kindness: KindnessTab,
  gigs: GigJarTab,
  badges: BadgesTab,
};

/** The tabs that stay mounted, so that an unfinished text is still there when the user returns. */
const KEEP_MOUNTED: readonly TabName[] = ["kindness", "gigs"];

function preloadTabs() {
  for (const { preload } of [HabitsTab, KindnessTab, GigJarTab, BadgesTab]) void preload();
}

/** The community area (specification part 2, section 2). */
export default function CommunityPage() {
  const user = useUser();
  const today = useTrueDay(dayOf(useNow()));
  const profile = useQuery(profileQuery(user.id));
  const [tab, openTab] = useTabInAddress(TAB_NAMES, communityTab);
  const [visited, setVisited] = useState<readonly TabName[]>([]);
  if (!visited.includes(tab)) setVisited([...visited, tab]);
  useEffect(() => whenIdle(preloadTabs), []);

  const name = greetingName(profile.data?.firstName, user.email, COMMUNITY_TEXTS.nameFallback);
  const tabs = TAB_NAMES.map((value) => {
    const Content = CONTENTS[value];
    return {
      value,
      label: COMMUNITY_TABS[value],
      content: <Content user={user} today={today} />,
      keepMounted: KEEP_MOUNTED.includes(value) && visited.includes(value),
    };
  });
  return (
    <>
      <PageHead {...COMMUNITY_PAGE} />
      <div className="site-width pt-8 pb-12">
        <BackToFirstDay />
        {/* The heading keeps its line while the name loads. */}
        <h1 className="mb-6">
          {COMMUNITY_TEXTS.welcome}
          {!profile.isPending && (
            <span>
              , <bdi translate="no">{name}</bdi>!
            </span>
          )}
        </h1>
        <Tabs label={COMMUNITY_TEXTS.tabsLabel} tabs={tabs} value={tab} onChange={openTab} />
        <ImpactStrip />
      </div>
    </>
  );
}
