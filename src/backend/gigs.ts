/** The gig jar (specification part 2, sections 4, 5 and 7): ideas for earning, votes and reports. */
import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { NEEDS } from "@/domain/needs";
import { getClient } from "./client";
import { throwIfRefused } from "./dailyCap";
import { readIdeas, withPage, type IdeaList } from "./gigPages";
import { insertOnce, throwUnlessDone } from "./insertOnce";
import { fateOf, throwContactInfo } from "./judgement";
import { UNIQUE_VIOLATION } from "./postgresErrors";
import { archiveMutation } from "./archive";
import { refetch } from "./refetch";

const PAGE_SIZE = 20;
/** Everything that changes with an idea stands under this key. */
const gigsKey = (userId: string) => ["gigs", userId] as const;
const ideasKey = (userId: string) => [...gigsKey(userId), "ideas"] as const;
const voteKey = (userId: string) => [...gigsKey(userId), "vote"] as const;

/** All users' ideas, as many as have been asked for: read anew, the list is no shorter than it was. */
export const ideasQuery = (userId: string) =>
  queryOptions({
    queryKey: ideasKey(userId),
    queryFn: async ({ client: queryClient, signal }): Promise<IdeaList> => {
      const asked = { client: await getClient(), userId, signal };
      const known = () => queryClient.getQueryData<IdeaList>(ideasKey(userId));
      const shown = () => known()?.ideas.length ?? 0;
      const isShort = ({ ideas, next }: IdeaList) =>
        next && (ideas.length < shown() || (shown() > 0 && !known()?.next));
      let list = await readIdeas(asked, Math.max(PAGE_SIZE, shown()));
      // A page may have been added meanwhile; and who has seen the end of the list sees it still.
      while (isShort(list))
        list = withPage(
          list,
          await readIdeas(asked, Math.max(PAGE_SIZE, shown() - list.ideas.length), list.next),
        );
      return list;
    },
  });

const refresh = (userId: string, queryClient: QueryClient) => refetch(queryClient, gigsKey(userId));

/** "Show more". @returns the first idea of the last page, where the list goes on and does not end with more. */
export const moreIdeasMutation = (userId: string, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...gigsKey(userId), "more"],
    mutationFn: async (): Promise<string | undefined> => {
      const client = await getClient();
      const known = () => queryClient.getQueryData<IdeaList>(ideasKey(userId));
      for (;;) {
        const next = known()?.next;
        if (!next) return undefined;
        const page = await readIdeas({ client, userId }, PAGE_SIZE, next);
        const list = known();
        // The list was read anew meanwhile, and ends elsewhere now.
        if (!list || list.next?.id !== next.id || list.next.votes !== next.votes) continue;
        queryClient.setQueryData(ideasKey(userId), withPage(list, page));
        if (page.next) return undefined;
        // An idea that got votes while the list was walked may have passed by unseen: at the end all is read anew.
        void refresh(userId, queryClient);
        return page.ideas[0]?.id;
      }
    },
  });

const OwnRow = v.object({
  id: v.string(),
  title: v.string(),
  votes: v.number(),
  status: v.picklist(["active", "featured", "held", "hidden"]),
  needs_help: v.nullable(v.picklist(NEEDS)),
});
/** Held and hidden ones nobody else sees. */
export type OwnIdea = v.InferOutput<typeof OwnRow>;

/** The user's own ideas, newest first: a new one has no votes and stands far down the list. */
export const ownIdeasQuery = (userId: string) =>
  queryOptions({
    queryKey: [...gigsKey(userId), "own"],
    queryFn: async ({ signal }): Promise<OwnIdea[]> => {
      const client = await getClient();
      const { data } = await client
        .from("gig_jar_submissions")
        .select("id, title, votes, status, needs_help")
        .eq("user_id", userId)
        .eq("is_deleted", false)
        .order("created_at", { ascending: false })
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return v.parse(v.array(OwnRow), data);
    },
  });

interface NewIdea {
  title: string;
  description: string;
}

/** @returns what became of it. @throws ContactInfoError, DailyCapError, or whatever went wrong. */
export const submitIdeaMutation = (userId: string, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...gigsKey(userId), "submit"],
    mutationFn: async ({ title, description }: NewIdea) => {
      const values = { user_id: userId, title, description, image_url: null };
      const known = queryClient.getQueryData(ownIdeasQuery(userId).queryKey);
      const answer = await insertOnce({ table: "gig_jar_submissions", values, known }, (client) =>
        client.from("gig_jar_submissions").insert(values),
      );
      throwContactInfo(answer.error);
      throwIfRefused(answer);
      return fateOf("gig_jar_submissions", userId);
    },
    // Also after a failure: it may have arrived and only the answer been lost.
    onSettled: () => void refresh(userId, queryClient),
  });

/**
 * One vote a user and idea. It shows at once, is taken back when it fails, and then all is read anew. A second vote
 * (23505) is no failure: the first one counts. @throws DailyCapError, or whatever went wrong.
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
      const answer = await client.from("gig_jar_votes").insert({ user_id: userId, gig_id: id });
      if (answer.error?.code === UNIQUE_VIOLATION) return "castBefore";
      await throwUnlessDone(answer, "gig_jar_votes", { gig_id: id });
      return "cast";
    },
    onMutate: async (id) => {
      // What is on its way does not know of this vote yet.
      await queryClient.cancelQueries({ queryKey: ideasKey(userId) });
      change(id, true, 1);
    },
    onSuccess: (result, id) => void (result === "castBefore" && change(id, true, -1)),
    onError: (_error, id) => void change(id, false, -1),
    onSettled: () => {
      // While another vote is on its way, the answer would not have it: the last one reads all.
      if (queryClient.isMutating({ mutationKey: voteKey(userId) }) === 1) void refresh(userId, queryClient);
    },
  });
};

/** The idea was put away or hidden in the meantime. */
export class IdeaGoneError extends Error {}

/** Puts an idea in front of a moderator. @throws IdeaGoneError, DailyCapError, or whatever went wrong. */
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
