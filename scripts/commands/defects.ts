/**
 * `npm run defects` plants each defect of tests/defects in a copy of the project, one at a time, and reports whether
 * the test named for it fails. `npm run defects -- outbox` takes those with this word in their name or file.
 */
import { constants, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArguments } from "#scripts/arguments";
import { NODE, succeeds } from "#scripts/processes";
import { CliError } from "#scripts/cliError";
import { DEFECTS, type Defect } from "#tests/defects/defects";

const COPY = path.resolve(".local/defects");
const NOT_COPIED = new Set([".git", ".local", "dist", "dist-hosting"]);

function copyProject() {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const entry of readdirSync("."))
    // node_modules is copied as well, because the build names its files by their location.
    if (!NOT_COPIED.has(entry))
      cpSync(entry, path.join(COPY, entry), {
        recursive: true,
        verbatimSymlinks: true,
        mode: constants.COPYFILE_FICLONE,
      });
}

const stepsOf = (test: string) => {
  if (test.startsWith("tests/e2e/")) return "build,browser";
  if (test.startsWith("tests/build/")) return "build,budgets";
  return test.startsWith("tests/deno/") ? "deno" : "unit";
};

const LOG = path.join(COPY, "output.log");

function passes(test: string): Promise<boolean> {
  writeFileSync(LOG, "");
  return succeeds([NODE, "scripts/run.mjs", "test", "--only", stepsOf(test), test], { cwd: COPY, log: LOG });
}

/** @returns whether its test failed. */
async function isCaught({ file, find, replace, caughtBy }: Defect): Promise<boolean> {
  const target = path.join(COPY, file);
  const sound = readFileSync(target, "utf8");
  writeFileSync(
    target,
    sound.replace(find, () => replace),
  );
  try {
    return !(await passes(caughtBy));
  } finally {
    writeFileSync(target, sound);
  }
}

export default async function defects(args: string[]) {
  const words = parseArguments({ args, allowPositionals: true }).positionals;
  const chosen = DEFECTS.filter(({ name, file }) =>
    words.every((word) => `${name} ${file}`.toLowerCase().includes(word.toLowerCase())),
  );
  copyProject();
  // A test that fails anyway would seem to catch everything.
  for (const test of new Set(chosen.map(({ caughtBy }) => caughtBy)))
    if (!(await passes(test)))
      throw new CliError(`${test} fails even before a defect is planted (see ${LOG}).`);
  let missed = 0;
  for (const defect of chosen) {
    const caught = await isCaught(defect);
    if (!caught) missed += 1;
    console.log(`${caught ? "caught" : "MISSED"}  ${defect.name}  [${defect.caughtBy}]`);
  }
  console.log(`\n${chosen.length - missed} of ${chosen.length} defects were caught.`);
  if (missed) process.exitCode = 1;
}
