/** The figures of a mission that is over: the database's own sums, and the lines that they are made of. */
import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import type { Day, Span } from "@/domain/calendar";
import { phaseSpan } from "@/domain/challenge/challenge";
import { PHASES } from "@/domain/challenge/challengeLength";
import { missionFigures } from "@/domain/challenge/postcards";
import { getTables } from "@/backend/tables";
import { ENTRY_COLUMNS, EntryRow, journalKey } from "./entryRows";
import { toStats } from "./journalStats";

const toLines = v.parser(v.array(EntryRow));

/** The phase's own function knows the running challenge alone, and cards of earlier ones lie on the shelf. */
export const missionFiguresQuery = (userId: string, days: Span) =>
  queryOptions({
    queryKey: [...journalKey(userId), "mission", days.first],
    queryFn: async ({ signal }) => {
      const client = await getTables();
      const [sums, lines] = await Promise.all([
        client
          .rpc("calculate_weekly_stats_ksp", {
            p_user_id: userId,
            p_week_start: days.first,
            p_week_end: days.last,
          })
          .abortSignal(signal)
          .throwOnError(),
        client
          .from("journal_entries")
          .select(ENTRY_COLUMNS)
          .eq("user_id", userId)
          .gte("entry_date", days.first)
          .lte("entry_date", days.last)
          .abortSignal(signal)
          .throwOnError(),
      ]);
      return { sums: sums.data, lines: lines.data };
    },
    select: ({ sums, lines }) => missionFigures(toStats(sums), toLines(lines)),
  });

const toCounts = v.parser(v.array(v.number()));

/** The number of lines in each of the six missions of a challenge. */
export const missionLinesQuery = (userId: string, start: Day) =>
  queryOptions({
    queryKey: [...journalKey(userId), "missions", start],
    queryFn: async ({ signal }) => {
      const client = await getTables();
      const answers = await Promise.all(
        PHASES.map((phase) => {
          const { first, last } = phaseSpan(start, phase)!;
          return client
            .from("journal_entries")
            .select("id", { count: "exact", head: true })
            .eq("user_id", userId)
            .gte("entry_date", first)
            .lte("entry_date", last)
            .abortSignal(signal)
            .throwOnError();
        }),
      );
      return answers.map(({ count }) => count);
    },
    select: toCounts,
  });
