/**
 * The shapes in which the pages know their answers. The copies that this browser keeps may have
 * been written by another build, or by hand, so each is parsed before it stands in for an answer.
 * The compiler checks each shape against its query.
 */
import type { InferDataFromTag, QueryKey } from "@tanstack/react-query";
import * as v from "valibot";
import { BADGE_LEVELS } from "@/domain/badges";
import { isDay } from "@/domain/calendar";
import { CHALLENGE_STATUSES, CHALLENGE_TYPES } from "@/domain/communityChallenges";
import { DETAILS, ENTRY_TYPES } from "@/domain/journal";
import { QUEST_STATUSES } from "@/domain/kindness";
import { NEEDS } from "@/domain/needs";
import type { badgesQuery } from "./badges";
import type { participationQuery } from "./challenge";
import type { challengesQuery } from "./communityChallenges";
import type { entriesQuery } from "./entries";
import type { ideasQuery, ownIdeasQuery } from "./gigs";
import type { habitsQuery } from "./habits";
import type { phaseStatsQuery, weekStatsQuery } from "./journalStats";
import type { questsQuery } from "./kindness";
import type { kpiQuery } from "./kpi";
import type { profileQuery } from "./profile";

type Shape<Query extends (...asked: never[]) => { queryKey: QueryKey }> = v.GenericSchema<
  unknown,
  NonNullable<InferDataFromTag<unknown, ReturnType<Query>["queryKey"]>>
>;

const Id = v.string();
const DayText = v.pipe(v.string(), v.check(isDay));

const Stats = v.object({
  earning: v.number(),
  saving: v.number(),
  spending: v.number(),
  ksSpending: v.number(),
  seRatio: v.number(),
  ksRatio: v.number(),
});

/** Null in copies written by a build that did not have the field. */
const NeedOrNone = v.optional(v.nullable(v.picklist(NEEDS)), null);

/** Keeps the first part of a list that continues. */
const firstPart = <Part extends v.GenericSchema>(part: Part) =>
  v.pipe(
    v.object({ pages: v.tuple([part]) }),
    v.transform(({ pages }) => ({ pages, pageParams: [undefined] })),
  );

const Idea = v.object({
  id: Id,
  title: v.string(),
  description: v.string(),
  votes: v.number(),
  featured: v.boolean(),
  own: v.boolean(),
  voted: v.boolean(),
});

/** The shapes by the first word of the query key, and by the third as well if several keys share the first. */
const SHAPES = {
  profile: v.object({
    firstName: v.nullable(v.string()),
    quadrant: v.nullable(v.picklist(["QI", "QII", "QIII", "QIV"])),
  }),
  participation: v.object({ start: DayText }),
  kpi: v.object({
    earningScore: v.number(),
    spendingScore: v.number(),
    savingsRate: v.number(),
    weeklyEarnings: v.number(),
    weeklySpending: v.number(),
    streakDays: v.number(),
    goalsCompleted: v.number(),
    totalGoals: v.number(),
    knowledgePoints: v.number(),
  }),
  "journal week": Stats,
  "journal phase": Stats,
  "journal entries": firstPart(
    v.object({
      entries: v.array(
        v.object({
          id: Id,
          clientId: Id,
          day: DayText,
          type: v.picklist(ENTRY_TYPES),
          pence: v.number(),
          detail: v.picklist([...DETAILS.E, ...DETAILS.S, ...DETAILS.P]),
        }),
      ),
      more: v.boolean(),
    }),
  ),
  challenges: v.array(
    v.object({
      id: Id,
      type: v.picklist(CHALLENGE_TYPES),
      target: v.number(),
      progress: v.number(),
      end: DayText,
      status: v.picklist(CHALLENGE_STATUSES),
    }),
  ),
  habits: v.array(
    v.object({
      id: Id,
      name: v.string(),
      current: v.number(),
      best: v.number(),
      lastLogged: v.nullable(DayText),
      isActive: v.boolean(),
    }),
  ),
  // A computer that others use does not keep the text of a child in need; the same applies to such an idea, below.
  "kindness quests": firstPart(
    v.pipe(
      v.array(
        v.object({
          id: Id,
          description: v.string(),
          status: v.picklist(QUEST_STATUSES),
          sentOn: DayText,
          need: NeedOrNone,
        }),
      ),
      v.filterItems(({ need }) => need === null),
    ),
  ),
  "gigs ideas": v.pipe(
    v.object({ ideas: v.array(Idea), next: v.optional(v.pick(Idea, ["id", "votes", "featured"])) }),
    v.transform(({ ideas, next }) => ({ ideas, next })),
  ),
  "gigs own": v.pipe(
    v.array(
      v.object({
        id: Id,
        title: v.string(),
        votes: v.number(),
        status: v.picklist(["active", "featured", "held", "hidden"]),
        needs_help: NeedOrNone,
      }),
    ),
    v.filterItems(({ needs_help }) => needs_help === null),
  ),
  "badges all": v.array(v.object({ type: v.string(), level: v.picklist(BADGE_LEVELS), earnedOn: DayText })),
} satisfies {
  profile: Shape<typeof profileQuery>;
  participation: Shape<typeof participationQuery>;
  kpi: Shape<typeof kpiQuery>;
  "journal week": Shape<typeof weekStatsQuery>;
  "journal phase": Shape<typeof phaseStatsQuery>;
  "journal entries": Shape<typeof entriesQuery>;
  challenges: Shape<typeof challengesQuery>;
  habits: Shape<typeof habitsQuery>;
  "kindness quests": Shape<typeof questsQuery>;
  "gigs ideas": Shape<typeof ideasQuery>;
  "gigs own": Shape<typeof ownIdeasQuery>;
  "badges all": Shape<typeof badgesQuery>;
};

/** @returns undefined if the data is not an answer to this query that the pages know. */
export function parseSeen([kind, , part]: QueryKey, data: unknown): unknown {
  const shapes: Partial<Record<string, v.GenericSchema>> = SHAPES;
  const shape = shapes[`${String(kind)} ${String(part)}`] ?? shapes[String(kind)];
  const result = shape && v.safeParse(shape, data);
  return result?.success ? result.output : undefined;
}
