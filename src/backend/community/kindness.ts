/** Kindness quests (specification part 2, sections 4 and 7), which only their user and a moderator see. */
import { infiniteQueryOptions, mutationOptions, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { dayOf, type Day } from "@/domain/calendar";
import { QUEST_STATUSES, type QuestStatus } from "@/domain/community/kindness";
import type { Need } from "@/domain/community/needs";
import { getTables } from "@/backend/tables";
import { RESENT_WHILE_BUSY } from "@/backend/judgingLimits";
import { insertOnce } from "@/backend/insertOnce";
import { JUDGED_COLUMNS, ListedNeed, fateFrom } from "./judgement";
import { archiveMutation } from "./archive";
import { refetch } from "@/backend/refetch";

export interface Quest {
  id: string;
  description: string;
  status: QuestStatus;
  /** The visitor's day on which the quest was sent. */
  sentOn: Day;
  /** The need of a writer who reported, or may have reported, self-harm or being hurt. */
  need: Need | null;
}

const PAGE_SIZE = 50;

const QuestRow = v.pipe(
  v.object({
    id: v.string(),
    description: v.string(),
    status: v.picklist(QUEST_STATUSES),
    submitted_at: v.string(),
    needs_help: ListedNeed,
  }),
  v.transform(({ id, description, status, submitted_at, needs_help }): Quest => ({
    id,
    description,
    status,
    sentOn: dayOf(new Date(submitted_at)),
    need: needs_help,
  })),
);

/** The reader needs only the quests, not the pages in which they came. */
const toQuests = v.parser(
  v.pipe(
    v.object({ pages: v.array(v.array(QuestRow)) }),
    v.transform(({ pages }) => pages.flat()),
  ),
);

/** The query key of everything that changes with a quest. */
const kindnessKey = (userId: string) => ["kindness", userId] as const;

/**
 * The user's quests, newest first, page by page. The order follows the ids, which begin with the
 * moment the quests were made.
 */
export const questsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...kindnessKey(userId), "quests"],
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (lastPage: readonly { id: string }[]) =>
      lastPage.length < PAGE_SIZE ? undefined : lastPage.at(-1)!.id,
    // A moderator may have answered in the meantime.
    refetchOnWindowFocus: "always",
    queryFn: async ({ pageParam, signal }) => {
      const client = await getTables();
      const list = client
        .from("kindness_quests")
        .select("id, description, status, submitted_at, needs_help")
        .eq("user_id", userId)
        .eq("is_deleted", false);
      const { data } = await (pageParam ? list.lt("id", pageParam) : list)
        .order("id", { ascending: false })
        .limit(PAGE_SIZE)
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
    select: toQuests,
  });

/** Reads the quests again even after a failure, because the request may have arrived although its answer was lost. */
const refresh = (userId: string, queryClient: QueryClient) => refetch(queryClient, kindnessKey(userId));

/**
 * @returns the fate of the quest.
 * @throws UnknownFateError, ContactInfoError, DailyCapError, or any other error.
 */
export const submitQuestMutation = (userId: string, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...kindnessKey(userId), "submit"],
    mutationFn: async (description: string) => {
      const values = { user_id: userId, description, image_url: null };
      const known = queryClient.getQueryData(questsQuery(userId).queryKey)?.pages.flat();
      const sent = { table: "kindness_quests", values, known } as const;
      const answer = await insertOnce(sent, (client) =>
        client.from("kindness_quests").insert(values).select(JUDGED_COLUMNS),
      );
      return fateFrom(answer, sent);
    },
    ...RESENT_WHILE_BUSY,
    // The refresh is not awaited, because the form is free again once the quest is stored, and the
    // next text typed there must not be taken for this quest.
    onSettled: () => void refresh(userId, queryClient),
  });

export const archiveQuestMutation = (userId: string, id: string, queryClient: QueryClient) =>
  archiveMutation("kindness_quests", id, kindnessKey(userId), queryClient);
