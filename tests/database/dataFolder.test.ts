import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createBackend } from "#scripts/backend/backend";
import { FolderInUse, lockFolder, sessionSecret } from "#scripts/backend/dataFolder";
import { chore, nobody, signUp } from "./actors";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "4mq-data-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = () => path.join(folder, "in-use");

/** Another process that lives until it is told to end. */
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
  it("a second 4MQ is refused, in a sentence that names the folder, the other and the way out", async () => {
    const other = await neighbour();
    try {
      writeFileSync(lockFile(), String(other.pid));
      expect(() => lockFolder(folder)).toThrow(FolderInUse);
      expect(() => lockFolder(folder)).toThrow(
        `The data folder ${folder} is in use by another 4MQ (process ${other.pid}). ` +
          "Stop that one first, or set DATABASE to another folder.",
      );
      expect(readFileSync(lockFile(), "utf8")).toBe(String(other.pid));
    } finally {
      await other.end();
    }
  });

  it("one that was left behind by a killed process is taken over", async () => {
    const other = await neighbour();
    await other.end();
    writeFileSync(lockFile(), String(other.pid));
    const letGo = lockFolder(folder);
    expect(readFileSync(lockFile(), "utf8")).toBe(String(process.pid));
    letGo();
  });

  it("one with this process's own number is taken over: in a container every start may have the same", () => {
    writeFileSync(lockFile(), String(process.pid));
    lockFolder(folder)();
    expect(existsSync(lockFile())).toBe(false);
  });

  it("one without a readable process number is taken over", () => {
    writeFileSync(lockFile(), "");
    lockFolder(folder)();
    writeFileSync(lockFile(), "garbage");
    lockFolder(folder)();
  });

  it("is let go of, so that the next can start", () => {
    const letGo = lockFolder(folder);
    expect(existsSync(lockFile())).toBe(true);
    letGo();
    expect(existsSync(lockFile())).toBe(false);
  });

  it("is made together with its folder", () => {
    const deeper = path.join(folder, "not/yet/there");
    lockFolder(deeper)();
    expect(existsSync(deeper)).toBe(true);
  });
});

describe("the secret that signs the sessions", () => {
  it("is kept, so that a restart signs nobody out", () => {
    const secret = sessionSecret(folder);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(sessionSecret(folder)).toBe(secret);
  });

  it("is another one in another folder", () => {
    const other = mkdtempSync(path.join(tmpdir(), "4mq-data-"));
    try {
      expect(sessionSecret(other)).not.toBe(sessionSecret(folder));
    } finally {
      rmSync(other, { recursive: true });
    }
  });

  it.skipIf(process.platform === "win32")("is readable by its owner alone", () => {
    sessionSecret(folder);
    expect(statSync(path.join(folder, "session-secret")).mode & 0o777).toBe(0o600);
  });
});

describe("a backend on a folder", () => {
  it("keeps accounts, sessions and entries across a restart", async () => {
    const first = await createBackend({ database: folder, siteUrl: "http://localhost" });
    const user = await signUp(first);
    await user.client
      .from("journal_entries")
      .insert(chore(user, { amount: 4.5 }))
      .throwOnError();
    await first.close();
    expect(existsSync(lockFile())).toBe(false);

    const second = await createBackend({ database: folder, siteUrl: "http://localhost" });
    try {
      const stillSignedIn = nobody(second, { authorization: `Bearer ${user.token}` });
      const { data } = await stillSignedIn.from("journal_entries").select("amount").throwOnError();
      expect(data).toEqual([{ amount: 4.5 }]);

      const signedInAgain = await nobody(second).auth.signInWithPassword({
        email: user.email,
        password: user.password,
      });
      expect(signedInAgain.data.user?.id).toBe(user.id);

      await first.close(); // again: it has nothing to let go of any more
      expect(existsSync(lockFile())).toBe(true);

      const { error } = await nobody(second).from("journal_entries").select();
      expect(error?.code).toBe("42501");
    } finally {
      await second.close();
    }
  });

  it("is refused when another process has the folder, and leaves it alone", async () => {
    const other = await neighbour();
    try {
      writeFileSync(lockFile(), String(other.pid));
      await expect(createBackend({ database: folder, siteUrl: "http://localhost" })).rejects.toThrow(
        FolderInUse,
      );
      expect(existsSync(path.join(folder, "postgres"))).toBe(false);
    } finally {
      await other.end();
    }
  });
});
