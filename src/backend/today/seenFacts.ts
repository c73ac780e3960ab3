/** The few facts about a user that today's strip shows, from the copy of what the signed-in pages showed last. */
import { isDay, type Day } from "@/domain/calendar";
import { progressPercent } from "@/domain/progressPercent";
import type { Known } from "@/domain/today/today";

export interface SeenFacts {
  firstName: string | null;
  /** The first of the 90 days. */
  start: Day | null;
  /** Days with an entry, as far as the list was shown; undefined if it has not been read. */
  days: readonly Day[] | undefined;
  measure: Known["measure"];
  goal: Known["goal"];
}

const NO_FACTS: SeenFacts = { firstName: null, start: null, days: undefined, measure: null, goal: null };

interface Challenge {
  challenge_type?: unknown;
  status?: unknown;
  current_progress?: unknown;
  target_value?: unknown;
  title?: unknown;
}

interface Query {
  queryKey?: readonly unknown[];
  data?: {
    first_name?: unknown;
    challenge_start_date?: unknown;
    phase?: unknown;
    words?: unknown;
    pages?: readonly { entries?: readonly { day?: unknown }[] }[];
  };
}

const asDay = (value: unknown): Day | null => (typeof value === "string" && isDay(value) ? value : null);

/** @param text as seenCopy.ts writes it; what is not there, or was changed by hand, counts as unknown. */
export function seenFacts(text: string | null, userId: string): SeenFacts {
  try {
    const { queries } = JSON.parse(text ?? "") as { queries: readonly Query[] };
    const own = queries.filter(({ queryKey }) => queryKey?.[1] === userId);
    const dataOf = (kind: string) =>
      own.filter(({ queryKey }) => queryKey?.[0] === kind).map(({ data }) => data);
    const name = dataOf("profile")[0]?.first_name;
    const lists = dataOf("journal").flatMap((data) => data?.pages ?? []);
    const { phase, words } = dataOf("journal").find((data) => data?.words) ?? {};
    const challenges = dataOf("challenges")[0];
    const goal = (Array.isArray(challenges) ? (challenges as (Challenge | null)[]) : []).find(
      (row) => row?.challenge_type === "savings_goal" && row.status === "active",
    );
    const percent = progressPercent(Number(goal?.current_progress), Number(goal?.target_value));
    return {
      firstName: typeof name === "string" && name ? name : null,
      start: asDay(dataOf("participation")[0]?.challenge_start_date),
      days: lists.length
        ? lists.flatMap(({ entries = [] }) => entries.flatMap(({ day }) => asDay(day) ?? []))
        : undefined,
      measure: typeof phase === "number" && typeof words === "string" ? { phase, words } : null,
      goal:
        percent >= 0 && percent < 100
          ? { title: typeof goal?.title === "string" ? goal.title : null, percent }
          : null,
    };
  } catch {
    return NO_FACTS;
  }
}
