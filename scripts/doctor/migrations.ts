/** The project's own migrations: their versions, and the tables that they create. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { migrationsFolder, migrationVersions as versionsIn } from "#scripts/backend/snapshot";

const ROOT = process.cwd();
const FOLDER = migrationsFolder(ROOT);

export const migrationVersions = () => versionsIn(ROOT);

export const tablesOfMigrations = () =>
  readdirSync(FOLDER).flatMap((file) =>
    [...readFileSync(path.join(FOLDER, file), "utf8").matchAll(/^create table public\.(\w+)/gm)].map(
      ([, table]) => table!,
    ),
  );
