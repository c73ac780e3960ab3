/** The checks of a pull request and the rules of Renovate speak of what the project has. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import config from "#tests/vitest.config";
import { steps, UNIT_PROJECTS } from "#scripts/testing/steps";

const read = (file: string) => readFileSync(file, "utf8");

const workflow = read(".github/workflows/checks.yml");
const deploy = read(".github/workflows/deploy.yml");

describe("the workflow of a pull request", () => {
  const jobs = [...workflow.matchAll(/arguments: --only (\S+)(?: --shard (\d+)\/(\d+))?/gu)];

  it("runs every step of npm test in the workflow, and no unknown step", () => {
    const named = new Set(jobs.flatMap(([, only]) => only!.split(",")));
    expect([...named].toSorted()).toEqual(
      steps({ port: 0 })
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it("has every project of the tests in a step", () => {
    const names = config.test!.projects!.map((project) => (project as { test: { name: string } }).test.name);
    expect(names.toSorted()).toEqual([...UNIT_PROJECTS, "build", "engines", "hosted"].toSorted());
  });

  it("runs every shard of the browser tests in the workflow", () => {
    const shards = jobs.filter(([, only]) => only!.includes("browser"));
    expect(shards.map(([, , part]) => Number(part))).toEqual(shards.map((_, index) => index + 1));
    for (const [, , , all] of shards) expect(Number(all)).toBe(shards.length);
  });

  it("runs everything on the Node of .nvmrc, and what depends on Node on the oldest ones that are promised", () => {
    const { engines } = v.parse(
      v.object({ engines: v.object({ node: v.string() }) }),
      JSON.parse(read("package.json")),
    );
    const [newest = "", ...older] = engines.node.match(/\d+\.\d+(?=\.0)/gu)!.toReversed();
    expect(`${read(".nvmrc").trim()}.0`).toBe(newest);
    const jobsOf = [...workflow.matchAll(/node: "([\d.]+)"\n +arguments: --only (\S+)\n/gu)];
    expect(jobsOf.map(([, node]) => node)).toEqual(older.toReversed());
    for (const [, , only] of jobsOf) expect(only).toBe("unit,build");
    for (const text of [workflow, deploy])
      expect(text.match(/setup-node@/gu)).toHaveLength(text.match(/node-version-file: \.nvmrc/gu)!.length);
  });

  it("tries on the main branch and before a deployment what npm test takes a sample of", () => {
    expect(workflow).toContain(
      "npm test -- ${{ matrix.arguments }} ${{ github.event_name == 'push' && '--all' || '' }}",
    );
    expect(deploy).toContain("npm test -- --all");
  });
});

describe("the workflow of a deployment", () => {
  const jobs = deploy.split(/^(?= {2}\w+:\n)/mu).slice(1);
  const secretsOf = (job: string) => [...job.matchAll(/secrets\.(\w+)/gu)].map(([, name]) => name!);

  it("installs none of the project's dependencies in a job that holds a secret", () => {
    const holders = jobs.filter((job) => secretsOf(job).length);
    expect(holders).toHaveLength(2);
    for (const job of holders) {
      expect(job).not.toMatch(/npm (?:run|test|install)|npx/u);
      // Its programs, migrations and functions are the tag's: the packages of another job could have rewritten them.
      expect(job).toMatch(/sparse-checkout: \|\n +\.github\/deploy\n +supabase\n/u);
      expect(job.match(/npm ci.*/gu) ?? []).toEqual(
        job.startsWith("  deploy:") ? ["npm ci --prefix .github/deploy --no-audit --no-fund"] : [],
      );
    }
  });

  it("gives the doctor's keys to the doctor alone", () => {
    const doctor = jobs.find((job) => job.startsWith("  examine:"))!;
    expect(secretsOf(doctor)).toEqual(["SUPABASE_ACCESS_TOKEN", "SUPABASE_SECRET_KEY"]);
    expect(jobs.filter((job) => secretsOf(job).includes("SUPABASE_SECRET_KEY"))).toEqual([doctor]);
  });

  it("takes nothing but the pages, their settings and the doctor from the job that builds", () => {
    const [, paths = ""] = /if-no-files-found: error\n +path: \|\n((?: +\S+\n)+)/u.exec(deploy)!;
    expect(paths.trim().split(/\s+/u)).toEqual([".env.local", "dist", "doctor"]);
  });

  it("puts the doctor into a file that needs no package", () => {
    const [program, ...options] = /npx --no-install rolldown .*(?= --dir)/u.exec(deploy)![0].split(" ");
    const folder = mkdtempSync(path.join(tmpdir(), "doctor-"));
    execFileSync(program!, [...options, "--dir", folder], { stdio: "pipe" });
    const imported = [
      ...readFileSync(path.join(folder, "doctor.js"), "utf8").matchAll(/^import .* from "(.+)";$/gmu),
    ];
    rmSync(folder, { recursive: true });
    expect(imported.length).toBeGreaterThan(3);
    for (const [line, name] of imported) expect(builtinModules, line).toContain(name!.replace("node:", ""));
  });

  it("names every action by its commit", () => {
    for (const [action] of `${workflow}${deploy}`.matchAll(/(?<=uses: ).*/gu))
      expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u);
  });

  it("deploys with the command line that the project is tried with", () => {
    const { dependencies } = v.parse(
      v.object({ dependencies: v.object({ supabase: v.string() }) }),
      JSON.parse(read(".github/deploy/package.json")),
    );
    expect(read("scripts/supabaseCli.ts")).toContain(`"supabase@${dependencies.supabase}"`);
    expect(read(".github/deploy/package-lock.json")).toContain('"sha512-');
  });
});

describe("the rules of Renovate", () => {
  const Rules = v.object({
    packageRules: v.array(
      v.object({
        description: v.pipe(v.string(), v.minLength(20)),
        matchPackageNames: v.optional(v.array(v.string())),
        allowedVersions: v.optional(v.pipe(v.string(), v.regex(/^<[\d.]+$/u))),
      }),
    ),
    customManagers: v.array(
      v.object({ managerFilePatterns: v.array(v.string()), matchStrings: v.array(v.string()) }),
    ),
  });
  const { packageRules, customManagers } = v.parse(Rules, JSON.parse(read("renovate.json")));
  const Manifest = v.object({
    dependencies: v.record(v.string(), v.string()),
    devDependencies: v.record(v.string(), v.string()),
  });
  const manifest = v.parse(Manifest, JSON.parse(read("package.json")));
  const scripts = ["scripts/bench/lighthouse.ts", "scripts/browser.ts", "scripts/supabaseCli.ts"];

  /** Versions that a script names, as Renovate finds them. */
  const inScripts = scripts.flatMap((file) =>
    customManagers
      .filter(({ managerFilePatterns }) =>
        managerFilePatterns.some((pattern) => new RegExp(pattern.slice(1, -1), "u").test(file)),
      )
      .flatMap(({ matchStrings }) =>
        matchStrings.flatMap((pattern) =>
          [...read(file).matchAll(new RegExp(pattern, "gu"))].map(
            ({ groups }) => [groups!.depName ?? "lighthouse", groups!.currentValue!] as const,
          ),
        ),
      ),
  );
  const versions = new Map<string, string>([
    ...Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }),
    ...inScripts,
  ]);

  it("covers the packages that a script fetches with Renovate's rules", () => {
    expect(inScripts.map(([name]) => name).toSorted()).toEqual([
      "@sparticuz/chromium",
      "lighthouse",
      "supabase",
    ]);
  });

  it.each(packageRules.filter(({ matchPackageNames }) => matchPackageNames))(
    "gives a reason for each rule, and an allowed version: $matchPackageNames",
    ({ matchPackageNames, allowedVersions }) => {
      const numbers = (version: string) => version.split(".").map(Number);
      for (const name of matchPackageNames!) {
        const version = versions.get(name);
        expect(version, name).toMatch(/^\d+\.\d+\.\d+$/u);
        if (!allowedVersions) continue;
        const limit = numbers(allowedVersions.slice(1));
        const ours = numbers(version!).slice(0, limit.length);
        const firstDifference = limit.findIndex((number, index) => number !== ours[index]);
        expect(ours[firstDifference], name).toBeLessThan(limit[firstDifference]!);
      }
    },
  );

  it("holds back versions that Node 20 cannot run", () => {
    const held = packageRules
      .filter(({ description }) => /^(Only )?Node 20 .*needs? this pin: /u.test(description))
      .flatMap(({ matchPackageNames }) => matchPackageNames!);
    expect(held).toEqual(
      expect.arrayContaining(["vitest", "@supabase/supabase-js", "react-router-dom", "lighthouse"]),
    );
  });
});
