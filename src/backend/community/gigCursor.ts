/**
 * The ideas of the gig jar, a page at a time (specification part 2, sections 2 and 7): the featured
 * ones first, each group by votes, highest first. Pages follow a key and never an offset: after the
 * idea with v votes and id i come those with v votes and a higher id, then those with fewer votes.
 * Each of the two is one range of the database's index, at any depth.
 */
import * as v from "valibot";
import type { Tables } from "@/backend/tables";

const Idea = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  votes: v.number(),
  featured: v.boolean(),
  /** True if the idea is the reader's own; nothing else about its writer is kept. */
  own: v.boolean(),
  /** True if the reader has voted for the idea. */
  voted: v.boolean(),
});
export type Idea = v.InferOutput<typeof Idea>;

/** A place in the list, directly after an idea as it was read. */
const Cursor = v.pick(Idea, ["id", "votes", "featured"]);
type Cursor = v.InferOutput<typeof Cursor>;

export const IdeaList = v.object({
  ideas: v.array(Idea),
  /** The place where the list continues; undefined at its end. */
  next: v.optional(Cursor),
});
export type IdeaList = v.InferOutput<typeof IdeaList>;

/** The API's limit of rows per answer. */
const MAX_ROWS = 1000;
/** Row security shows readers only their own votes, and no idea that they have reported. */
const COLUMNS = "id, user_id, title, description, status, votes, gig_jar_votes(gig_id)";

const IdeaRow = v.object({
  id: v.string(),
  user_id: v.string(),
  title: v.string(),
  description: v.string(),
  status: v.string(),
  votes: v.number(),
  gig_jar_votes: v.array(v.unknown()),
});

interface IdeasRequest {
  client: Tables;
  /** The reader's id. */
  userId: string;
  signal?: AbortSignal | undefined;
}

type Status = "featured" | "active";

/** Keeps the first copy of an idea that two answers contain because it received a vote between the requests. */
export const withoutRepeats = (ideas: readonly Idea[]): Idea[] =>
  [...new Map(ideas.toReversed().map((idea) => [idea.id, idea])).values()].toReversed();

async function readRows(asked: IdeasRequest, status: Status, limit: number, after: Cursor | undefined) {
  const list = () =>
    asked.client.from("gig_jar_submissions").select(COLUMNS).eq("status", status).eq("is_deleted", false);
  const ranges = after
    ? [list().eq("votes", after.votes).gt("id", after.id), list().lt("votes", after.votes)]
    : [list()];
  const parts = await Promise.all(
    ranges.map(async (range) => {
      const ordered = range.order("votes", { ascending: false }).order("id").limit(limit);
      const { data } = await (asked.signal ? ordered.abortSignal(asked.signal) : ordered).throwOnError();
      return v.parse(v.array(IdeaRow), data);
    }),
  );
  return parts
    .flat()
    .map((row): Idea => ({
      id: row.id,
      title: row.title,
      description: row.description,
      votes: row.votes,
      featured: row.status === "featured",
      own: row.user_id === asked.userId,
      voted: row.gig_jar_votes.length > 0,
    }))
    .slice(0, limit);
}

async function readGroup(asked: IdeasRequest, status: Status, count: number, after: Cursor | undefined) {
  const ideas: Idea[] = [];
  for (;;) {
    const limit = Math.min(MAX_ROWS, count - ideas.length);
    const page = await readRows(asked, status, limit, ideas.at(-1) ?? after);
    ideas.push(...page);
    if (page.length < limit || ideas.length === count) return ideas;
  }
}

/** Reads the first `count` ideas, or the first ones after a place. */
export async function readIdeas(asked: IdeasRequest, count: number, after?: Cursor): Promise<IdeaList> {
  // One extra idea is requested, which shows if the list continues.
  const [featured, active] = await Promise.all([
    after && !after.featured ? [] : readGroup(asked, "featured", count + 1, after),
    readGroup(asked, "active", count + 1, after?.featured ? undefined : after),
  ]);
  const rows = [...featured, ...active];
  const ideas = withoutRepeats(rows).slice(0, count);
  const last = ideas.at(-1);
  return {
    ideas,
    next:
      last && rows.length > count ? { id: last.id, votes: last.votes, featured: last.featured } : undefined,
  };
}

/**
 * Joins a list and its next page. An idea that a vote has moved from one to the other is placed where it was read last.
 */
export const withPage = (list: IdeaList, page: IdeaList): IdeaList => {
  const moved = new Set(page.ideas.map(({ id }) => id));
  return { ideas: [...list.ideas.filter(({ id }) => !moved.has(id)), ...page.ideas], next: page.next };
};
