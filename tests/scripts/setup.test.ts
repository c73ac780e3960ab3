/** The first checks on a fresh machine: the version of Node, and whether an install is needed. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

/** Plain JavaScript for the sake of an old Node, so its types are told here. */
const load = (file: string) =>
  import(pathToFileURL(path.resolve("scripts/setup", file)).href) as Promise<unknown>;
const { nodeIsSupported, nodeComplaint } = (await load("nodeVersion.mjs")) as {
  nodeIsSupported: (version: string) => boolean;
  nodeComplaint: (version: string) => string | undefined;
};
const { isInstalled, install } = (await load("install.mjs")) as {
  isInstalled: (root: string) => boolean;
  install: (root: string) => Promise<void>;
};

describe("Node", () => {
  it.each(["v20.19.0", "v20.20.2", "v22.12.0", "v22.22.0", "v24.0.0", "v26.0.0-nightly"])(
    "accepts Node %s",
    (version) => {
      expect(nodeIsSupported(version)).toBe(true);
      expect(nodeComplaint(version)).toBeUndefined();
    },
  );

  it.each(["v14.21.3", "v18.20.8", "v20.18.3", "v21.7.3", "v22.5.1", "v22.11.0", "v23.11.0"])(
    "refuses Node %s in one sentence",
    (version) => {
      expect(nodeIsSupported(version)).toBe(false);
      expect(nodeComplaint(version)).toContain(
        `needs Node 20 (20.19 or later), Node 22 (22.12 or later), or Node 24 or newer, but this is ${version}`,
      );
    },
  );
});

describe("the dependencies", () => {
  let root = "";
  const wanted = {
    "": { version: "0.1.0" },
    "node_modules/react": { version: "19.3.1" },
    "node_modules/binding-darwin-arm64": { version: "1.0.0", optional: true },
  };
  const write = (file: string, packages: object) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify({ packages }));
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "4mq-install-"));
    write("package-lock.json", wanted);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it("finds the dependencies missing in a fresh clone", () => {
    expect(isInstalled(root)).toBe(false);
  });

  it("finds the dependencies complete without the binaries of other platforms", () => {
    write("node_modules/.package-lock.json", { "node_modules/react": { version: "19.3.1" } });
    expect(isInstalled(root)).toBe(true);
  });

  it("notices dependencies of another package-lock.json", () => {
    write("node_modules/.package-lock.json", { "node_modules/react": { version: "19.3.0" } });
    expect(isInstalled(root)).toBe(false);
  });

  it("notices an added dependency", () => {
    write("node_modules/.package-lock.json", {});
    expect(isInstalled(root)).toBe(false);
  });

  it("leaves another project's dependencies behind a link alone", async () => {
    const other = mkdtempSync(path.join(tmpdir(), "4mq-other-"));
    writeFileSync(path.join(other, "package.js"), "");
    symlinkSync(other, path.join(root, "node_modules"), "dir");
    await expect(install(root)).rejects.toMatchObject({
      name: "CliError",
      message: expect.stringContaining("is a link to a folder elsewhere") as string,
    });
    expect(readdirSync(other)).toEqual(["package.js"]);
    rmSync(other, { recursive: true });
  });
});
