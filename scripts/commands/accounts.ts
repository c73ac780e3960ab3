/**
 * `npm run accounts -- inactive` lists accounts that nobody has used for 24 months, by id and times alone; `… inactive
 * delete` deletes them with all their data. It works on this computer's data folder, on DATABASE=postgres://…, or on a
 * hosted project through SUPABASE_URL and SUPABASE_SECRET_KEY in the environment.
 */
import { chooseTarget } from "#scripts/database/target";
import { withDataFolder, withPostgres, type RunQuery } from "#scripts/database/direct";
import { callProject } from "#scripts/database/project";
import { hostedProject } from "#scripts/serving/settings";
import { CliError } from "#scripts/cliError";

/** The time without use after which the privacy page says that an account is deleted. */
const MONTHS = 24;

interface Inactive {
  id: string;
  last_used_at: string | Date;
}

const LISTING = {
  dataClause: "This site's accounts are kept in",
  verb: "look through",
  done: "looked through",
};

const accountsIn = (number: number) => `${number} ${number === 1 ? "account" : "accounts"}`;

async function work(list: () => Promise<Inactive[]>, remove: () => Promise<number>, deletes: boolean) {
  if (deletes)
    return console.log(`Deleted ${accountsIn(await remove())} that had not been used for ${MONTHS} months.`);
  const inactive = await list();
  for (const { id, last_used_at } of inactive)
    console.log(`${id}  last used ${new Date(last_used_at).toISOString().slice(0, 10)}`);
  console.log(
    inactive.length
      ? `Found ${accountsIn(inactive.length)} not used for ${MONTHS} months. To delete them: npm run accounts -- inactive delete`
      : `Every account has been used in the last ${MONTHS} months.`,
  );
}

export default async function accounts([what, verb]: string[]) {
  if (what !== "inactive" || (verb !== undefined && verb !== "delete"))
    throw new CliError(
      "npm run accounts -- inactive lists the accounts that nobody uses. To delete them, add delete.",
    );
  const target = chooseTarget({ ...process.env, hostedProject: hostedProject() }, LISTING);
  const deletes = verb === "delete";
  if (target.kind === "project")
    return work(
      () => callProject(target, "rpc/inactive_accounts", { p_months: MONTHS }),
      () => callProject(target, "rpc/delete_inactive_accounts", { p_months: MONTHS }),
      deletes,
    );
  const runOnDatabase = (ask: RunQuery) =>
    work(
      () => ask(`select id::text, last_used_at from public.inactive_accounts(${MONTHS})`),
      async () =>
        (await ask<{ deleted: number }>(`select public.delete_inactive_accounts(${MONTHS}) as deleted`))[0]!
          .deleted,
      deletes,
    );
  if (target.kind === "postgres") return withPostgres(target.url, runOnDatabase);
  return withDataFolder(target.folder, "nobody has an account here.", runOnDatabase);
}
