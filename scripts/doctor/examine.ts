/** All checks, in the order of docs/deploying.md. */
import { AUTH_CHECKS } from "./authChecks.ts";
import {
  JOBS_CHECK,
  MIGRATIONS_CHECK,
  QUEUE_CHECK,
  RIGHTS_CHECKS,
  TEXT_RULES_CHECK,
} from "./databaseChecks.ts";
import { NoAnswer, type Deployment } from "./deployment.ts";
import { LETTER_CHECK } from "./letter.ts";
import { API_CHECKS, FUNCTION_CHECKS, KEY_CHECK, SIGN_IN_CHECKS, TABLES_CHECK } from "./projectChecks.ts";
import { SITE_CHECKS } from "./siteChecks.ts";
import { unseen, wrong, type Check, type Finding, type Verdict } from "./verdict.ts";
import { CliError } from "#scripts/cliError";

const CHECKS: readonly Check[] = [
  KEY_CHECK,
  MIGRATIONS_CHECK,
  TEXT_RULES_CHECK,
  TABLES_CHECK,
  ...RIGHTS_CHECKS,
  JOBS_CHECK,
  QUEUE_CHECK,
  ...FUNCTION_CHECKS,
  ...SIGN_IN_CHECKS,
  ...AUTH_CHECKS,
  ...API_CHECKS,
  ...SITE_CHECKS,
];

/** A check that is refused or gets no answer is a finding like any other. */
async function judged({ name, judge }: Check, deployment: Deployment): Promise<Finding> {
  const verdict = await judge(deployment).catch((error: unknown): Verdict => {
    if (error instanceof CliError) return wrong(error.message, "check the keys.");
    if (error instanceof NoAnswer) return unseen(`it again in a few minutes, because ${error.message}.`);
    throw error;
  });
  return { name, verdict };
}

/** @returns the findings one by one, as they are made. */
export async function* examine(deployment: Deployment): AsyncGenerator<Finding> {
  for (const check of CHECKS) yield await judged(check, deployment);
  if (deployment.letterTo) yield await judged(LETTER_CHECK, deployment);
}
