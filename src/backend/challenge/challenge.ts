/** Participation in the 90-day challenge (specification part 2, sections 4 and 7). */
import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import type { Day } from "@/domain/calendar";
import { challengeEnd, isOver } from "@/domain/challenge/challenge";
import { getClient } from "@/backend/client";
import { getTables } from "@/backend/tables";
import { forgetPhases } from "@/backend/journal/journalStats";
import { optionalRow } from "@/backend/optionalRow";
import { UNIQUE_VIOLATION } from "@/backend/postgresErrors";
import { refetch } from "@/backend/refetch";

const ParticipationRow = v.pipe(
  v.object({ challenge_start_date: v.string() }),
  v.transform((row) => ({ start: row.challenge_start_date })),
);
const toParticipation = v.parser(v.nullable(ParticipationRow));

const participationKey = (userId: string) => ["participation", userId] as const;

/** The user's active participation, or null; from its end date on, a participation is over. */
export const participationQuery = (userId: string, today: Day) =>
  queryOptions({
    queryKey: [...participationKey(userId), today],
    queryFn: async ({ signal }) => {
      const client = await getTables();
      const answer = await client
        .from("challenge_participants")
        .select("challenge_start_date")
        .eq("user_id", userId)
        .eq("is_active", true)
        .gt("challenge_end_date", today)
        .abortSignal(signal)
        .maybeSingle();
      return optionalRow(answer);
    },
    select: toParticipation,
    meta: { factsOf: (data) => ({ start: toParticipation(data)?.start ?? null }) },
  });

const toStarts = v.parser(v.array(ParticipationRow));

/** The first days of the user's challenges that are over, the latest first. */
export const endedChallengesQuery = (userId: string, today: Day) =>
  queryOptions({
    queryKey: ["ended challenges", userId, today],
    queryFn: async ({ signal }) => {
      const client = await getTables();
      const answer = await client
        .from("challenge_participants")
        .select("challenge_start_date")
        .eq("user_id", userId)
        .lte("challenge_end_date", today)
        .order("challenge_start_date", { ascending: false })
        .abortSignal(signal);
      return optionalRow(answer) ?? [];
    },
    select: (rows) =>
      toStarts(rows)
        .map(({ start }) => start)
        .filter((start) => isOver(start, today)),
  });

async function enrol(userId: string, today: Day): Promise<void> {
  const client = await getClient();
  const { error } = await client.from("challenge_participants").insert({
    user_id: userId,
    challenge_start_date: today,
    challenge_end_date: challengeEnd(today),
    current_phase: 1,
    is_active: true,
  });
  if (error && error.code !== UNIQUE_VIOLATION) throw new Error(error.message, { cause: error });
}

/** Enrols from `today`. If two tabs do so at once, one is refused; both then find the same participation. */
export const enrolMutation = (userId: string, today: Day, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...participationKey(userId), "enrol"],
    networkMode: "online",
    mutationFn: () => enrol(userId, today),
    onSettled: async () => {
      await forgetPhases(userId, queryClient);
      await refetch(queryClient, participationKey(userId));
    },
  });
