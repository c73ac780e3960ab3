import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { knowledgePointsMutation } from "@/backend/kpi";
import { knowledgePoints, type Kpi } from "@/domain/scorecard";
import { completedQuizzes, mayLackQuizzes } from "@/storage/quizProgress";
import { useStored } from "@/storage/useStored";

/**
 * What the quizzes of this browser are worth; once a row is there and says otherwise, it is written, one time for each
 * opening of the scorecard. What could not be saved is not claimed, and a list that may lack quizzes takes nothing away.
 */
export function useKnowledgePoints(userId: string, kpi: Kpi | null | undefined): number {
  const counted = knowledgePoints(useStored(completedQuizzes));
  const points = kpi && mayLackQuizzes() ? Math.max(counted, kpi.knowledgePoints) : counted;
  const queryClient = useQueryClient();
  const { mutate, isIdle, isError } = useMutation(knowledgePointsMutation(userId, queryClient));
  const differs = kpi != null && kpi.knowledgePoints !== points;
  useEffect(() => {
    if (differs && isIdle) mutate(points);
  }, [differs, isIdle, mutate, points]);
  return isError && kpi ? kpi.knowledgePoints : points;
}
