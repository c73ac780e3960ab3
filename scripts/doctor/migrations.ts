/** The project's own migrations and rules: their versions, and the tables that the migrations create. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  hashOfTextRules,
  migrationsFolder,
  migrationVersions as versionsIn,
  readTextRules,
} from "#scripts/backend/snapshot";

export { TEXT_RULES_FILE } from "#scripts/backend/snapshot";

const ROOT = process.cwd();
const FOLDER = migrationsFolder(ROOT);

export const migrationVersions = () => versionsIn(ROOT);
export const TEXT_RULES_HASH = hashOfTextRules(readTextRules(ROOT));

export const tablesOfMigrations = () =>
  readdirSync(FOLDER).flatMap((file) =>
    [...readFileSync(path.join(FOLDER, file), "utf8").matchAll(/^create table public\.(\w+)/gm)].map(
      ([, table]) => table!,
    ),
  );
