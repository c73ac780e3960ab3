import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useUser } from "@/backend/auth";
import { participationQuery } from "@/backend/challenge";
import { profileQuery } from "@/backend/profile";
import { DASHBOARD_PAGE, DASHBOARD_TEXTS } from "@/content/journal";
import { dayOf } from "@/domain/calendar";
import { displayName } from "@/domain/displayName";
import { PageHead } from "@/ui/PageHead";
import { Tabs } from "@/ui/Tabs";
import { useNow } from "@/ui/useNow";
import { ChallengeDays } from "./ChallengeDays";
import { JournalTab } from "./JournalTab";
import { KpisTab } from "./KpisTab";
import { ProgressTab } from "./ProgressTab";

const TAB_VALUES = ["journal", "kpis", "progress"] as const;

/** The 90-day challenge dashboard (specification part 2, section 2). */
export default function ChallengeDashboardPage() {
  const user = useUser();
  const today = dayOf(useNow());
  const profile = useQuery(profileQuery(user.id));
  const participation = useQuery(participationQuery(user.id, today));
  const [search, setSearch] = useSearchParams();
  const asked = search.get("tab");
  const tab = TAB_VALUES.find((value) => value === asked) ?? TAB_VALUES[0];

  const name = displayName(profile.data?.firstName, user.email, DASHBOARD_TEXTS.nameFallback);
  const tabs = [
    { value: "journal", label: "Journal Entry", content: <JournalTab user={user} today={today} /> },
    { value: "kpis", label: "My KPIs", content: <KpisTab user={user} today={today} /> },
    { value: "progress", label: "Progress", content: <ProgressTab /> },
  ] satisfies { value: (typeof TAB_VALUES)[number]; label: string; content: React.ReactNode }[];

  return (
    <>
      <PageHead {...DASHBOARD_PAGE} />
      <div className="site-width pt-8 pb-16">
        {/* The name comes a moment later: the heading keeps its line. */}
        <h1 className="mb-4">{profile.isPending ? "Hi!" : `Hi ${name}!`}</h1>
        <div className="mb-5 min-h-8">
          {participation.data && <ChallengeDays start={participation.data.start} today={today} />}
        </div>
        <Tabs
          label="Challenge dashboard"
          tabs={tabs}
          value={tab}
          onChange={(value) =>
            setSearch(value === TAB_VALUES[0] ? {} : { tab: value }, {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      </div>
    </>
  );
}
