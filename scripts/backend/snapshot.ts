/**
 * A migrated database, dumped once and stored under the hash of its sources: tests start from it in
 * a fifth of a second.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The file that `npm run rules` writes, pushed to a hosted database after the migrations (docs/deploying.md). */
export const TEXT_RULES_FILE = "supabase/text_rules.sql";

export const migrationsFolder = (root: string) => path.join(root, "supabase/migrations");

/** "20261124000100", in the order in which they are applied. */
export const migrationVersions = (root: string) =>
  readdirSync(migrationsFolder(root))
    .filter((file) => file.endsWith(".sql"))
    .map((file) => file.split("_")[0]!)
    .toSorted();

/** The sha256 of the migrations alone, which is in the head of database.types.ts. */
export function migrationsHash(root: string) {
  const hash = createHash("sha256");
  for (const file of readdirSync(migrationsFolder(root)).toSorted())
    hash.update(file).update(readFileSync(path.join(migrationsFolder(root), file)));
  return hash.digest("hex").slice(0, 16);
}

/** The statement that brings the rules for texts into a migrated database. */
export const readTextRules = (root: string) => readFileSync(path.join(root, TEXT_RULES_FILE), "utf8");

/** The hash of the rules, which a database that has them keeps. */
export const hashOfTextRules = (sql: string): string => /^"hash": "(\w+)"/mu.exec(sql)![1]!;

/** Everything that determines a freshly migrated database. */
function snapshotFile(root: string) {
  const hash = createHash("sha256").update(migrationsHash(root)).update(readTextRules(root));
  hash.update(readFileSync(path.join(root, "scripts/backend/bootstrap.sql")));
  for (const name of ["@supabase/lite", "@electric-sql/pglite"])
    hash.update(readFileSync(path.join(root, "node_modules", name, "package.json")));
  const folder = path.join(root, "node_modules/.cache/4mq");
  return path.join(folder, `migrated-${hash.digest("hex").slice(0, 16)}.tar`);
}

/** @param make migrates a database and dumps it; called only if no dump matches. */
export async function migratedDump(root: string, make: () => Promise<Blob>): Promise<File> {
  const file = snapshotFile(root);
  if (!existsSync(file)) {
    const dump = await make();
    mkdirSync(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
    renameSync(unfinished, file); // atomic: parallel test workers may race here
    // Deletes older dumps: 38 MB for each version of the migrations ever tried.
    for (const other of readdirSync(path.dirname(file)))
      if (other.endsWith(".tar") && other !== path.basename(file))
        rmSync(path.join(path.dirname(file), other), { force: true });
  }
  // A File with this type rather than a Blob: without the type PGlite tries to gunzip it and never settles.
  return new File([readFileSync(file)], "database.tar", { type: "application/x-tar" });
}
