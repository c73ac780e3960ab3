/** The project's migrations: their versions, and the tables that they create. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.resolve("supabase/migrations");

const files = () => readdirSync(FOLDER).filter((file) => file.endsWith(".sql"));

/** "20261124000100", in the order of applying. */
export const migrationVersions = () => files().map((file) => file.split("_")[0]!);

export const tablesOfMigrations = () =>
  files().flatMap((file) =>
    [...readFileSync(path.join(FOLDER, file), "utf8").matchAll(/^create table public\.(\w+)/gm)].map(
      ([, table]) => table!,
    ),
  );
