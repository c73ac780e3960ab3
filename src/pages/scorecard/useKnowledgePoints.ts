import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { knowledgePointsMutation } from "@/backend/kpi";
import { knowledgePoints, type Kpi } from "@/domain/scorecard";
import { completedQuizzes } from "@/storage/quizProgress";
import { useStored } from "@/storage/useStored";

/**
 * What the quizzes of this browser are worth; once a row is there and says otherwise, it is written, one time for each
 * opening of the scorecard. What could not be saved is not claimed.
 */
export function useKnowledgePoints(userId: string, kpi: Kpi | null | undefined): number {
  const points = knowledgePoints(useStored(completedQuizzes));
  const queryClient = useQueryClient();
  const { mutate, isIdle, isError } = useMutation(knowledgePointsMutation(userId, queryClient));
  const differs = kpi != null && kpi.knowledgePoints !== points;
  useEffect(() => {
    if (differs && isIdle) mutate(points);
  }, [differs, isIdle, mutate, points]);
  return isError && kpi ? kpi.knowledgePoints : points;
}
