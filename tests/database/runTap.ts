/** Runs pgTAP files, as `supabase test db` does with psql. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { protocol, type PGlite } from "@electric-sql/pglite";
import { pgtap } from "@electric-sql/pglite/pgtap";
import { createBackend } from "#scripts/backend/backend";

export interface TapTest {
  ok: boolean;
  name: string;
  /** pgTAP's report of a failure: actual and expected. */
  diagnostics: string;
}

export interface TapRun {
  tests: TapTest[];
  /** The number of tests that the file announced. */
  plan: number | undefined;
  /** PostgreSQL's error that ended the file early. */
  error: string | undefined;
}

/** psql's `\ir file` is replaced by the file's text. */
const withIncludes = (file: string): string =>
  readFileSync(file, "utf8").replace(/^\\ir (.+)$/gm, (_, name: string) =>
    withIncludes(path.join(path.dirname(file), name.trim())),
  );

export function readTap(lines: string[]): Omit<TapRun, "error"> {
  const tests: TapTest[] = [];
  let plan: number | undefined;
  for (const line of lines) {
    const planned = /^1\.\.(\d+)$/.exec(line);
    const result = /^(not )?ok \d+(?: - (.*))?$/.exec(line);
    const last = tests.at(-1);
    if (planned) plan = Number(planned[1]);
    else if (result)
      tests.push({ ok: !result[1], name: result[2] ?? `test ${tests.length + 1}`, diagnostics: "" });
    else if (line.startsWith("#") && last) last.diagnostics += `${line}\n`;
  }
  return { tests, plan };
}

/** A database with pgTAP. Each file begins a transaction and rolls it back, so that the next one finds it as it was. */
export async function openTap() {
  const backend = await createBackend({
    database: "memory",
    siteUrl: "http://localhost",
    extensions: { pgtap },
  });
  const database = backend.connection.driver as PGlite;
  // Elsewhere pgTAP belongs to another role, whose functions are everybody's to call.
  await database.exec("alter default privileges grant execute on functions to public");

  async function runSql(script: string): Promise<TapRun> {
    // The protocol's own messages, so that answers before an error are also read.
    const { messages } = await database.execProtocol(protocol.serialize.query(script), {
      throwOnError: false,
    });
    const lines: string[] = [];
    let error: string | undefined;
    for (const message of messages) {
      if (message.name === "dataRow" && "fields" in message)
        lines.push(...(message.fields as (string | null)[]).flatMap((field) => (field ?? "").split("\n")));
      else if (message.name === "error") error = (message as unknown as Error).message;
    }
    // After an error the transaction is still open, whatever the file says of its end.
    await database.exec("rollback; discard temp");
    return { ...readTap(lines), error };
  }
  return { runSql, runFile: (file: string) => runSql(withIncludes(file)), close: backend.close };
}
