/** The database part of the bench, from the first row written to its report. */
import { cpus } from "node:os";
import { runSupabaseAdvisors } from "./advisors.ts";
import { ratios } from "./goals.ts";
import { sizeOf } from "./fill.ts";
import { measureDatabase, type DatabaseRun } from "./measure.ts";
import { HUGE_IDEA } from "./requests.ts";
import type { BenchContext } from "#scripts/bench/context";
import type { Figure, Report } from "#scripts/bench/report";
import { align } from "#scripts/bench/table";
import { postgresUnavailableReason } from "#scripts/realPostgres";

/** The limit is low, because the request costs its sender next to nothing. */
const MAX_HUGE_IDEA_MS = 250;

const number = (value: number) => value.toLocaleString("en-GB");

function describe({ size, loadBefore, loadSeconds, timings }: DatabaseRun) {
  const timed = Object.entries(timings).map(([name, { meanMs, perSecond }]) => [
    name,
    meanMs.toFixed(2),
    number(Math.round(perSecond)),
  ]);
  return [
    `${number(size.entries)} entries of ${number(size.users)} users, written in ${loadSeconds.toFixed(0)} s; 8 clients`,
    `Load of this machine before: ${loadBefore.toFixed(1)} on ${cpus().length} processors`,
    align([["request", "mean ms", "a second"], ...timed]),
  ].join("\n\n");
}

export async function benchDatabase({ entries, log }: BenchContext): Promise<Report> {
  log("Asking Supabase's advisors…");
  const advice = await runSupabaseAdvisors();
  const advisors = {
    figures: [{ name: "Supabase's advisors complain", value: advice ? 1 : 0, goal: { most: 0 } }],
    details: advice ? `Supabase's advisors complain:\n${advice}` : "Supabase's advisors have no complaint.",
  };
  const why = postgresUnavailableReason();
  if (why) return { ...advisors, details: `${advisors.details}\n\nNo real PostgreSQL was measured: ${why}.` };
  const run = await measureDatabase(sizeOf(entries), log);
  const hugeIdea: Figure = {
    name: HUGE_IDEA.name,
    value: run.timings[HUGE_IDEA.name]!.meanMs,
    unit: "ms",
    goal: { most: MAX_HUGE_IDEA_MS },
  };
  return {
    figures: [
      ...advisors.figures,
      { name: "entries", value: run.size.entries },
      ...ratios(run.rounds),
      hugeIdea,
      ...run.judging,
    ],
    details: `${advisors.details}\n\n${describe(run)}`,
  };
}
