import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { useSearchParams } from "react-router-dom";
import { useUser, type User } from "@/backend/auth";
import { profileQuery } from "@/backend/profile";
import { COMMUNITY_PAGE, COMMUNITY_TABS, COMMUNITY_TEXTS } from "@/content/community";
import { dayOf, type Day } from "@/domain/calendar";
import { displayName } from "@/domain/displayName";
import { readCommunityTab, rememberCommunityTab } from "@/storage/communityTab";
import { PageHead } from "@/ui/PageHead";
import { Skeleton } from "@/ui/Skeleton";
import { Tabs } from "@/ui/Tabs";
import { useNow } from "@/ui/useNow";
import { ChallengesTab } from "./ChallengesTab";
import { HabitsTab } from "./HabitsTab";
import { ImpactStrip } from "./ImpactStrip";

type TabName = keyof typeof COMMUNITY_TABS;
const TAB_NAMES = Object.keys(COMMUNITY_TABS) as TabName[];

/** The last three come when they are opened: few visitors open all five. */
const CONTENTS: Record<TabName, ComponentType<{ user: User; today: Day }>> = {
  challenges: ChallengesTab,
  habits: HabitsTab,
  kindness: lazy(async () => ({ default: (await import("./KindnessTab")).KindnessTab })),
  gigs: lazy(async () => ({ default: (await import("./GigJarTab")).GigJarTab })),
  badges: lazy(async () => ({ default: (await import("./BadgesTab")).BadgesTab })),
};

/** The community area (specification part 2, section 2). */
export default function CommunityPage() {
  const user = useUser();
  const today = dayOf(useNow());
  const profile = useQuery(profileQuery(user.id));
  const [tab, openTab] = useTab();
  const name = displayName(profile.data?.firstName, user.email, COMMUNITY_TEXTS.nameFallback);
  const tabs = TAB_NAMES.map((value) => {
    const Content = CONTENTS[value];
    const content = (
      <Suspense fallback={<Skeleton label={COMMUNITY_TEXTS.loading} className="h-96" />}>
        <Content user={user} today={today} />
      </Suspense>
    );
    return { value, label: COMMUNITY_TABS[value], content };
  });
  return (
    <>
      <PageHead {...COMMUNITY_PAGE} />
      <div className="site-width pt-8 pb-16">
        {/* The name comes a moment later: the heading keeps its line. */}
        <h1>
          {COMMUNITY_TEXTS.welcome}
          {!profile.isPending && (
            <>
              , <bdi>{name}</bdi>
            </>
          )}
          !
        </h1>
        <p className="text-muted mt-2 mb-6 text-xl">{COMMUNITY_TEXTS.lead}</p>
        <ImpactStrip />
        <Tabs label={COMMUNITY_TEXTS.tabsLabel} tabs={tabs} value={tab} onChange={openTab} />
      </div>
    </>
  );
}

const tabCalled = (name: string | null): TabName | undefined => TAB_NAMES.find((value) => value === name);

/** The part in the address; an address that names none opens the part that was open last. */
function useTab(): [TabName, (tab: string) => void] {
  const [search, setSearch] = useSearchParams();
  // As it was on arrival: the way back to this address leads to what stood there.
  const [lastTime] = useState(() => tabCalled(readCommunityTab()) ?? TAB_NAMES[0]!);
  const tab = tabCalled(search.get("tab")) ?? lastTime;
  useEffect(() => rememberCommunityTab(tab), [tab]);
  const open = (next: string) => {
    // A tab asks when it is pressed and again when that gives it the focus: one step back must undo both.
    if (new URLSearchParams(location.search).get("tab") !== next)
      setSearch({ tab: next }, { preventScrollReset: true });
  };
  return [tab, open];
}
