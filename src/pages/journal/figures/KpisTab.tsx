import { useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { User } from "@/backend/auth";
import { enrolMutation, participationQuery } from "@/backend/challenge/challenge";
import { phaseStatsQuery, weekStatsQuery, weekTrendQuery } from "@/backend/journal/journalStats";
import { DASHBOARD_TEXTS } from "@/content/journal/journal";
import type { Day } from "@/domain/calendar";
import { PHASES } from "@/domain/challenge/challengeLength";
import { isEmpty, trendWeeks } from "@/domain/journal/stats";
import { couldNotLoad } from "@/parts/QueryState";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { FigureShapes } from "@/ui/feedback/SkeletonShapes";
import { PhasesCard } from "./PhasesCard";
import { RefreshData } from "./RefreshData";
import { WeekCard } from "./WeekCard";
import { WeeksCard } from "./WeeksCard";

/** The figures for the week and the phases (specification part 2, sections 2 and 4). Opening the tab enrols the user. */
export function KpisTab({ user, today }: { user: User; today: Day }) {
  const participation = useQuery(participationQuery(user.id, today));
  const enrolment = useEnrolment(user.id, today, participation.data === null);
  const start = participation.data?.start;

  const weeks = trendWeeks(today);
  const earlier = useQuery(weekTrendQuery(user.id, weeks.slice(0, -1)));
  const thisWeek = useQuery(weekStatsQuery(user.id, weeks.at(-1)!));
  // The phases begin with the enrolment, so they are not asked for before it.
  const mayAsk =
    couldNotLoad(participation) || (participation.data !== undefined && enrolment !== "enrolling");
  const phaseStats = useQueries({
    queries: PHASES.map((phase) => ({ ...phaseStatsQuery(user.id, phase), enabled: mayAsk })),
  });

  const figures = [earlier, thisWeek, ...phaseStats];
  return (
    <div className="flex flex-col gap-6">
      {enrolment !== "settled" && (
        <p
          role="status"
          className={
            enrolment === "enrolling"
              ? "rounded-card bg-q2-soft text-q2-ink px-5 py-4"
              : "text-muted text-base"
          }
        >
          {DASHBOARD_TEXTS[enrolment]}
        </p>
      )}
      {[earlier, thisWeek].some(isFirstLoad) ? (
        <Skeleton label={DASHBOARD_TEXTS.loading} className="surface min-h-150 p-5 sm:p-7" showLabel>
          <FigureShapes figures={6} className="sm:grid-cols-2" />
        </Skeleton>
      ) : (
        <>
          <WeekCard
            week={weeks.at(-1)!}
            stats={thisWeek.data}
            onRetry={() => thisWeek.refetch()}
            refresh={
              <RefreshData
                userId={user.id}
                failed={figures.some((query) => query.isError)}
                offline={figures.some((query) => query.isPaused)}
              />
            }
          />
          <WeeksCard
            weeks={weeks}
            stats={earlier.data && thisWeek.data && [...earlier.data, thisWeek.data]}
            onRetry={() => Promise.all([earlier.refetch(), thisWeek.refetch()])}
          />
          {phaseStats.some(isFirstLoad) ? (
            <Skeleton label={DASHBOARD_TEXTS.loading} className="h-96" showLabel />
          ) : (
            <PhasesCard
              today={today}
              start={start}
              phases={phaseStats.map(({ data }) => data)}
              isExplained={thisWeek.data !== undefined && !isEmpty(thisWeek.data)}
              onRetry={() => Promise.all(phaseStats.map((phase) => phase.refetch()))}
            />
          )}
        </>
      )}
    </div>
  );
}

/** True before the first answer. Offline, a query pauses; the page does not wait for it. */
const isFirstLoad = ({ isFetched, isPaused }: { isFetched: boolean; isPaused: boolean }) =>
  !isFetched && !isPaused;

/** Enrols a user who does not take part yet, once for each opening. `enrolling` lasts until the server has answered. */
function useEnrolment(userId: string, today: Day, wanted: boolean): "enrolling" | "notEnrolled" | "settled" {
  const queryClient = useQueryClient();
  const { mutationKey, ...options } = enrolMutation(userId, today, queryClient);
  const { mutate, isIdle, isPending, isError } = useMutation({ mutationKey, ...options });
  useEffect(() => {
    if (!wanted || !isIdle || queryClient.isMutating({ mutationKey })) return;
    mutate(undefined, { onError: (error) => console.error("Enrolment:", error) });
  });
  if (!wanted) return "settled";
  if (isError) return "notEnrolled";
  return isIdle || isPending ? "enrolling" : "settled";
}
