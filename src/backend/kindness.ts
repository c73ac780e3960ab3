/** Kindness quests (specification part 2, sections 4 and 7): seen by their user and a moderator alone. */
import { infiniteQueryOptions, mutationOptions, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { dayOf, type Day } from "@/domain/calendar";
import { QUEST_STATUSES, type QuestStatus } from "@/domain/kindness";
import { NEEDS, type Need } from "@/domain/needs";
import { getClient } from "./client";
import { throwIfRefused } from "./dailyCap";
import { insertOnce } from "./insertOnce";
import { fateOf, throwContactInfo } from "./judgement";
import { archiveMutation } from "./archive";
import { refetch } from "./refetch";

export interface Quest {
  id: string;
  description: string;
  status: QuestStatus;
  /** The visitor's day on which it was sent. */
  sentOn: Day;
  /** Its writer told of self-harm or of being hurt, or may have. */
  need: Need | null;
}

const PAGE_SIZE = 50;

const QuestRow = v.pipe(
  v.object({
    id: v.string(),
    description: v.string(),
    status: v.picklist(QUEST_STATUSES),
    submitted_at: v.string(),
    needs_help: v.nullable(v.picklist(NEEDS)),
  }),
  v.transform(({ id, description, status, submitted_at, needs_help }): Quest => ({
    id,
    description,
    status,
    sentOn: dayOf(new Date(submitted_at)),
    need: needs_help,
  })),
);

/** Everything that changes with a quest stands under this key. */
const kindnessKey = (userId: string) => ["kindness", userId] as const;

/** The user's quests, newest first, page by page: their ids begin with the moment they were made. */
export const questsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...kindnessKey(userId), "quests"],
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (lastPage: Quest[]) => (lastPage.length < PAGE_SIZE ? undefined : lastPage.at(-1)!.id),
    // A moderator may have answered meanwhile.
    refetchOnWindowFocus: "always",
    queryFn: async ({ pageParam, signal }) => {
      const client = await getClient();
      const list = client
        .from("kindness_quests")
        .select("id, description, status, submitted_at, needs_help")
        .eq("user_id", userId)
        .eq("is_deleted", false);
      const { data } = await (pageParam ? list.lt("id", pageParam) : list)
        .order("id", { ascending: false })
        .limit(PAGE_SIZE)
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return v.parse(v.array(QuestRow), data);
    },
  });

/** Also after a failure: what was sent may have arrived and only the answer been lost. */
const refresh = (userId: string, queryClient: QueryClient) => refetch(queryClient, kindnessKey(userId));

/** @returns what became of it. @throws ContactInfoError, DailyCapError, or whatever went wrong. */
export const submitQuestMutation = (userId: string, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...kindnessKey(userId), "submit"],
    mutationFn: async (description: string) => {
      const values = { user_id: userId, description, image_url: null };
      const known = queryClient.getQueryData(questsQuery(userId).queryKey)?.pages.flat();
      const answer = await insertOnce({ table: "kindness_quests", values, known }, (client) =>
        client.from("kindness_quests").insert(values),
      );
      throwContactInfo(answer.error);
      throwIfRefused(answer);
      return fateOf("kindness_quests", userId);
    },
    // The form is free again once it is stored: what is typed next must not be taken for this one.
    onSettled: () => void refresh(userId, queryClient),
  });

export const archiveQuestMutation = (userId: string, id: string, queryClient: QueryClient) =>
  archiveMutation("kindness_quests", id, kindnessKey(userId), queryClient);
