/** A moderator's reads and decisions, wherever this site's data is, through the functions made for them. */
import { chooseTarget, type DatabaseSettings } from "#scripts/database/target";
import { withDataFolder, withPostgres, type RunQuery } from "#scripts/database/direct";
import { callProject, type Project } from "#scripts/database/project";

/** A text of the queue, or an answer of the guide with all reports about it. */
export interface QueueItem {
  /** The place of its card in the queue. A card has what one writer sent; it is not said who that is. */
  card: number;
  /** The number of the writer's texts in the queue, of which the worst are sent. */
  texts: number;
  /** "kept": a reported idea that its writer has deleted. */
  kind: "quest" | "idea" | "guide" | "kept";
  id: string;
  title: string | null;
  description: string;
  /** The findings of the rules. */
  heard: string | null;
  reports: number;
  /** The different reasons, and the number of times that each was given. */
  reasons: string[];
  times: number[];
  /** ISO 8601: when it was sent, or first reported. */
  since: string;
  status: string;
  /** True if a moderator has answered the writer's need within a day. */
  is_answered: boolean;
  /** The numbers of the writer's texts that have been accepted and removed so far. */
  let_in: number;
  taken_out: number;
}

/** The queue's size for a webhook: no text, no name. */
export interface QueueCount {
  /** The number of cards: writers, and answers of the guide. */
  waiting: number;
  /** The number of writers who write about an emergency, self-harm or being hurt, and are not answered. */
  urgent: number;
  /** The time of the oldest of those. */
  oldest_urgent: string | null;
  /** The time of the oldest, in ISO 8601; null if the queue is empty. */
  oldest: string | null;
}

/** A visible idea that is not featured and has votes. */
export interface Candidate {
  id: string;
  title: string;
  description: string;
  votes: number;
}

export interface DecisionContext {
  /** The status that the moderator saw; if it has changed since, nothing is decided. */
  status?: string;
  /** The moderator's statement that no child is in need, although the text suggests it. */
  despiteNeed?: boolean;
}
/** A decision about several texts at once (see decide_together in the migrations). */
export type VerbTogether = "accept" | "remove" | "helped" | "seen" | "undo";
export interface SeenText {
  id: string;
  /** The status that the moderator saw. */
  status?: string;
}
type IdeaStatus = "featured" | "hidden" | "active";

export interface ModerationClient {
  /** Returns up to CARDS_AT_ONCE cards of the queue, the most urgent first. @param skip the number of cards before them. */
  queue(skip?: number): Promise<QueueItem[]>;
  count(): Promise<QueueCount>;
  /** Returns the ideas with the most votes. */
  candidates(count: number): Promise<Candidate[]>;
  /** @returns whether there is such a quest. */
  reviewQuest(id: string, approve: boolean): Promise<boolean>;
  /**
   * Settles the idea's reports; without a status, the idea returns to its status before it was held.
   * @returns whether the decision was made.
   */
  decideIdea(id: string, status: IdeaStatus | null, seen?: DecisionContext): Promise<boolean>;
  /** Marks a child in need as helped; the text stays private. @returns whether such a text is waiting. */
  settleDisclosure(id: string): Promise<boolean>;
  /**
   * Marks a report about an answer of the guide or a deleted idea as read. @returns whether such a report is waiting.
   */
  settleReport(id: string): Promise<boolean>;
  /** Undoes the last decision about an idea, a quest or a report. @returns whether there was one. */
  undo(id: string): Promise<boolean>;
  /** Decides about several texts in one transaction. @returns the ids of those about which it was decided. */
  decideTogether(verb: VerbTogether, texts: readonly SeenText[]): Promise<string[]>;
}

/** The id of the form for reporting the guide's answers, unless VITE_FORM_ID_GUIDE_REPORT says otherwise. */
const GUIDE_FORM = "guide-report";
/** With the 50 texts that a card has at most, this is no more than the 1,000 rows that the API answers. */
export const CARDS_AT_ONCE = 20;
const FEATURABLE_SQL = "status = 'active' and not is_deleted and votes > 0";

const inIso = (time: string | Date) => new Date(time).toISOString();

const databaseModeration = (ask: RunQuery, guideForm: string): ModerationClient => {
  const done = async (call: string, values: unknown[]) => {
    const [row] = await ask<{ done: boolean }>(`select public.${call} as done`, values);
    return row!.done;
  };
  return {
    queue: async (skip = 0) => {
      const rows = await ask<QueueItem & { since: string | Date }>(
        `select card::integer, texts::integer, kind, id::text, title, description, heard, reports::integer, reasons,
           times::integer[], since, status, is_answered, let_in::integer, taken_out::integer
         from public.moderation_queue($1, $2, $3)`,
        [guideForm, skip, CARDS_AT_ONCE],
      );
      return rows.map((row) => ({ ...row, since: inIso(row.since) }));
    },
    count: async () => {
      const [row] = await ask<
        Record<"waiting" | "urgent", number> & Record<"oldest" | "oldest_urgent", string | Date | null>
      >(
        "select waiting::integer, urgent::integer, oldest, oldest_urgent from public.moderation_waiting($1)",
        [guideForm],
      );
      const { oldest, oldest_urgent } = row!;
      return {
        ...row!,
        oldest: oldest && inIso(oldest),
        oldest_urgent: oldest_urgent && inIso(oldest_urgent),
      };
    },
    candidates: (count) =>
      ask(
        `select id::text, title, description, votes from public.gig_jar_submissions where ${FEATURABLE_SQL}
       order by votes desc, id limit $1`,
        [count],
      ),
    reviewQuest: (id, approve) => done("review_quest($1, $2)", [id, approve]),
    decideIdea: (id, status, seen = {}) =>
      done("decide_idea($1, $2, $3, $4)", [id, status, seen.status ?? null, seen.despiteNeed ?? false]),
    settleDisclosure: (id) => done("settle_disclosure($1)", [id]),
    settleReport: (id) => done("settle_report($1)", [id]),
    undo: (id) => done("undo_decision($1)", [id]),
    decideTogether: async (verb, texts) => {
      const [row] = await ask<{ done: string[] }>(
        "select public.decide_together($1, $2::uuid[], $3::text[])::text[] as done",
        [verb, texts.map(({ id }) => id), texts.map(({ status }) => status ?? null)],
      );
      return row!.done;
    },
  };
};

export const projectModeration = (project: Project, guideForm = GUIDE_FORM): ModerationClient => ({
  queue: (skip = 0) =>
    callProject(project, "rpc/moderation_queue", {
      p_guide_form: guideForm,
      p_skip: skip,
      p_cards: CARDS_AT_ONCE,
    }),
  count: async () => {
    const rows = await callProject<QueueCount[]>(project, "rpc/moderation_waiting", {
      p_guide_form: guideForm,
    });
    return rows[0]!;
  },
  candidates: (count) => {
    const query = new URLSearchParams({
      select: "id,title,description,votes",
      status: "eq.active",
      is_deleted: "is.false",
      votes: "gt.0",
      order: "votes.desc,id",
      limit: String(count),
    });
    return callProject(project, `gig_jar_submissions?${query}`);
  },
  reviewQuest: (id, approve) =>
    callProject(project, "rpc/review_quest", { p_quest_id: id, p_approve: approve }),
  decideIdea: (id, status, seen = {}) =>
    callProject(project, "rpc/decide_idea", {
      p_gig_id: id,
      p_status: status,
      p_seen_as: seen.status ?? null,
      p_though_in_need: seen.despiteNeed ?? false,
    }),
  settleDisclosure: (id) => callProject(project, "rpc/settle_disclosure", { p_id: id }),
  settleReport: (id) => callProject(project, "rpc/settle_report", { p_id: id }),
  undo: (id) => callProject(project, "rpc/undo_decision", { p_id: id }),
  decideTogether: (verb, texts) =>
    callProject(project, "rpc/decide_together", {
      p_verb: verb,
      p_ids: texts.map(({ id }) => id),
      p_seen_as: texts.map(({ status }) => status ?? null),
    }),
});

const MODERATION_WORDING = {
  dataClause: "This site's quests and ideas are kept in",
  verb: "review",
  done: "reviewed",
};

/**
 * Connects to the data named in the environment. @throws CliError if its settings contradict each
 * other or are incomplete.
 */
export function withModeration<Result>(
  settings: DatabaseSettings,
  work: (client: ModerationClient) => Promise<Result>,
): Promise<Result> {
  const target = chooseTarget(settings, MODERATION_WORDING);
  const guideForm = process.env.VITE_FORM_ID_GUIDE_REPORT || GUIDE_FORM;
  if (target.kind === "project") return work(projectModeration(target, guideForm));
  if (target.kind === "postgres")
    return withPostgres(target.url, (ask) => work(databaseModeration(ask, guideForm)));
  return withDataFolder(target.folder, "nobody has sent anything here.", (ask) =>
    work(databaseModeration(ask, guideForm)),
  );
}
