/**
 * The folder in which `npm start` keeps people's entries, used by one process at a time, and the
 * secret that signs its sessions.
 */
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { CliError } from "#scripts/cliError";

/** Returns true if DATABASE names a PostgreSQL server rather than `memory` or a folder. */
export const isServerUrl = (database: string): boolean => /^postgres(ql)?:/.test(database);

/** The mode that keeps entries private from the computer's other users. */
const OWNER_ONLY = 0o700;
const LOCK = "in-use";
const DATABASE = "postgres";
const SECRET = "session-secret";
const OWN_ENTRIES = new Set([LOCK, DATABASE, SECRET]);

/** Creates the folder, or makes an existing one private, unless it belongs to another user. */
function ensurePrivateFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, OWNER_ONLY);
  return folder;
}

/** A folder with other contents, such as /tmp, is not made private; only our own files in it are. */
const holdsOnlyOwnEntries = (folder: string) =>
  !existsSync(folder) || readdirSync(folder).every((name) => OWN_ENTRIES.has(name));

export class FolderInUseError extends CliError {}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * PGlite is PostgreSQL in a single process, so two on one folder would destroy it.
 * @returns the function that releases the folder.
 * @throws FolderInUseError with a sentence for the person at the terminal.
 */
export function lockFolder(folder: string): () => void {
  if (holdsOnlyOwnEntries(folder)) ensurePrivateFolder(folder);
  const lock = path.join(folder, LOCK);
  const holder = existsSync(lock) ? Number(readFileSync(lock, "utf8")) : undefined;
  if (holder && holder !== process.pid && isRunning(holder))
    throw new FolderInUseError(
      `The data folder ${folder} is in use by another 4MQ (process ${holder}). ` +
        "Stop that one first, or set DATABASE to another folder.",
    );
  rmSync(lock, { force: true }); // left behind by a process that was killed
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
  } catch {
    throw new FolderInUseError(`Another 4MQ is starting in ${folder} at this moment. Try again.`);
  }
  const release = () => rmSync(lock, { force: true });
  process.once("exit", release);
  return () => {
    process.off("exit", release);
    release();
  };
}

/** The database's own folder in the data folder. */
export const databaseFolder = (folder: string): string => ensurePrivateFolder(path.join(folder, DATABASE));

/**
 * The key that signs the sessions. It is stored with the data, so that a restart signs nobody out,
 * and is never the same on two machines.
 */
export function sessionSecret(folder: string): string {
  const file = path.join(folder, SECRET);
  if (!existsSync(file)) writeFileSync(file, randomSecret(), { mode: 0o600 });
  return readFileSync(file, "utf8");
}

export const randomSecret = () => randomBytes(32).toString("hex");
