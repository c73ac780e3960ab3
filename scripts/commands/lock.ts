/** `npm run lock`, after every change of the dependencies: makes package-lock.json pass `npm ci` on every platform. */
import { readFileSync, writeFileSync } from "node:fs";
import { completeLock, type LockPackages } from "#scripts/setup/completeLock";

const FILE = "package-lock.json";

export default function lock() {
  const before = JSON.parse(readFileSync(FILE, "utf8")) as { packages: LockPackages };
  const { packages, added, unknown } = completeLock(before.packages);
  writeFileSync(FILE, `${JSON.stringify({ ...before, packages }, null, 2)}\n`);
  console.log(`${FILE}: ${added.length} binaries of other platforms added, no address of a registry left.`);
  if (unknown.length) console.log(`Not known how to add: ${unknown.join(", ")}`);
}
