/** Queries the data folder of this computer, or a PostgreSQL server, with its owner's rights. */
import { existsSync } from "node:fs";
import path from "node:path";
import { connectPglite, connectPostgres, queryRows, type Connection } from "#scripts/backend/connections";
import { lockFolder } from "#scripts/backend/dataFolder";
import { CliError } from "#scripts/cliError";

/** `query` takes $1, $2 … and returns the rows. */
export type RunQuery = <Row extends object>(query: string, values?: unknown[]) => Promise<Row[]>;
type Work<Result> = (ask: RunQuery) => Promise<Result>;

/** The error codes of a database made by an earlier version of the site than the command needs. */
const NOT_THERE_YET = ["42P01", "42883"];

/** @param where the location in words, without a password. */
async function workAndClose<Result>(connection: Connection, where: string, work: Work<Result>) {
  try {
    return await work((query, values) => queryRows(connection, query, values));
  } catch (error) {
    if (error instanceof CliError) throw error;
    const { code, message } = error as Error & { code?: string };
    if (code && NOT_THERE_YET.includes(code))
      throw new CliError(
        `${where} does not have the tables for this site yet. Start the site with it once first.`,
      );
    throw new CliError(`${where} could not be read: ${message || code}`);
  } finally {
    await connection.close();
  }
}

/** @param empty the meaning of a missing folder. */
export async function withDataFolder<Result>(
  folder: string,
  empty: string,
  work: Work<Result>,
): Promise<Result> {
  const data = path.join(folder, "postgres");
  if (!existsSync(data)) throw new CliError(`There is no data in ${folder} yet: ${empty}`);
  const releaseLock = lockFolder(folder);
  try {
    return await workAndClose(await connectPglite({ folder: data }), `The data folder ${folder}`, work);
  } finally {
    releaseLock();
  }
}

export async function withPostgres<Result>(url: string, work: Work<Result>): Promise<Result> {
  if (!URL.canParse(url)) throw new CliError("DATABASE is not the address of a PostgreSQL server.");
  const { host, pathname } = new URL(url);
  return workAndClose(connectPostgres(url, 1), `The PostgreSQL database ${host}${pathname}`, work);
}
