/** Challenges of the community area (specification part 2, section 7). The database alone decides their status. */
import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import type { Day } from "@/domain/calendar";
import {
  CHALLENGE_STATUSES,
  CHALLENGE_TYPES,
  GOAL_PICTURES,
  goalEnd,
  type ChallengeStatus,
  type ChallengeType,
  type GoalName,
  type Hundredths,
} from "@/domain/community/communityChallenges";
import type { Need } from "@/domain/community/needs";
import { penceOf, poundsOf } from "@/domain/money";
import { progressPercent } from "@/domain/progressPercent";
import type { SeenFacts } from "@/domain/today/today";
import { getClient } from "@/backend/client";
import { getTables } from "@/backend/tables";
import { throwIfRefused } from "@/backend/dailyCap";
import { insertOnce, throwUnlessDone } from "@/backend/insertOnce";
import { archiveMutation } from "./archive";
import { idIn, ListedNeed, NAMED_COLUMNS } from "./judgement";
import { refetch } from "@/backend/refetch";

export interface Challenge extends GoalName {
  id: string;
  type: ChallengeType;
  target: Hundredths;
  progress: Hundredths;
  /** The last day, inclusive. */
  end: Day;
  status: ChallengeStatus;
  /** The need in its name. */
  need: Need | null;
}

const ChallengeRow = v.pipe(
  v.object({
    id: v.string(),
    challenge_type: v.picklist(CHALLENGE_TYPES),
    target_value: v.number(),
    current_progress: v.number(),
    end_date: v.string(),
    status: v.picklist(CHALLENGE_STATUSES),
    // A copy of the list from before there were names, and a picture of a later version of the site, count as none.
    title: v.optional(v.nullable(v.string()), null),
    picture: v.fallback(v.optional(v.nullable(v.picklist(GOAL_PICTURES)), null), null),
    needs_help: v.optional(ListedNeed, null),
  }),
  v.transform((row): Challenge => ({
    id: row.id,
    type: row.challenge_type,
    target: penceOf(row.target_value),
    progress: penceOf(row.current_progress),
    end: row.end_date,
    status: row.status,
    title: row.title,
    picture: row.picture,
    need: row.needs_help,
  })),
);
const toChallenges = v.parser(v.array(ChallengeRow));
const CHALLENGE_COLUMNS =
  "id, challenge_type, target_value, current_progress, end_date, status, title, picture, needs_help";

const runningGoal = (challenges: readonly Challenge[]) =>
  challenges.find(({ type, status }) => type === "savings_goal" && status === "active");

/** The savings goal that is being filled, for today's strip, which this browser keeps: without a name that tells of need. */
export function goalFacts(goal: Challenge | undefined): SeenFacts["goal"] {
  return goal
    ? { title: goal.need ? null : goal.title, percent: progressPercent(goal.progress, goal.target) }
    : null;
}

/** The query key of everything that changes with a challenge. */
export const challengesKey = (userId: string) => ["challenges", userId] as const;

/** The user's challenges, newest first. The database first settles those whose last day is before `today`. */
export const challengesQuery = (userId: string, today: Day) =>
  queryOptions({
    queryKey: [...challengesKey(userId), today],
    // Another tab may have joined a challenge or reached a goal before the visitor returns to this one.
    refetchOnWindowFocus: "always",
    queryFn: async ({ signal }) => {
      const client = await getTables();
      await client.rpc("settle_my_challenges", { p_today: today }).abortSignal(signal).throwOnError();
      const { data } = await client
        .from("community_challenges")
        .select(CHALLENGE_COLUMNS)
        .eq("user_id", userId)
        .eq("is_deleted", false)
        .order("created_at", { ascending: false })
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
    select: toChallenges,
    meta: { factsOf: (data) => ({ goal: goalFacts(runningGoal(toChallenges(data))) }) },
  });

/** The savings goal that is being filled, as the database has it now; a user has one at most. Without a connection it fails at once. */
export async function readRunningGoal(
  userId: string,
  today: Day,
  queryClient: QueryClient,
): Promise<Challenge | undefined> {
  const query = { ...challengesQuery(userId, today), staleTime: 0, networkMode: "always" } as const;
  return runningGoal(toChallenges(await queryClient.fetchQuery(query)));
}

/**
 * Reads the challenges again even after a failure, because the request may have arrived although its answer was lost.
 */
export const refetchChallenges = (userId: string, queryClient: QueryClient) =>
  refetch(queryClient, challengesKey(userId));

interface GoalToJoin {
  target: Hundredths;
  today: Day;
  /** By default, 30 days from now. */
  end?: Day | undefined;
}

/**
 * @returns the id of the new goal, unless it arrived without an answer that tells it.
 * @throws DailyCapError, or any other error; a user may have only one active savings goal.
 */
export const joinSavingsMutation = (userId: string, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...challengesKey(userId), "join"],
    mutationFn: async ({ target, today, end }: GoalToJoin) => {
      const values = {
        user_id: userId,
        challenge_type: "savings_goal",
        target_value: poundsOf(target),
        end_date: end ?? goalEnd(today),
      };
      const known = queryClient.getQueryData(challengesQuery(userId, today).queryKey);
      const answer = await insertOnce({ table: "community_challenges", values, known }, (client) =>
        client.from("community_challenges").insert(values).select(NAMED_COLUMNS),
      );
      throwIfRefused(answer);
      return idIn(answer.row);
    },
    onSettled: () => refetchChallenges(userId, queryClient),
  });

/**
 * Saves the new total.
 * @returns the challenge's resulting status.
 * @throws if the challenge is over, archived or cannot be reached.
 */
export const updateProgressMutation = (userId: string, id: string, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...challengesKey(userId), "progress", id],
    mutationFn: async (total: Hundredths) => {
      const client = await getClient();
      const progress = { current_progress: poundsOf(total) };
      const answer = await client
        .from("community_challenges")
        .update({ ...progress, updated_at: new Date().toISOString() })
        .eq("id", id)
        .select(CHALLENGE_COLUMNS)
        .single();
      const done = { id, ...progress, is_deleted: false };
      const stored = await throwUnlessDone(answer, "community_challenges", done, CHALLENGE_COLUMNS);
      return v.parse(ChallengeRow, stored ?? answer.data).status;
    },
    onSettled: () => refetchChallenges(userId, queryClient),
  });

export const archiveChallengeMutation = (userId: string, id: string, queryClient: QueryClient) =>
  archiveMutation("community_challenges", id, challengesKey(userId), queryClient);
