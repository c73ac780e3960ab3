/** `npm run lock`, after every change of dependencies, makes package-lock.json pass `npm ci` on every platform. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { addIntegrity, completeLock, type LockPackages } from "#scripts/setup/completeLock";
import { CliError } from "#scripts/cliError";

const FILE = "package-lock.json";

/** The registry that npm is configured to use. */
function integrityOf(spec: string): Promise<string | undefined> {
  const { status, stdout, stderr } = spawnSync("npm", ["view", spec, "dist.integrity"], {
    encoding: "utf8",
    shell: process.platform === "win32", // npm is a batch file there
  });
  if (status !== 0 && !stderr.includes("E404"))
    throw new CliError(`npm could not look up ${spec}:\n${stderr}`);
  return Promise.resolve(stdout.trim() || undefined);
}

export default async function lock() {
  const before = JSON.parse(readFileSync(FILE, "utf8")) as { packages: LockPackages };
  const { packages: complete, added, unknown } = completeLock(before.packages);
  const packages = await addIntegrity(complete, integrityOf);
  writeFileSync(FILE, `${JSON.stringify({ ...before, packages }, null, 2)}\n`);
  console.log(
    `${FILE}: added ${added.length} binaries for other platforms and removed every registry address.`,
  );
  const unchecked = Object.entries(packages).filter(([place, { integrity }]) => place && !integrity).length;
  if (unchecked) console.log(`The registry has no integrity hash for ${unchecked} packages.`);
  if (unknown.length) console.log(`Could not work out how to add: ${unknown.join(", ")}`);
}
