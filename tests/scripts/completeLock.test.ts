import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { addIntegrity, completeLock, platformOf, type LockPackages } from "#scripts/setup/completeLock";

const locked = () =>
  (JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: LockPackages }).packages;

it.each([
  ["@oxlint/binding-linux-x64-musl", { os: ["linux"], cpu: ["x64"], libc: ["musl"] }],
  ["@oxfmt/binding-linux-arm64-gnu", { os: ["linux"], cpu: ["arm64"], libc: ["glibc"] }],
  ["@oxfmt/binding-android-arm-eabi", { os: ["android"], cpu: ["arm"] }],
  ["@tailwindcss/oxide-wasm32-wasi", { cpu: ["wasm32"] }],
  ["lightningcss-darwin-x64", { os: ["darwin"], cpu: ["x64"] }],
  ["fsevents", undefined],
])("the platform of %s", (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

it("adds the missing binaries of other platforms and names no registry", () => {
  const packages: LockPackages = {
    "": {},
    "node_modules/tool": {
      version: "2.0.0",
      dev: true,
      resolved: "https://registry.example/tool.tgz",
      optionalDependencies: { "tool-linux-x64": "2.0.0", "tool-win32-x64": "2.0.0", extra: "^1.0.0" },
    },
    "node_modules/tool-linux-x64": { version: "2.0.0", optional: true },
  };
  const { packages: complete, added, unknown } = completeLock(packages);
  expect(added).toEqual(["tool-win32-x64@2.0.0"]);
  expect(unknown).toEqual(["extra@^1.0.0"]);
  expect(complete["node_modules/tool-win32-x64"]).toEqual({
    version: "2.0.0",
    os: ["win32"],
    cpu: ["x64"],
    dev: true,
    optional: true,
  });
  expect(complete["node_modules/tool"]).not.toHaveProperty("resolved");
});

it("puts a binary of another version below the package that asks for it", () => {
  const packages: LockPackages = {
    "node_modules/old": { version: "1.0.0", optionalDependencies: { "bin-win32-x64": "1.0.0" } },
    "node_modules/bin-win32-x64": { version: "2.0.0", optional: true },
  };
  expect(completeLock(packages).packages["node_modules/old/node_modules/bin-win32-x64"]?.version).toBe(
    "1.0.0",
  );
});

it("finds nothing to add to the lock of this project (if it does: npm run lock)", () => {
  const packages = locked();
  expect(completeLock(packages)).toEqual({ packages, added: [], unknown: [] });
});

it("asks the registry for each integrity that is missing, and leaves out what it does not know", async () => {
  const packages: LockPackages = {
    "": { version: "0.1.0" },
    "node_modules/known": { version: "1.0.0", integrity: "sha512-a" },
    "node_modules/known/node_modules/@scope/bin": { version: "2.0.0", optional: true },
    "node_modules/alias": { name: "original", version: "3.0.0" },
    "node_modules/elsewhere": { version: "4.0.0" },
  };
  const asked: string[] = [];
  const filled = await addIntegrity(packages, (spec) => {
    asked.push(spec);
    return Promise.resolve(spec.startsWith("elsewhere") ? undefined : `sha512-of-${spec}`);
  });
  expect(asked).toEqual(["@scope/bin@2.0.0", "original@3.0.0", "elsewhere@4.0.0"]);
  expect(filled).toEqual({
    ...packages,
    "node_modules/known/node_modules/@scope/bin": {
      version: "2.0.0",
      integrity: "sha512-of-@scope/bin@2.0.0",
      optional: true,
    },
    "node_modules/alias": { name: "original", version: "3.0.0", integrity: "sha512-of-original@3.0.0" },
  });
});

it("has the integrity of every package, on every platform (if not: npm run lock)", () => {
  const unchecked = Object.entries(locked()).filter(([place, { integrity }]) => place && !integrity);
  expect(unchecked.map(([place]) => place)).toEqual([]);
});
