/**
 * `npm start` runs the site as it will be deployed, on this computer, with its own backend. `-- --demo` shows it with a
 * family that already uses it (supabase/seed.sql), in a separate folder from your own entries.
 */
import path from "node:path";
import { CliError } from "#scripts/cliError";
import { parseArguments } from "#scripts/arguments";
import { isServerUrl, lockFolder } from "#scripts/backend/dataFolder";
import { choosePort, SITE_PORT } from "#scripts/ports";
import { announce } from "#scripts/serving/announce";
import { NODE, succeeds } from "#scripts/processes";
import { isKept, markOf } from "#scripts/serving/keptBuild";
import { serveBuilt } from "#scripts/serving/serveBuilt";
import { applySiteSettings, hostedProject } from "#scripts/serving/settings";
import { serveUntilStopped } from "#scripts/serving/serveUntilStopped";

/** The check comes before the build, because the running server may be serving the files that a build would replace. */
function refuseFolderInUse(database: string) {
  const isFolder = database !== "memory" && !isServerUrl(database);
  if (isFolder && !hostedProject()) lockFolder(database)();
}

export default async function start(args: string[]) {
  const { values } = parseArguments({ args, options: { demo: { type: "boolean" } } });
  const port = await choosePort(SITE_PORT);
  if (values.demo) process.env.DEMO = "1";
  const site = applySiteSettings({
    port,
    out: ".local/site",
    ...(values.demo && { database: path.resolve(".local/demo-database") }),
  });
  refuseFolderInUse(site.database);
  if (!isKept(site.out, markOf(process.cwd()))) {
    console.log("Building the site, which takes about half a minute…");
    // In a process of its own, which gives back its memory.
    const isBuilt = await succeeds([NODE, "scripts/run.mjs", "build", "--local"]);
    if (!isBuilt) throw new CliError("The site could not be built: see above.");
  }
  await serveUntilStopped(() => serveBuilt(port));
  announce({ ...site, demo: values.demo });
}
