import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { entriesQuery } from "@/backend/journal/entries";
import { habitsQuery } from "@/backend/community/habits";
import { questsQuery } from "@/backend/community/kindness";
import type { Day } from "@/domain/calendar";
import { phaseSpan } from "@/domain/challenge/challenge";
import { missionMeasure, type Measure } from "@/domain/challenge/missionMeasure";

/** Missions 1 to 4 are measured by the journal, 5 by the habits, 6 by the kind deeds. */
const HABITS_PHASE = 5;

/** The measure of a mission; undefined until the part of the data that it counts has been read. @param phase 1 to 6 */
export function useMissionMeasure(userId: string, phase: number, start: Day): Measure | undefined {
  const entries = useInfiniteQuery({ ...entriesQuery(userId), enabled: phase < HABITS_PHASE });
  const habits = useQuery({ ...habitsQuery(userId), enabled: phase === HABITS_PHASE });
  const quests = useInfiniteQuery({ ...questsQuery(userId), enabled: phase > HABITS_PHASE });
  const counted = phase < HABITS_PHASE ? entries : phase === HABITS_PHASE ? habits : quests;
  if (!counted.data) return undefined;
  return missionMeasure(phase, phaseSpan(start, phase)!, {
    entries: entries.data?.pages.flatMap((page) => page.entries) ?? [],
    habits: habits.data ?? [],
    kindDays: quests.data?.map(({ sentOn }) => sentOn) ?? [],
  });
}
