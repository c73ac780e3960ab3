/** A site that was built for this computer is kept for as long as nothing that it was made of has changed. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { loadEnv } from "vite";
import { LOCAL_MODE } from "./settings.ts";

/** Everything that a build reads. */
const SOURCES = [
  "src",
  "public",
  "scripts",
  "supabase",
  "tests/catalogue",
  "index.html",
  "package-lock.json",
  "package.json",
  "tailwind.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

function filesOf(root: string, source: string): string[] {
  const whole = path.join(root, source);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [source];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/** @returns a mark of the sources, of the settings and of Node: the same mark is the same site. */
export function markOf(root: string): string {
  const hash = createHash("sha256").update(process.version);
  const settings = Object.entries(loadEnv(LOCAL_MODE, root, ["VITE_", "SITE_"]));
  hash.update(
    settings
      .map((pair) => pair.join("="))
      .toSorted()
      .join("\n"),
  );
  for (const file of SOURCES.flatMap((source) => filesOf(root, source)))
    hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
}

/** Beside the site's folder, because a host would serve what is in it. */
const markFile = (out: string) => `${out}.mark`;

/** Before a build, which may fail half-way. */
export const forgetBuild = (out: string): void => rmSync(markFile(out), { force: true });

export const keepBuild = (out: string, mark: string): void => writeFileSync(markFile(out), mark);

/** @returns whether the folder has a whole site made of what there is now. */
export const isKept = (out: string, mark: string): boolean =>
  existsSync(path.join(out, "index.html")) &&
  existsSync(markFile(out)) &&
  readFileSync(markFile(out), "utf8") === mark;
