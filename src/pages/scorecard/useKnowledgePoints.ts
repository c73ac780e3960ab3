import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { knowledgePointsMutation } from "@/backend/kpi";
import { knowledgePoints, type Kpi } from "@/domain/scorecard";
import { completedQuizzes } from "@/storage/quizProgress";
import { useStored } from "@/storage/useStored";

/**
 * The row's points; where the quizzes of this browser are worth more, those are written, one time for each opening of the
 * scorecard. Another browser's quizzes are never taken away, and what could not be saved is not claimed.
 */
export function useKnowledgePoints(userId: string, kpi: Kpi | null | undefined): number {
  const counted = knowledgePoints(useStored(completedQuizzes));
  const saved = kpi?.knowledgePoints ?? 0;
  const queryClient = useQueryClient();
  const { mutate, isIdle, isError } = useMutation(knowledgePointsMutation(userId, queryClient));
  const isMore = kpi != null && counted > saved;
  useEffect(() => {
    if (isMore && isIdle) mutate(counted);
  }, [isMore, isIdle, mutate, counted]);
  return isMore && !isError ? counted : saved;
}
