/** The database part of the bench, from the first row written to the tables of its report. */
import { cpus } from "node:os";
import { adviceOfSupabase } from "#scripts/bench/database/advisors";
import { missedRatios, ratios } from "#scripts/bench/database/goals";
import { sizeOf } from "#scripts/bench/database/load";
import { measureDatabase, type DatabaseRun } from "#scripts/bench/database/measure";
import { align } from "#scripts/bench/table";
import { whyNoPostgres } from "#scripts/realPostgres";

export interface DatabaseReport {
  run?: DatabaseRun;
  /** Markdown. */
  text: string;
  /** A sentence for each goal that is missed. */
  missed: string[];
}

function describe(run: DatabaseRun) {
  const { size, loadBefore, loadSeconds, timings, rounds } = run;
  const number = (value: number) => value.toLocaleString("en-GB");
  const timed = Object.entries(timings).map(([name, { meanMs, perSecond }]) => [
    name,
    meanMs.toFixed(2),
    number(Math.round(perSecond)),
  ]);
  const compared = ratios(rounds).map(({ name, value, goal, met }) => [
    name,
    value.toFixed(2),
    goal,
    met ? "met" : "missed",
  ]);
  return [
    `${number(size.entries)} entries of ${number(size.users)} users, written in ${loadSeconds.toFixed(0)} s; 8 clients`,
    `Load of this machine before: ${loadBefore.toFixed(1)} on ${cpus().length} processors`,
    align([["request", "mean ms", "a second"], ...timed]),
    align([["ratio", "value", "goal", ""], ...compared]),
  ].join("\n\n");
}

export async function benchDatabase(entries: number, say: (line: string) => void): Promise<DatabaseReport> {
  say("Asking Supabase's advisors…");
  const advice = await adviceOfSupabase();
  const missed = advice ? [`Supabase's advisors complain:\n${advice}`] : [];
  const advisors = advice ? "Supabase's advisors complain." : "Supabase's advisors have no complaint.";
  const why = whyNoPostgres();
  if (why) return { text: `${advisors}\n\nNo real PostgreSQL was measured: ${why}.`, missed };
  const run = await measureDatabase(sizeOf(entries), say);
  return {
    run,
    text: `${advisors}\n\n${describe(run)}`,
    missed: [...missed, ...missedRatios(ratios(run.rounds))],
  };
}
