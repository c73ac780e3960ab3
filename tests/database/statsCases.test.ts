/** The SQL functions, called as the dashboard calls them, are checked against the same table as src/domain/journal/stats.ts. */
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { challengePhase } from "@/domain/challenge/challenge";
import { CHALLENGE_DAYS } from "@/domain/challenge/challengeLength";
import { STATS_CASES, type StatsCase } from "@/domain/journal/stats.cases";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { day, signUp, type User } from "./actors";

let backend: Backend;
let user: User;

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  user = await signUp(backend);
});
afterAll(() => backend.close());

const DETAIL_COLUMN = { E: "earning_detail", S: "saving_detail", P: "spending_detail" } as const;

/** The owner of the database does this, because nobody can enrol in a challenge of another year. */
async function write({ entries, ask }: StatsCase) {
  const inserts = entries.map(
    ([day, type, pounds, detail]) =>
      `insert into public.journal_entries (user_id, entry_date, entry_type, amount, ${DETAIL_COLUMN[type]})
       values ('${user.id}', '${day}', '${type}', ${pounds}, '${detail}');`,
  );
  const enrolment =
    "start" in ask && ask.start
      ? `insert into public.challenge_participants (user_id, challenge_start_date, challenge_end_date)
         values ('${user.id}', '${ask.start}', date '${ask.start}' + 90);`
      : "";
  await backend.sql(`
    delete from public.journal_entries; delete from public.challenge_participants; ${inserts.join("\n")} ${enrolment}
  `);
}

const askFor = ({ ask }: StatsCase) =>
  "span" in ask
    ? user.client.rpc("calculate_weekly_stats_ksp", {
        p_user_id: user.id,
        p_week_start: ask.span.first,
        p_week_end: ask.span.last,
      })
    : user.client.rpc("calculate_phase_stats_ksp", { p_user_id: user.id, p_phase_number: ask.phase });

describe("the figures of the dashboard", () => {
  it.each(STATS_CASES)("$name", async (statsCase) => {
    await write(statsCase);
    const { data, error } = await askFor(statsCase);
    expect(error).toBeNull();
    const { earning, saving, spending, ksSpending, seRatio, ksRatio } = statsCase.expected;
    expect(data).toEqual([
      {
        total_earning: earning,
        total_saving: saving,
        total_spending: spending,
        total_ks_spending: ksSpending,
        se_ratio: seRatio,
        ks_ratio: ksRatio,
        ...("phase" in statsCase.ask && { phase_number: statsCase.ask.phase }),
      },
    ]);
  });
});

it("returns the same figures for each of several weeks as for one", async () => {
  const spans = [-14, -7, 0].map((first) => ({ p_week_start: day(first), p_week_end: day(first + 6) }));
  await backend.sql(`
    delete from public.journal_entries;
    insert into public.journal_entries (user_id, entry_date, entry_type, amount, earning_detail) values
      ('${user.id}', '${day(-15)}', 'E', 1, 'E-Chore'), ('${user.id}', '${day(-14)}', 'E', 2, 'E-Chore'),
      ('${user.id}', '${day(-8)}', 'E', 4, 'E-Chore'), ('${user.id}', '${day(-7)}', 'E', 8, 'E-Chore');
  `);
  const { data: trend } = await user.client.rpc("calculate_week_trend_ksp", {
    p_user_id: user.id,
    p_first_day: day(-14),
    p_weeks: 3,
  });
  expect(trend!.map(({ total_earning }) => total_earning)).toEqual([6, 8, 0]);
  for (const [place, span] of spans.entries()) {
    const { data: one } = await user.client.rpc("calculate_weekly_stats_ksp", {
      p_user_id: user.id,
      ...span,
    });
    expect(trend![place]).toEqual({ week_start: span.p_week_start, ...one![0] });
  }
});

it("the owner's reports name the phase that the dashboard shows, on every day of a challenge", async () => {
  const named: (number | null)[] = [];
  for (let ago = 0; ago < CHALLENGE_DAYS; ago++) {
    await backend.sql(`
      delete from public.challenge_participants;
      insert into public.challenge_participants (user_id, challenge_start_date, challenge_end_date)
      values ('${user.id}', '${day(-ago)}', date '${day(-ago)}' + 90)`);
    const { rows } = await (backend.connection.driver as PGlite).query<{ running_phase: number | null }>(
      "select running_phase from private.challenge_phases",
    );
    named.push(rows[0]!.running_phase);
  }
  const shown = named.map((_, ago) => challengePhase(day(-ago), day()) ?? null);
  expect(named).toEqual(shown);
});
