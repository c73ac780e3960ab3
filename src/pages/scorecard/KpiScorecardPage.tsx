import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useUser } from "@/backend/auth";
import { kpiIsOpen, kpiQuery } from "@/backend/scorecard/kpi";
import { profileQuery } from "@/backend/account/profile";
import { useTrueDay } from "@/backend/trueDay";
import { SCORECARD_PAGE, SCORECARD_TEXTS } from "@/content/scorecard/scorecard";
import { dayOf } from "@/domain/calendar";
import { greetingName } from "@/domain/greetingName";
import { SAMPLE_KPI } from "@/domain/scorecard/scorecard";
import { couldNotLoad, isLoading } from "@/parts/QueryState";
import { Failure } from "@/ui/feedback/Failure";
import { PageHead } from "@/ui/text/PageHead";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { FigureShapes } from "@/ui/feedback/SkeletonShapes";
import { useNow } from "@/ui/behaviour/useNow";
import { Scorecard, SecondScreen } from "./Scorecard";
import { useKnowledgePoints } from "./useKnowledgePoints";

/** The KPI scorecard (specification part 2, sections 2, 4 and 9). */
export default function KpiScorecardPage() {
  const user = useUser();
  const profile = useQuery(profileQuery(user.id));
  const kpi = useQuery(kpiQuery(user.id, useTrueDay(dayOf(useNow()))));
  useEffect(() => {
    void SecondScreen.preload();
    kpiIsOpen();
  }, []);
  const knowledgePoints = useKnowledgePoints(user.id, kpi.data);
  const heading = useRef<HTMLHeadingElement>(null);

  const name = greetingName(profile.data?.firstName, user.email, SCORECARD_TEXTS.nameFallback);
  const retry = async () => {
    const { isSuccess } = await kpi.refetch();
    // A successful retry removes the button, and the focus with it.
    if (isSuccess) heading.current?.focus({ preventScroll: true });
  };
  const isStuck = couldNotLoad(kpi);
  return (
    <>
      <PageHead {...SCORECARD_PAGE} />
      <div className="site-width pt-8 pb-12">
        {/* The heading keeps its line while the name loads. A right-to-left name does not reorder the punctuation. */}
        <h1 ref={heading} tabIndex={-1}>
          Hi
          {!profile.isPending && (
            <span>
              {" "}
              <bdi translate="no">{name}</bdi>!
            </span>
          )}
        </h1>
        <p className="text-muted mt-2 mb-6 text-xl">{SCORECARD_TEXTS.lead}</p>
        {isStuck && (
          <div className="mb-6">
            <Failure onRetry={() => void retry()} retryLabel={SCORECARD_TEXTS.tryAgain}>
              {SCORECARD_TEXTS.couldNotLoad}
            </Failure>
          </div>
        )}
        {kpi.data !== undefined && (
          <Scorecard
            kpi={kpi.data ? { ...kpi.data, knowledgePoints } : SAMPLE_KPI}
            isSample={kpi.data === null}
            quadrant={profile.data?.quadrant ?? null}
          />
        )}
        {isLoading(kpi) && <ScorecardPlace />}
      </div>
    </>
  );
}

/** The scores, the map and the figures, where they will be. */
const ScorecardPlace = () => (
  <div className="flex flex-col gap-6">
    <Skeleton label={SCORECARD_TEXTS.loading} className="surface min-h-150 p-5 sm:p-7" showLabel>
      <FigureShapes figures={3} className="mt-6" />
    </Skeleton>
    <div className="surface p-5 sm:p-7">
      <FigureShapes figures={6} className="sm:grid-cols-2 lg:grid-cols-3" />
    </div>
  </div>
);
