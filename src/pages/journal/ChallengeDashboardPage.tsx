import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useUser } from "@/backend/auth";
import { endedChallengesQuery, participationQuery } from "@/backend/challenge/challenge";
import { profileQuery } from "@/backend/account/profile";
import { useTrueDay } from "@/backend/trueDay";
import { DASHBOARD_PAGE, DASHBOARD_TEXTS, DAYS_TEXTS } from "@/content/journal/journal";
import { addDays, dayOf, fullDayName, type Day, type Span } from "@/domain/calendar";
import { challengeEnd, challengeSpan } from "@/domain/challenge/challenge";
import { greetingName } from "@/domain/greetingName";
import { TrailGround } from "@/parts/challenge/TrailGround";
import { BackToFirstDay } from "@/parts/today/BackToFirstDay";
import { dashboardTab } from "@/storage/lastTab";
import { Failure } from "@/ui/feedback/Failure";
import { late } from "@/ui/feedback/late";
import { PageHead } from "@/ui/text/PageHead";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Tabs } from "@/ui/controls/Tabs";
import { useNow } from "@/ui/behaviour/useNow";
import { useTabInAddress } from "@/ui/controls/useTabInAddress";
import { JournalTab, MissionPrompt } from "./JournalTab";
import { DASHBOARD_TABS } from "./questions";

const ChallengeDays = late(() => import("./ChallengeDays").then((file) => file.ChallengeDays), {
  loading: () => <TrailPlace />,
  instead: () => null,
});
const EndedChallenges = late(() => import("./EndedChallenges").then((file) => file.EndedChallenges), {
  loading: () => null,
});
/** The other tabs load after the form, because most visits only add an entry. */
const KpisTab = late(() => import("./figures/KpisTab").then((file) => file.KpisTab), {
  loading: () => <Skeleton label={DASHBOARD_TEXTS.loading} className="h-96" showLabel />,
});
const ProgressTab = late(() => import("./ProgressTab").then((file) => file.ProgressTab), {
  loading: () => <div className="h-96" />,
});

/** The 90-day challenge dashboard (specification part 2, section 2). */
export default function ChallengeDashboardPage() {
  const user = useUser();
  const today = useTrueDay(dayOf(useNow()));
  const profile = useQuery(profileQuery(user.id));
  const participation = useQuery(participationQuery(user.id, today));
  const start = participation.data === undefined ? undefined : (participation.data?.start ?? null);
  const ended =
    useQuery({ ...endedChallengesQuery(user.id, today), enabled: start !== undefined }).data ?? [];
  const retry = participation.isError ? () => void participation.refetch() : undefined;
  const [tab, openTab] = useTabInAddress(DASHBOARD_TABS, dashboardTab);
  // The tabs load early, because the user may be offline when they open one.
  useEffect(
    () =>
      void Promise.all([ChallengeDays, MissionPrompt, KpisTab, ProgressTab].map((part) => part.preload())),
    [],
  );

  const name = greetingName(profile.data?.firstName, user.email, DASHBOARD_TEXTS.nameFallback);
  const tabs = [
    {
      value: "journal",
      label: "Journal Entry",
      content: (
        <JournalTab
          user={user}
          today={today}
          start={start}
          beforeStart={start ? daysBefore(start, ended[0]) : undefined}
          retry={retry}
        />
      ),
    },
    { value: "kpis", label: "My KPIs", content: <KpisTab user={user} today={today} /> },
    { value: "progress", label: "Progress", content: <ProgressTab /> },
  ] satisfies { value: (typeof DASHBOARD_TABS)[number]; label: string; content: React.ReactNode }[];

  return (
    <>
      <PageHead {...DASHBOARD_PAGE} />
      <div className="site-width pt-3 pb-12 sm:pt-8">
        <BackToFirstDay />
        {/* The heading keeps its line while the name loads. A right-to-left name does not reorder the punctuation. */}
        <h1 className="mb-2 sm:mb-4">
          Hi
          {!profile.isPending && (
            <span>
              {" "}
              <bdi translate="no">{name}</bdi>!
            </span>
          )}
        </h1>
        {/* The height is that of the trail, because the tabs must not move when it loads. */}
        <div className="mb-3 min-h-47 sm:mb-5 sm:min-h-52">
          {start === undefined ? (
            // The journal says so in the place of its prompt.
            retry && tab !== "journal" ? (
              <Failure onRetry={retry}>{DASHBOARD_TEXTS.couldNotLoad}</Failure>
            ) : (
              <TrailPlace />
            )
          ) : (
            <ChallengeDays
              userId={user.id}
              start={start}
              today={today}
              // Opening My KPIs enrols the user and starts the 90 days.
              isFirst={!start && tab !== "kpis" && ended.length === 0}
              invitation={tab === "kpis" ? DAYS_TEXTS.inAll : invitation(ended[0])}
            />
          )}
        </div>
        {ended.length > 0 && (
          <EndedChallenges userId={user.id} starts={ended} isNews={!start || start >= today} />
        )}
        <Tabs label="Challenge dashboard" tabs={tabs} value={tab} onChange={openTab} />
      </div>
    </>
  );
}

/** The days before a challenge that were in none: an entry of theirs counts in no phase. */
const daysBefore = (start: Day, ended: Day | undefined): Span => ({
  first: ended ? challengeEnd(ended) : "",
  last: addDays(start, -1),
});

/** @param ended the first day of the latest challenge, if it is over. */
const invitation = (ended: Day | undefined) =>
  ended ? DAYS_TEXTS.over(fullDayName(challengeSpan(ended).last)) : DAYS_TEXTS.notStarted;

/** The trail, without a place on it, where it will be. */
const TrailPlace = () => (
  <div className="pt-12 sm:pt-8">
    <TrailGround />
  </div>
);
