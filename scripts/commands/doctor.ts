/**
 * `npm run doctor` examines a deployed site and its Supabase project, and says of each setting that it is right, what to
 * do, or where to look. Then it lists what the owner has not filled in yet; without a project, that alone.
 *
 * The address and the publishable key come from .env.local, as for the build, and so does SITE_URL. SUPABASE_SECRET_KEY
 * and SUPABASE_ACCESS_TOKEN in the environment open more. It writes nothing; `-- --send-letter you@example.com` asks for
 * one letter.
 */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { parseArguments } from "#scripts/arguments";
import { deployment } from "#scripts/doctor/deployment";
import { refuseUnencrypted } from "#scripts/database/project";
import { examine } from "#scripts/doctor/examine";
import { joinChannel } from "#scripts/doctor/realtime";
import { launchFindings, paperFindings } from "#scripts/doctor/launchFacts";
import { lineOf, type Finding } from "#scripts/doctor/verdict";
import { CliError } from "#scripts/cliError";

const MANAGEMENT_URL = "https://api.supabase.com";

const parse = (args: string[]) =>
  parseArguments({ args, options: { "send-letter": { type: "string" } } }).values["send-letter"];

/** As Vite reads them for the build; the doctor is also one file that runs without any package (deploy.yml). */
const SETTINGS_FILES = [".env", ".env.local", ".env.production", ".env.production.local"];
const settings = (): Record<string, string> =>
  Object.assign(
    {},
    ...SETTINGS_FILES.filter((file) => existsSync(file)).map((file) => parseEnv(readFileSync(file, "utf8"))),
    process.env,
  );

const withoutSlash = (address: string | undefined) => address?.replace(/\/+$/, "") || undefined;

export default async function doctor(args: string[]) {
  const letterTo = parse(args);
  const buildEnv = settings();
  const siteUrl = buildEnv.SITE_URL || undefined;
  const url = withoutSlash(buildEnv.VITE_SUPABASE_URL);
  const key = buildEnv.VITE_SUPABASE_PUBLISHABLE_KEY;
  const unfilled = [...launchFindings(buildEnv), ...paperFindings(process.cwd())];
  if (!url || !key) {
    for (const finding of unfilled) console.log(lineOf(finding));
    throw new CliError(
      "To examine a project as well, the doctor needs VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY, in .env.local or in the environment.",
    );
  }
  for (const address of [url, siteUrl])
    if (address && !URL.canParse(address)) throw new CliError(`${address} is not a web address.`);
  refuseUnencrypted(url);
  const patient = deployment(
    {
      url,
      key,
      secretKey: process.env.SUPABASE_SECRET_KEY,
      token: process.env.SUPABASE_ACCESS_TOKEN,
      projectRef: process.env.SUPABASE_PROJECT_REF,
      site: siteUrl && new URL(siteUrl).origin,
      letterTo,
      buildEnv,
    },
    { fetch, joinChannel, managementUrl: MANAGEMENT_URL },
  );
  const counts = { right: 0, wrong: 0, advised: 0, unseen: 0 };
  const note = (finding: Finding) => {
    console.log(lineOf(finding));
    counts[finding.verdict.is]++;
  };
  for await (const finding of examine(patient)) note(finding);
  unfilled.forEach(note);
  console.log(
    `\n${counts.right} right, ${counts.wrong} wrong, ${counts.advised} with advice, ${counts.unseen} that cannot be seen from here.`,
  );
  if (counts.wrong) process.exitCode = 1;
}
