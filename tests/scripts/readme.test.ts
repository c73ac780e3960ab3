/** The README says each thing in the section where a reader looks for it. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const readme = readFileSync("README.md", "utf8").replace(/^```[\s\S]*?^```/gmu, "");
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, "")
    .replaceAll(" ", "-");

/** The text below each heading, by the heading's address. */
const sections = new Map(
  readme.split(/^#+ /mu).map((section) => [anchorOf(section.split("\n")[0]!), section] as const),
);

it("leads with each of its links to a heading that exists", () => {
  const links = [...readme.matchAll(/\]\(#([^)]+)\)/gu)].map(([, anchor]) => anchor);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((anchor) => !sections.has(anchor!))).toEqual([]);
});

it("names every scheduled job where the link at 'scheduled job' leads", () => {
  const anchor = /\[scheduled job\]\(#([^)]+)\)/u.exec(readme)![1]!;
  const migration = readFileSync("supabase/migrations/20261122000400_scheduled_jobs.sql", "utf8");
  const jobs = [...migration.matchAll(/^ {4}\('([\w-]+)'/gmu)].map(([, job]) => job!);
  expect(jobs.length).toBeGreaterThanOrEqual(4);
  expect(jobs.filter((job) => !sections.get(anchor)!.includes(`\`${job}\``))).toEqual([]);
});

it("numbers the steps of a list without a gap, each list within one section", () => {
  for (const [heading, section] of sections) {
    const numbers = [...section.matchAll(/^(\d+)\. /gmu)].map(([, number]) => Number(number));
    expect(numbers, heading).toEqual(numbers.map((_, index) => index + 1));
  }
});
