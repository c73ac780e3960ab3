/** A stranger's documents: their links lead somewhere, and what they name is there. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { BETA } from "@/content/books/books";
import { CHALLENGE_FORM } from "@/content/challenge/challengeLanding";
import { JUNIOR_FORM } from "@/content/challenge/juniorChallenge";
import { CONSENT } from "@/content/questionnaire/consent";

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
  .trim()
  .split("\n");
const documents = files.filter((file) => file.endsWith(".md"));

/** `src/ui/*.ts`, `src/{a,b}.ts` or a folder, as documents write them. */
function isInProject(name: string): boolean {
  const source = name
    .replace(/[.,:/]+$/u, "")
    .replace(/[.()[\]]/gu, "\\$&")
    .replaceAll("*", "[^/]*")
    .replace(/\{([^}]+)\}/gu, (_, choices: string) => `(?:${choices.replaceAll(",", "|")})`);
  const pattern = new RegExp(`^${source}(?:/|$)`, "u");
  return files.some((file) => pattern.test(file));
}

const withoutCode = (file: string) => readFileSync(file, "utf8").replace(/^```[\s\S]*?^```/gmu, "");

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, "")
    .replaceAll(" ", "-");
const anchorsOf = (file: string) =>
  [...withoutCode(file).matchAll(/^#+ (.+)$/gmu)].map(([, heading]) => anchorOf(heading!));

it("keeps the README below 700 words", () => {
  const words = readFileSync("README.md", "utf8")
    .split(/\s+/u)
    .filter((word) => /[\p{L}\d]/u.test(word));
  expect(words.length).toBeGreaterThan(300);
  expect(words.length).toBeLessThanOrEqual(700);
});

describe.each(documents)("the document %s", (file) => {
  it("leads with each of its links to a file or heading that exists", () => {
    const links = [...withoutCode(file).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/gu)];
    const broken = links.filter(([, target, anchor]) => {
      const to = target ? path.join(path.dirname(file), target) : file;
      return !existsSync(to) || (anchor && !anchorsOf(to).includes(anchor));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it("names only files of the project that exist", () => {
    const named = [...withoutCode(file).matchAll(/`((?:src|scripts|supabase|tests|docs)\/[^`\s<>…]*)`/gu)];
    expect(named.map(([, name]) => name!).filter((name) => !isInProject(name))).toEqual([]);
  });

  it("numbers the steps of a list without a gap, each list within one section", () => {
    for (const section of withoutCode(file).split(/^#+ .*$/mu)) {
      const numbers = [...section.matchAll(/^(\d+)\. /gmu)].map(([, number]) => Number(number));
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }
  });
});

it("names in CONTRIBUTING.md only files that exist, where the folder stands before them", () => {
  const named = [
    ...withoutCode("CONTRIBUTING.md").matchAll(/`…?([\w*{},./-]+\.(?:tsx?|css|html|json|sql|toml))`/gu),
  ].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(60);
  const missing = named.filter((name) => {
    const end = name.replaceAll(".", "\\.").replaceAll("*", "[^/]*");
    return !files.some((file) => new RegExp(`(?:^|/|_)${end}$`, "u").test(file));
  });
  expect(missing).toEqual([]);
});

it("names every scheduled job in the section that the retention paper links to", () => {
  const migration = files
    .filter((file) => file.startsWith("supabase/migrations/"))
    .map((file) => readFileSync(file, "utf8"))
    .findLast((text) => text.includes("function private.jobs()"))!;
  const jobs = [...migration.matchAll(/^ {4}\('([\w-]+)'/gmu)].map(([, job]) => job!);
  expect(jobs.length).toBeGreaterThanOrEqual(6);
  const section = /^## Scheduled jobs$[\s\S]*?(?=^## )/mu.exec(withoutCode("docs/deploying.md"))![0];
  expect(jobs.filter((job) => !section.includes(`\`${job}\``))).toEqual([]);
});

it("quotes in docs/forms.md the very words by which the forms’ pages ask for consent", () => {
  const text = readFileSync("docs/forms.md", "utf8").replace(/\s+/gu, " ");
  for (const words of [CONSENT.bySending, JUNIOR_FORM.consent, BETA.recipients, CHALLENGE_FORM.recipients])
    expect(text).toContain(`“${words.replaceAll("\u2060", "")}”`);
});

it("lists every command of package.json in CONTRIBUTING.md", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const text = readFileSync("CONTRIBUTING.md", "utf8") + readFileSync("README.md", "utf8");
  const missing = Object.keys(scripts).filter(
    (name) => !new RegExp(`npm (?:run )?${name}\\b`, "u").test(text) && !name.startsWith("pre"),
  );
  expect(missing).toEqual([]);
});
