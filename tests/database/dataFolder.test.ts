import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBackend } from "#scripts/backend/backend";
import { queryRows } from "#scripts/backend/connections";
import { databaseFolder, FolderInUseError, lockFolder, sessionSecret } from "#scripts/backend/dataFolder";
import { runJob, anonymousClient, service, signUp } from "./actors";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "4mq-data-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const lockFile = () => path.join(folder, "in-use");
const modeOf = (file: string) => statSync(file).mode & 0o777;

/** Another process that runs until it is told to stop. */
async function neighbour() {
  const child = spawn(process.execPath, ["-e", "process.stdin.resume()"], {
    stdio: ["pipe", "ignore", "ignore"],
  });
  await once(child, "spawn");
  return {
    pid: child.pid!,
    async end() {
      const gone = once(child, "exit");
      child.stdin.end();
      await gone;
    },
  };
}

describe("the lock of the data folder", () => {
  it("refuses a second 4MQ in a sentence that names the folder, the other process and the solution", async () => {
    const other = await neighbour();
    try {
      writeFileSync(lockFile(), String(other.pid));
      expect(() => lockFolder(folder)).toThrow(FolderInUseError);
      expect(() => lockFolder(folder)).toThrow(
        `The data folder ${folder} is in use by another 4MQ (process ${other.pid}). ` +
          "Stop that one first, or set DATABASE to another folder.",
      );
      expect(readFileSync(lockFile(), "utf8")).toBe(String(other.pid));
    } finally {
      await other.end();
    }
  });

  it("takes over the lock of a killed process", async () => {
    const other = await neighbour();
    await other.end();
    writeFileSync(lockFile(), String(other.pid));
    const letGo = lockFolder(folder);
    expect(readFileSync(lockFile(), "utf8")).toBe(String(process.pid));
    letGo();
  });

  it("takes over a lock with its own process number, which every start in a container may have", () => {
    writeFileSync(lockFile(), String(process.pid));
    lockFolder(folder)();
    expect(existsSync(lockFile())).toBe(false);
  });

  it("takes over a lock without a readable process number", () => {
    writeFileSync(lockFile(), "");
    lockFolder(folder)();
    writeFileSync(lockFile(), "garbage");
    lockFolder(folder)();
  });

  it("releases the lock, so that the next process can start", () => {
    const letGo = lockFolder(folder);
    expect(existsSync(lockFile())).toBe(true);
    letGo();
    expect(existsSync(lockFile())).toBe(false);
  });

  it("creates the lock together with its folder", () => {
    const deeper = path.join(folder, "not/yet/there");
    lockFolder(deeper)();
    expect(existsSync(deeper)).toBe(true);
  });
});

describe("the secret that signs the sessions", () => {
  it("keeps the secret, so that a restart signs nobody out", () => {
    const secret = sessionSecret(folder);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(sessionSecret(folder)).toBe(secret);
  });

  it("uses a different secret in another folder", () => {
    const other = mkdtempSync(path.join(tmpdir(), "4mq-data-"));
    try {
      expect(sessionSecret(other)).not.toBe(sessionSecret(folder));
    } finally {
      rmSync(other, { recursive: true });
    }
  });

  it.skipIf(process.platform === "win32")("makes the secret readable by its owner alone", () => {
    sessionSecret(folder);
    expect(modeOf(path.join(folder, "session-secret"))).toBe(0o600);
  });
});

describe.skipIf(process.platform === "win32")("other users of this computer", () => {
  it("closes a new data folder to other users of this computer", () => {
    const made = path.join(folder, "made");
    lockFolder(made)();
    expect(modeOf(made)).toBe(0o700);
    expect(modeOf(databaseFolder(made))).toBe(0o700);
  });

  it("closes a data folder left open by an earlier 4MQ, or created for it", () => {
    for (const file of [undefined, "session-secret"]) {
      if (file) writeFileSync(path.join(folder, file), "s");
      chmodSync(folder, 0o755);
      lockFolder(folder)();
      expect(modeOf(folder), file ?? "empty").toBe(0o700);
    }
  });

  it("leaves a folder with other contents open, and closes the database in it", () => {
    writeFileSync(path.join(folder, "notes.txt"), "of somebody else");
    chmodSync(folder, 0o755);
    lockFolder(folder)();
    sessionSecret(folder);
    expect(modeOf(folder)).toBe(0o755);
    expect(modeOf(databaseFolder(folder))).toBe(0o700);
    expect(modeOf(path.join(folder, "session-secret"))).toBe(0o600);
  });

  it("closes a database that an earlier 4MQ left open", () => {
    mkdirSync(path.join(folder, "postgres"), { mode: 0o755 });
    expect(databaseFolder(folder)).toBe(path.join(folder, "postgres"));
    expect(modeOf(path.join(folder, "postgres"))).toBe(0o700);
  });
});

describe("a backend on a folder", () => {
  it("keeps accounts, sessions and entries across a restart", async () => {
    const first = await createBackend({ database: folder, siteUrl: "http://localhost" });
    const user = await signUp(first);
    await user.client
      .from("journal_entries")
      .insert(runJob(user, { amount: 4.5 }))
      .throwOnError();
    await first.sql(`
      insert into public.form_submissions (form_id, payload, created_at)
      values ('old', '{}', now() - interval '25 months'), ('kept', '{}', now())`);
    await first.close();
    expect(existsSync(lockFile())).toBe(false);
    if (process.platform !== "win32") expect(modeOf(path.join(folder, "postgres"))).toBe(0o700);

    const second = await createBackend({ database: folder, siteUrl: "http://localhost" });
    try {
      const stillSignedIn = anonymousClient(second, { authorization: `Bearer ${user.token}` });
      const { data } = await stillSignedIn.from("journal_entries").select("amount").throwOnError();
      expect(data).toEqual([{ amount: 4.5 }]);

      const signedInAgain = await anonymousClient(second).auth.signInWithPassword({
        email: user.email,
        password: user.password,
      });
      expect(signedInAgain.data.user?.id).toBe(user.id);

      // The jobs do not run by themselves here, so old data is removed at the start.
      const { data: forms } = await service(second).from("form_submissions").select("form_id").throwOnError();
      expect(forms).toEqual([{ form_id: "kept" }]);

      await first.close(); // again: it has nothing left to release
      expect(existsSync(lockFile())).toBe(true);

      const { error } = await anonymousClient(second).from("journal_entries").select();
      expect(error?.code).toBe("42501");
    } finally {
      await second.close();
    }
  });

  it("refuses a folder that another process holds, and leaves it alone", async () => {
    const other = await neighbour();
    try {
      writeFileSync(lockFile(), String(other.pid));
      await expect(createBackend({ database: folder, siteUrl: "http://localhost" })).rejects.toThrow(
        FolderInUseError,
      );
      expect(existsSync(path.join(folder, "postgres"))).toBe(false);
    } finally {
      await other.end();
    }
  });
});

it("brings the data and the rules of an earlier version up to date", async () => {
  const earlier = await createBackend({ database: folder, siteUrl: "http://localhost" });
  await signUp(earlier);
  await earlier.close();
  // The next version: the same, with one migration and one rule for texts more.
  const next = path.join(folder, "next");
  for (const part of [
    "supabase/config.toml",
    "supabase/templates",
    "supabase/migrations",
    "supabase/text_rules.sql",
    "scripts/backend/bootstrap.sql",
  ])
    cpSync(part, path.join(next, part), { recursive: true });
  writeFileSync(
    path.join(next, "supabase/migrations/20990101000000_later.sql"),
    "create table private.later (nothing integer);",
  );
  writeFileSync(
    path.join(next, "supabase/text_rules.sql"),
    readFileSync("supabase/text_rules.sql", "utf8")
      .replace(/"hash": "\w+"/u, '"hash": "next"')
      .replace('"rules": [', '"rules": [["hint", "words", "marmalade"],'),
  );
  vi.spyOn(process, "cwd").mockReturnValue(next);
  const later = await createBackend({ database: folder, siteUrl: "http://localhost" });
  try {
    expect(await queryRows(later.connection, "select nothing from private.later")).toEqual([]);
    expect(await queryRows(later.connection, "select private.heard_in('Sell marmalade') as heard")).toEqual([
      { heard: "hint" },
    ]);
  } finally {
    await later.close();
  }
});

it("refuses the data of another version in a sentence, and leaves it as it was", async () => {
  const first = await createBackend({ database: folder, siteUrl: "http://localhost" });
  await first.sql(
    "insert into supabase_migrations.schema_migrations (version, name) values ('20261121000100', 'foundations')",
  );
  await first.close();
  await expect(createBackend({ database: folder, siteUrl: "http://localhost" })).rejects.toThrow(
    `The data in ${folder} belongs to another version of 4MQ. ` +
      "Move that folder away, or set DATABASE to another one, and start again.",
  );
  expect(existsSync(lockFile())).toBe(false);
  expect(existsSync(databaseFolder(folder))).toBe(true);
});
