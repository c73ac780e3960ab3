/** The gig jar (specification part 2, sections 4, 5 and 7): ideas for earning, votes and reports. */
import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "@/backend/client";
import { getTables } from "@/backend/tables";
import { readIdeas, withPage, IdeaList } from "./gigCursor";
import { RESENT_WHILE_BUSY } from "@/backend/judgingLimits";
import { insertOnce, throwUnlessDone } from "@/backend/insertOnce";
import { JUDGED_COLUMNS, ListedNeed, fateFrom } from "./judgement";
import { UNIQUE_VIOLATION } from "@/backend/postgresErrors";
import { archiveMutation } from "./archive";
import { refetch } from "@/backend/refetch";

const PAGE_SIZE = 20;
/** The query key of everything that changes with an idea. */
const gigsKey = (userId: string) => ["gigs", userId] as const;
const ideasKey = (userId: string) => [...gigsKey(userId), "ideas"] as const;
const voteKey = (userId: string) => [...gigsKey(userId), "vote"] as const;

const toIdeaList = v.parser(IdeaList);

/** All users' ideas, as many as have been requested; reading the list again never shortens it. */
export const ideasQuery = (userId: string) =>
  queryOptions({
    queryKey: ideasKey(userId),
    queryFn: async ({ client: queryClient, signal }): Promise<IdeaList> => {
      const asked = { client: await getTables(), userId, signal };
      const known = () => queryClient.getQueryData<IdeaList>(ideasKey(userId));
      const shown = () => known()?.ideas.length ?? 0;
      const isShort = ({ ideas, next }: IdeaList) =>
        next && (ideas.length < shown() || (shown() > 0 && !known()?.next));
      let list = await readIdeas(asked, Math.max(PAGE_SIZE, shown()));
      // A page may have been added in the meantime, and a reader who has seen the end of the list must still see it.
      while (isShort(list))
        list = withPage(
          list,
          await readIdeas(asked, Math.max(PAGE_SIZE, shown() - list.ideas.length), list.next),
        );
      return list;
    },
    select: toIdeaList,
  });

const refresh = (userId: string, queryClient: QueryClient) => refetch(queryClient, gigsKey(userId));

/**
 * Loads another page ("Show more").
 * @returns the id of the first idea on the last page; undefined if more pages follow.
 */
export const moreIdeasMutation = (userId: string, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...gigsKey(userId), "more"],
    mutationFn: async (): Promise<string | undefined> => {
      const client = await getTables();
      const known = () => queryClient.getQueryData<IdeaList>(ideasKey(userId));
      for (;;) {
        const next = known()?.next;
        if (!next) return undefined;
        const page = await readIdeas({ client, userId }, PAGE_SIZE, next);
        const list = known();
        // The list was read again in the meantime and now ends elsewhere.
        if (!list || list.next?.id !== next.id || list.next.votes !== next.votes) continue;
        queryClient.setQueryData(ideasKey(userId), withPage(list, page));
        if (page.next) return undefined;
        // An idea that received votes during the paging may have been missed, so the end of the
        // list triggers a complete read.
        void refresh(userId, queryClient);
        return page.ideas[0]?.id;
      }
    },
  });

const OwnRow = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  votes: v.number(),
  status: v.picklist(["active", "featured", "held", "hidden"]),
  needs_help: ListedNeed,
});
/** The user's own idea, which nobody else sees while it is held or hidden. */
export type OwnIdea = v.InferOutput<typeof OwnRow>;
const toOwnIdeas = v.parser(v.array(OwnRow));

/** The user's own ideas, newest first, because a new idea has no votes and is far down the shared list. */
export const ownIdeasQuery = (userId: string) =>
  queryOptions({
    queryKey: [...gigsKey(userId), "own"],
    // A text that was put away in another tab also goes from this one when its writer comes back to it.
    refetchOnWindowFocus: "always",
    queryFn: async ({ signal }) => {
      const client = await getTables();
      const { data } = await client
        .from("gig_jar_submissions")
        .select("id, title, description, votes, status, needs_help")
        .eq("user_id", userId)
        .eq("is_deleted", false)
        .order("created_at", { ascending: false })
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
    select: toOwnIdeas,
  });

interface NewIdea {
  title: string;
  description: string;
}

/**
 * @returns the fate of the idea.
 * @throws UnknownFateError, ContactInfoError, DailyCapError, TooManyTriesError, or any other error.
 */
export const submitIdeaMutation = (userId: string, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...gigsKey(userId), "submit"],
    mutationFn: async ({ title, description }: NewIdea) => {
      const values = { user_id: userId, title, description, image_url: null };
      const known = queryClient.getQueryData(ownIdeasQuery(userId).queryKey);
      const sent = { table: "gig_jar_submissions", values, known } as const;
      const answer = await insertOnce(sent, (client) =>
        client.from("gig_jar_submissions").insert(values).select(JUDGED_COLUMNS),
      );
      return fateFrom(answer, sent);
    },
    ...RESENT_WHILE_BUSY,
    // The refresh also follows a failure, because the idea may have arrived although its answer was lost.
    onSettled: () => void refresh(userId, queryClient),
  });

/**
 * Casts a vote, one per user and idea. The vote shows at once and is undone if it fails; the ideas
 * are then read again. A second vote (23505) is not a failure, because the first one counts.
 * @throws DailyCapError, or any other error.
 */
export const voteMutation = (userId: string, queryClient: QueryClient) => {
  const change = (id: string, voted: boolean, by: number) =>
    queryClient.setQueryData<IdeaList>(
      ideasKey(userId),
      (list) =>
        list && {
          ...list,
          ideas: list.ideas.map((idea) =>
            idea.id === id ? { ...idea, voted, votes: idea.votes + by } : idea,
          ),
        },
    );
  return mutationOptions({
    mutationKey: voteKey(userId),
    mutationFn: async (id: string): Promise<"cast" | "castBefore"> => {
      const client = await getClient();
      const answer = await client
        .from("gig_jar_votes")
        .insert({ user_id: userId, gig_id: id })
        .select("gig_id");
      if (answer.error?.code === UNIQUE_VIOLATION) return "castBefore";
      await throwUnlessDone(answer, "gig_jar_votes", { gig_id: id });
      return "cast";
    },
    onMutate: async (id) => {
      // A request in flight does not include this vote yet.
      await queryClient.cancelQueries({ queryKey: ideasKey(userId) });
      change(id, true, 1);
    },
    onSuccess: (result, id) => void (result === "castBefore" && change(id, true, -1)),
    onError: (_error, id) => void change(id, false, -1),
    onSettled: () => {
      // While another vote is in flight, the answer would not include it, so only the last vote reads the ideas again.
      if (queryClient.isMutating({ mutationKey: voteKey(userId) }) === 1) void refresh(userId, queryClient);
    },
  });
};

/** The idea was archived or hidden in the meantime. */
export class IdeaGoneError extends Error {}

/**
 * Reports an idea to a moderator.
 * @throws IdeaGoneError, DailyCapError, or any other error.
 */
export const reportIdeaMutation = (userId: string, id: string, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...gigsKey(userId), "report", id],
    mutationFn: async (reason: string) => {
      const client = await getClient();
      const answer = await client.rpc("report_idea", { p_gig_id: id, p_reason: reason });
      if (answer.error?.code === "idea_not_found") throw new IdeaGoneError(answer.error.message);
      await throwUnlessDone(answer, "gig_jar_reports", { gig_id: id });
    },
    onSettled: () => refresh(userId, queryClient),
  });

export const archiveIdeaMutation = (userId: string, id: string, queryClient: QueryClient) =>
  archiveMutation("gig_jar_submissions", id, gigsKey(userId), queryClient);
