import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { knowledgePointsMutation } from "@/backend/scorecard/kpi";
import { knowledgePoints, type Kpi } from "@/domain/scorecard/scorecard";
import { completedQuizzes } from "@/storage/quiz/quizProgress";
import { useStored } from "@/storage/useStored";

/**
 * The stored points. If this browser's quizzes are worth more, the hook saves that number, once for each opening of the
 * scorecard. It never lowers the points from another browser, and shows the higher number only while it can be saved.
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
