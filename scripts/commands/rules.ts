/**
 * `npm run rules` writes the rules for texts, from supabase/functions/_shared/text, into the newest migration that has
 * them, and what the guide has learnt from examples into its weights. `npm run rules -- new` starts another migration, for a database that already has the newest.
 */
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { weightsModule, WEIGHTS_FILE } from "#scripts/guide/weights";
import { textRulesSql } from "#scripts/moderation/textRules";
import { CliError } from "#scripts/cliError";

const FOLDER = "supabase/migrations";
const ENDING = "_text_rules.sql";

export const newestTextRules = (): string =>
  path.join(
    FOLDER,
    readdirSync(FOLDER)
      .filter((file) => file.endsWith(ENDING))
      .toSorted()
      .at(-1)!,
  );

const stamp = (now: Date) => now.toISOString().replace(/\D/gu, "").slice(0, 14);

export default function rules([which]: string[]) {
  if (which !== undefined && which !== "new")
    throw new CliError(`There is no command "${which}". npm run rules -- new starts another migration.`);
  const file = which ? path.join(FOLDER, `${stamp(new Date())}${ENDING}`) : newestTextRules();
  writeFileSync(file, textRulesSql());
  console.log(`${file} is up to date with the rules.`);
  writeFileSync(WEIGHTS_FILE, weightsModule());
  console.log(`${WEIGHTS_FILE} is up to date with the examples.`);
}
