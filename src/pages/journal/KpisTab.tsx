import { useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide";
import { Icon } from "@/ui/Icon";
import { useEffect } from "react";
import type { User } from "@/backend/auth";
import { enrolMutation, participationQuery } from "@/backend/challenge";
import { phaseStatsQuery, refreshJournal, weekStatsQuery } from "@/backend/journal";
import { DASHBOARD_TEXTS } from "@/content/journal";
import { weekOf, type Day } from "@/domain/calendar";
import { PHASES } from "@/domain/stats";
import { Button } from "@/ui/Button";
import { Skeleton } from "@/ui/Skeleton";
import { PhasesCard } from "./PhasesCard";
import { WeekCard } from "./WeekCard";

/** The figures of the week and the phases (specification part 2, sections 2 and 4); opening it enrols. */
export function KpisTab({ user, today }: { user: User; today: Day }) {
  const queryClient = useQueryClient();
  const participation = useQuery(participationQuery(user.id, today));
  const enrolment = useEnrolment(user.id, today, participation.data === null);

  const week = weekOf(today);
  const weekStats = useQuery(weekStatsQuery(user.id, week));
  const phaseStats = useQueries({ queries: PHASES.map((phase) => phaseStatsQuery(user.id, phase)) });

  const loading = weekStats.isPending || phaseStats.some((phase) => phase.isPending);
  const refreshing = weekStats.isFetching || phaseStats.some((phase) => phase.isFetching);
  return (
    <div className="flex flex-col gap-6">
      {enrolment === "waiting" && (
        <p role="status" className="rounded-card bg-q2-soft text-q2-ink px-5 py-4">
          {DASHBOARD_TEXTS.enrolling}
        </p>
      )}
      {loading ? (
        <Skeleton label={DASHBOARD_TEXTS.loading} className="h-120" showLabel />
      ) : (
        <>
          <WeekCard week={week} stats={weekStats.data} onRetry={() => void weekStats.refetch()} />
          <PhasesCard
            today={today}
            start={participation.data?.start}
            phases={phaseStats.map(({ data }) => data)}
            onRetry={() => void Promise.all(phaseStats.map((phase) => phase.refetch()))}
          />
        </>
      )}
      <Button
        look="quiet"
        className="self-start"
        data-print="no"
        disabled={refreshing}
        onClick={() => void refreshJournal(user.id, queryClient)}
      >
        <Icon of={RefreshCw} size={20} />
        {refreshing ? "Refreshing…" : "Refresh Data"}
      </Button>
    </div>
  );
}

/** Enrols a user who takes no part yet, once. `waiting` until the server has answered, whatever it answered. */
function useEnrolment(userId: string, today: Day, wanted: boolean): "waiting" | "settled" {
  const queryClient = useQueryClient();
  const { mutationKey, ...options } = enrolMutation(userId, today, queryClient);
  const { mutate, isIdle, isPending } = useMutation({ mutationKey, ...options });
  useEffect(() => {
    if (!wanted || !isIdle || queryClient.isMutating({ mutationKey })) return;
    mutate(undefined, { onError: (error) => console.error("Enrolment:", error) });
  });
  return wanted && (isIdle || isPending) ? "waiting" : "settled";
}
