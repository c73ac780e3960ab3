import { journalKey } from "./entryRows";
import { queryClient } from "@/backend/queryClient";

/** Puts the measure of a mission beside the journal's answers, whose last-seen copy today's strip reads. */
export const rememberMeasure = (userId: string, phase: number, words: string): void =>
  void queryClient.setQueryData([...journalKey(userId), "measure"], { phase, words });
