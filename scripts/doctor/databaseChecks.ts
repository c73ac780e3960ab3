/** Checks of the project's database, with its secret key or the owner's access token. */
import * as v from "valibot";
import { parsed, type Deployment } from "./deployment.ts";
import { migrationVersions, TEXT_RULES_FILE, TEXT_RULES_HASH } from "./migrations.ts";
import { right, unseen, wrong, type Check, type Verdict } from "./verdict.ts";
import { CliError } from "#scripts/cliError";
import { keyHeaders } from "#scripts/database/project";

const TOKEN = "or set SUPABASE_ACCESS_TOKEN.";
const Names = v.array(v.object({ name: v.string() }));

/** Runs a query as a role that can only read. @returns undefined without a token. */
async function namesOf({ askManagement }: Deployment, query: string): Promise<string[] | undefined> {
  const answer = await askManagement("/database/query/read-only", { query });
  return answer && parsed(Names, answer).map(({ name }) => name);
}

const APPLIED = "select version as name from supabase_migrations.schema_migrations order by 1";

async function judgeMigrations(deployment: Deployment): Promise<Verdict> {
  const applied = await namesOf(deployment, APPLIED);
  if (!applied) return unseen(`Database, Migrations, ${TOKEN}`);
  const wanted = migrationVersions();
  const missing = wanted.filter((version) => !applied.includes(version));
  const unknown = applied.filter((version) => !wanted.includes(version));
  if (missing.length)
    return wrong(`${missing.join(", ")} not applied`, "apply them: run “npx supabase db push --remote”.");
  return unknown.length
    ? wrong(
        `${unknown.join(", ")} applied, but not among the site's`,
        "check out the version of the site that has them, or undo them with a new migration.",
      )
    : right(`all ${wanted.length} applied`);
}

const RULES = "select hash as name from private.text_rules_version";

async function judgeTextRules(deployment: Deployment): Promise<Verdict> {
  const pushed = await namesOf(deployment, RULES);
  if (!pushed)
    return unseen(`the answer to “${RULES};” in the SQL editor: it should be ${TEXT_RULES_HASH}, ${TOKEN}`);
  const remedy = `push them: run “psql <address of the database> -v ON_ERROR_STOP=1 -f ${TEXT_RULES_FILE}”.`;
  if (!pushed.length) return wrong("none, so every text is held for the moderator", remedy);
  return pushed[0] === TEXT_RULES_HASH
    ? right("those of this version")
    : wrong(`${pushed[0]}, and not ${TEXT_RULES_HASH}`, remedy);
}

/** Everything in the exposed schema that a stranger could use, or a visitor who is signed in without row security. */
const OPEN = `
  select relation.relname as name
  from pg_class as relation join pg_namespace as schema on schema.oid = relation.relnamespace
  where schema.nspname = 'public' and relation.relkind in ('r', 'p', 'v', 'm', 'f') and (
    has_table_privilege('anon', relation.oid, 'select, insert, update, delete')
    or has_any_column_privilege('anon', relation.oid, 'select, insert, update')
    or (has_any_column_privilege('authenticated', relation.oid, 'select, insert, update')
        and not relation.relrowsecurity)
  )
  union all
  select routine.proname || '()'
  from pg_proc as routine join pg_namespace as schema on schema.oid = routine.pronamespace
  where schema.nspname = 'public' and has_function_privilege('anon', routine.oid, 'execute')
  order by 1`;
const PUBLISHED =
  "select tablename as name from pg_publication_tables where pubname = 'supabase_realtime' order by 1";

async function judgeRights(deployment: Deployment): Promise<Verdict> {
  const open = await namesOf(deployment, OPEN);
  if (!open) return unseen(`Advisors, Security Advisor, ${TOKEN}`);
  return open.length
    ? wrong(
        `${open.join(", ")} open to strangers or without row security`,
        "revoke the rights, or drop what the site did not create.",
      )
    : right("no table, view or function is open to strangers, including those that the site did not create");
}

async function judgePublication(deployment: Deployment): Promise<Verdict> {
  const published = await namesOf(deployment, PUBLISHED);
  if (!published) return unseen(`Database, Publications: supabase_realtime should have no table, ${TOKEN}`);
  return published.length
    ? wrong(
        `Realtime publishes ${published.join(", ")}`,
        "remove them under Database, Publications, supabase_realtime.",
      )
    : right("Realtime publishes none");
}

const Jobs = v.array(
  v.object({ job: v.string(), is_scheduled: v.boolean(), last_status: v.nullable(v.string()) }),
);

async function judgeJobs({ url, secretKey, ask }: Deployment): Promise<Verdict> {
  if (!secretKey)
    return unseen(
      "the answer to “select * from scheduled_jobs();” in the SQL editor, or set SUPABASE_SECRET_KEY.",
    );
  const answer = await ask(`${url}/rest/v1/rpc/scheduled_jobs`, { headers: keyHeaders(secretKey), body: {} });
  if (answer.status === 401 || answer.status === 403) throw new CliError("SUPABASE_SECRET_KEY was refused");
  const migrate = "apply the migrations: run “npx supabase db push --remote”.";
  if (answer.status === 404) return wrong("the database has no list of them", migrate);
  const jobs = parsed(Jobs, answer);
  if (!jobs.length) return wrong("the list is empty", migrate);
  const names = (those: typeof jobs) => those.map(({ job }) => job).join(", ");
  const unscheduled = jobs.filter(({ is_scheduled }) => !is_scheduled);
  if (unscheduled.length)
    return wrong(
      `${names(unscheduled)} not scheduled`,
      "switch on pg_cron under Database, Extensions, then run in the SQL editor: select cron.schedule(job, schedule, command) from scheduled_jobs() where not is_scheduled;",
    );
  const failed = jobs.filter(({ last_status }) => last_status === "failed");
  if (failed.length)
    return wrong(
      `the last run of ${names(failed)} failed`,
      "read why in the SQL editor: select * from cron.job_run_details order by runid desc limit 20;",
    );
  const waiting = jobs.filter(({ last_status }) => last_status === null);
  return right(
    waiting.length
      ? `all ${jobs.length} scheduled; ${names(waiting)} not yet run`
      : `all ${jobs.length} scheduled, and no last run failed`,
  );
}

const Waiting = v.tuple([v.object({ urgent: v.number(), oldest_urgent: v.nullable(v.string()) })]);
const HOUR_MS = 3_600_000;

/** The children in need whom no moderator has answered. */
async function judgeQueue({ url, secretKey, ask }: Deployment): Promise<Verdict> {
  if (!secretKey) return unseen("the moderators' page, or set SUPABASE_SECRET_KEY.");
  const answer = await ask(`${url}/rest/v1/rpc/moderation_waiting`, {
    headers: keyHeaders(secretKey),
    body: {},
  });
  if (answer.status === 401 || answer.status === 403) throw new CliError("SUPABASE_SECRET_KEY was refused");
  if (answer.status === 404)
    return wrong(
      "the database does not count them",
      "apply the migrations: run “npx supabase db push --remote”.",
    );
  const [{ urgent, oldest_urgent: oldest }] = parsed(Waiting, answer);
  if (!oldest) return right("none waits for an answer");
  const hours = Math.floor((Date.now() - Date.parse(oldest)) / HOUR_MS);
  return wrong(
    `${urgent} unanswered, the oldest for ${hours} ${hours === 1 ? "hour" : "hours"}`,
    "answer them now: run “npm run moderate -- --page”.",
  );
}

export const QUEUE_CHECK: Check = { name: "Children in need", judge: judgeQueue };
export const MIGRATIONS_CHECK: Check = { name: "Migrations", judge: judgeMigrations };
export const TEXT_RULES_CHECK: Check = { name: "Rules for texts", judge: judgeTextRules };
export const RIGHTS_CHECKS: readonly Check[] = [
  { name: "Rights", judge: judgeRights },
  { name: "Published tables", judge: judgePublication },
];
export const JOBS_CHECK: Check = { name: "Scheduled jobs", judge: judgeJobs };
