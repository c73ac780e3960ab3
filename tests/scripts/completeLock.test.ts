import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { completeLock, platformOf, type LockPackages } from "#scripts/setup/completeLock";

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
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: LockPackages };
  expect(completeLock(packages)).toEqual({ packages, added: [], unknown: [] });
});
