/** What a moderator reads and decides, wherever this site's data is; through the functions made for it. */
import { choosePlace, type Settings } from "#scripts/place/choose";
import { inFolder, inPostgres, type Ask } from "#scripts/place/database";
import { askProject, type Project } from "#scripts/place/project";

export interface Waiting {
  kind: "quest" | "idea";
  id: string;
  title: string | null;
  description: string;
  reports: number;
  reasons: string[];
  /** ISO 8601: when it was sent, or reported first. */
  since: string;
  featured: boolean;
}

/** A visible idea that is not featured and has votes. */
export interface Candidate {
  id: string;
  title: string;
  description: string;
  votes: number;
}

type IdeaStatus = "featured" | "hidden" | "active";

export interface Desk {
  waiting(): Promise<Waiting[]>;
  /** Those with the most votes. */
  candidates(count: number): Promise<Candidate[]>;
  /** @returns whether there is such a quest. */
  reviewQuest(id: string, approve: boolean): Promise<boolean>;
  /** Settles its reports; without a status it stays featured or not, and in sight. @returns whether there is such an idea. */
  decideIdea(id: string, status: IdeaStatus | null): Promise<boolean>;
}

const SEEN = "status = 'active' and not is_deleted and votes > 0";

const deskOf = (ask: Ask): Desk => ({
  waiting: async () => {
    const rows = await ask<Waiting & { since: string | Date }>(
      "select kind, id::text, title, description, reports::integer, reasons, since, featured from public.moderation_queue()",
    );
    return rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }));
  },
  candidates: (count) =>
    ask(
      `select id::text, title, description, votes from public.gig_jar_submissions where ${SEEN}
       order by votes desc, id limit $1`,
      [count],
    ),
  reviewQuest: async (id, approve) => {
    const [row] = await ask<{ found: boolean }>("select public.review_quest($1, $2) as found", [id, approve]);
    return row!.found;
  },
  decideIdea: async (id, status) => {
    const [row] = await ask<{ found: boolean }>("select public.decide_idea($1, $2) as found", [id, status]);
    return row!.found;
  },
});

export const projectDesk = (project: Project): Desk => ({
  waiting: () => askProject(project, "rpc/moderation_queue", {}),
  candidates: (count) => {
    const query = new URLSearchParams({
      select: "id,title,description,votes",
      status: "eq.active",
      is_deleted: "is.false",
      votes: "gt.0",
      order: "votes.desc,id",
      limit: String(count),
    });
    return askProject(project, `gig_jar_submissions?${query}`);
  },
  reviewQuest: (id, approve) =>
    askProject(project, "rpc/review_quest", { p_quest_id: id, p_approve: approve }),
  decideIdea: (id, status) => askProject(project, "rpc/decide_idea", { p_gig_id: id, p_status: status }),
});

const MODERATING = {
  itsDataIs: "This site's quests and ideas are kept in",
  verb: "review",
  done: "reviewed",
};

/** Sits down where the environment says. @throws Stop when its settings contradict each other or lack a part. */
export function atDesk<Result>(settings: Settings, work: (desk: Desk) => Promise<Result>): Promise<Result> {
  const place = choosePlace(settings, MODERATING);
  if (place.kind === "project") return work(projectDesk(place));
  if (place.kind === "postgres") return inPostgres(place.url, (ask) => work(deskOf(ask)));
  return inFolder(place.folder, "nobody has sent anything here.", (ask) => work(deskOf(ask)));
}
