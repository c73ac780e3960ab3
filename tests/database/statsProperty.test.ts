/**
 * Weekly and phase figures for random journals: the database's answers and those of src/domain/journal/stats.ts are both
 * compared with sums that are written out here and share no code with either.
 */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { JournalEntry } from "@/domain/journal/journal";
import { penceOf } from "@/domain/money";
import { statsOf, trendWeeks, type KspStats } from "@/domain/journal/stats";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { signUp, type User } from "./actors";

let backend: Backend;
let user: User;
let neighbour: User;

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  user = await signUp(backend);
  neighbour = await signUp(backend, "Ben");
});
afterAll(() => backend.close());

const MS_PER_DAY = 86_400_000;
const FIRST_OF_2021 = Date.UTC(2021, 0, 1) / MS_PER_DAY;
/** Days are numbers here: the calendar is UTC's, which has no clock changes. */
const textOf = (day: number) => new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
/** 1 January 1970 was a Thursday. */
const mondayOf = (day: number) => day - ((day + 3) % 7);

interface Entry {
  day: number;
  detail: JournalEntry["detail"];
  pence: number;
}

const DETAILS = [
  "E-Chore",
  "E-Allowance",
  "E-Others",
  "S-For Goal",
  "S-Without Goal",
  "S-Others",
  "P-KS Needs",
  "P-Non-KS Needs",
  "P-Wants",
  "P-Others",
] as const;

const journals = fc
  .record({ start: fc.integer({ min: 0, max: 1900 }), sinceStart: fc.integer({ min: 0, max: 100 }) })
  .chain(({ start, sinceStart }) =>
    fc.record({
      start: fc.constant(FIRST_OF_2021 + start),
      today: fc.constant(FIRST_OF_2021 + start + sinceStart),
      entries: fc.array(
        fc.record({
          // The range begins before the first of the eight weeks and ends after the last phase.
          day: fc.integer({ min: -70, max: 110 }).map((days) => FIRST_OF_2021 + start + days),
          detail: fc.constantFrom(...DETAILS),
          pence: fc.oneof(
            fc.integer({ min: 0, max: 2_000 }),
            fc.constantFrom(0, 1, 333, 999_999_999),
            fc.integer({ min: 0, max: 999_999_999 }),
          ),
        }),
        // By default fast-check prefers short lists, in which two entries seldom share a day.
        { maxLength: 60, size: "max" },
      ),
    }),
  );

/** Adds up the days one by one in whole pence, and rounds half a hundredth of a percent up. */
function expected(entries: readonly Entry[], first: number, last: number): KspStats {
  let earning = 0n;
  let saving = 0n;
  let spending = 0n;
  let ksSpending = 0n;
  for (let day = first; day <= last; day++)
    for (const entry of entries) {
      if (entry.day !== day) continue;
      const pence = BigInt(entry.pence);
      if (entry.detail.startsWith("E-")) earning += pence;
      if (entry.detail.startsWith("S-")) saving += pence;
      if (entry.detail.startsWith("P-")) spending += pence;
      if (entry.detail === "P-KS Needs") ksSpending += pence;
    }
  const ratio = (part: bigint, whole: bigint) =>
    whole === 0n ? 0 : Number((part * 20_000n + whole) / (whole * 2n)) / 100;
  return {
    earning: Number(earning),
    saving: Number(saving),
    spending: Number(spending),
    ksSpending: Number(ksSpending),
    seRatio: ratio(saving, earning),
    ksRatio: ratio(ksSpending, spending),
  };
}

function valuesOf({ userId, day, detail, pence }: Entry & { userId: string }): string {
  const inColumn = ["E", "S", "P"].map((type) => (detail.startsWith(type) ? `'${detail}'` : "null"));
  return `('${userId}', '${textOf(day)}', '${detail[0]}', ${(pence / 100).toFixed(2)}, ${inColumn.join(", ")})`;
}

/**
 * The owner of the database does this, because nobody can enrol in a challenge of another year. The
 * neighbour's entry must not count.
 */
async function write(entries: readonly Entry[], start: number) {
  const rows = [
    ...entries.map((entry) => ({ ...entry, userId: user.id })),
    { day: start, detail: "E-Chore", pence: 12_345, userId: neighbour.id } as const,
  ];
  await backend.sql(`
    delete from public.journal_entries; delete from public.challenge_participants;
    insert into public.challenge_participants (user_id, challenge_start_date, challenge_end_date)
      values ('${user.id}', '${textOf(start)}', date '${textOf(start)}' + 90);
    insert into public.journal_entries
      (user_id, entry_date, entry_type, amount, earning_detail, saving_detail, spending_detail)
      values ${rows.map(valuesOf).join(", ")};
  `);
}

type Row = Record<
  "total_earning" | "total_saving" | "total_spending" | "total_ks_spending" | "se_ratio" | "ks_ratio",
  number
>;
const statsOfRow = (row: Row): KspStats => ({
  earning: penceOf(row.total_earning),
  saving: penceOf(row.total_saving),
  spending: penceOf(row.total_spending),
  ksSpending: penceOf(row.total_ks_spending),
  seRatio: row.se_ratio,
  ksRatio: row.ks_ratio,
});

async function answeredWeek(first: number, last: number): Promise<KspStats> {
  const span = { p_week_start: textOf(first), p_week_end: textOf(last) };
  const { data } = await user.client
    .rpc("calculate_weekly_stats_ksp", { p_user_id: user.id, ...span })
    .throwOnError();
  expect(data).toHaveLength(1);
  return statsOfRow(data[0]!);
}

async function answeredPhase(phase: number): Promise<KspStats> {
  const { data } = await user.client
    .rpc("calculate_phase_stats_ksp", { p_user_id: user.id, p_phase_number: phase })
    .throwOnError();
  expect(data).toHaveLength(1);
  return statsOfRow(data[0]!);
}

it("for 50 random journals the eight weeks and the six phases are what the entries add up to", async () => {
  await fc.assert(
    fc.asyncProperty(journals, async ({ start, today, entries }) => {
      await write(entries, start);
      const kept = entries.map(({ day, detail, pence }): JournalEntry => ({
        day: textOf(day),
        type: detail[0] as JournalEntry["type"],
        detail,
        pence,
      }));
      const spans = trendWeeks(textOf(today));
      expect(spans).toHaveLength(8);
      for (const [place, span] of spans.entries()) {
        const first = mondayOf(today) - 7 * (7 - place);
        expect(span).toEqual({ first: textOf(first), last: textOf(first + 6) });
        const truth = expected(entries, first, first + 6);
        expect(await answeredWeek(first, first + 6)).toEqual(truth);
        expect(statsOf(kept, span)).toEqual(truth);
      }
      for (let phase = 1; phase <= 6; phase++) {
        const first = start + 14 * (phase - 1);
        expect(await answeredPhase(phase)).toEqual(expected(entries, first, first + 13));
      }
    }),
    { numRuns: 50, seed: 20_261_121 },
  );
});
