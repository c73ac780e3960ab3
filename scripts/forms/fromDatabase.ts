/** Submissions from the data folder of this computer, or from a PostgreSQL server of one's own. Only ever reads. */
import { existsSync } from "node:fs";
import path from "node:path";
import { connectPglite, connectPostgres, isPostgres, type Connection } from "#scripts/backend/connections";
import { lockFolder } from "#scripts/backend/dataFolder";
import { submissionOf, type Submission, type SubmissionRow } from "#scripts/forms/submission";
import { Stop } from "#scripts/stop";

const QUERY = `select id::text, created_at, payload from public.form_submissions where form_id = $1
  order by created_at, id`;
const NO_SUCH_TABLE = "42P01";

async function ask(connection: Connection, formId: string): Promise<Submission[]> {
  const rows = isPostgres(connection)
    ? await connection.driver.unsafe<SubmissionRow[]>(QUERY, [formId])
    : (await connection.driver.query<SubmissionRow>(QUERY, [formId])).rows;
  return rows.map(submissionOf);
}

/** @param where in words, without a password. */
async function readAndClose(connection: Connection, formId: string, where: string) {
  try {
    return await ask(connection, formId);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code === NO_SUCH_TABLE)
      throw new Stop(`${where} does not have the tables of this site yet. Start the site on it once.`);
    throw new Stop(`${where} could not be read: ${message || code}`);
  } finally {
    await connection.close();
  }
}

export async function readFolder(folder: string, formId: string): Promise<Submission[]> {
  const data = path.join(folder, "postgres");
  if (!existsSync(data)) throw new Stop(`There is no data in ${folder} yet: nobody has sent a form here.`);
  const letGo = lockFolder(folder);
  try {
    return await readAndClose(await connectPglite({ folder: data }), formId, `The data folder ${folder}`);
  } finally {
    letGo();
  }
}

export function readPostgres(url: string, formId: string): Promise<Submission[]> {
  if (!URL.canParse(url)) throw new Stop("DATABASE is no address of a PostgreSQL server.");
  const { host, pathname } = new URL(url);
  return readAndClose(connectPostgres(url, 1), formId, `The PostgreSQL database ${host}${pathname}`);
}
