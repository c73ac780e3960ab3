/** Serves an already built site, with a database in memory, for the browser tests. */
import { serveBuilt } from "#scripts/serving/serveBuilt";
import { BROWSER_TEST_PORT, isForbiddenPort, isFreePort } from "#scripts/ports";
import { announce } from "#scripts/serving/announce";
import { applySiteSettings, requireBuiltSite } from "#scripts/serving/settings";
import { serveUntilStopped } from "#scripts/serving/serveUntilStopped";
import { CliError } from "#scripts/cliError";

export default async function preview() {
  // Only the agreed port will do, because the tests are about to use it.
  const port = Number(process.env.PORT ?? BROWSER_TEST_PORT);
  // Hundreds of test accounts share one address.
  process.env.AUTH_RATES = "off";
  const site = applySiteSettings({ port, out: ".local/test-site", database: "memory" });
  requireBuiltSite(site.out);
  if (!(await isFreePort(port))) throw new CliError(`Port ${port} is in use by another program.`);
  if (await isForbiddenPort(port))
    throw new CliError(`Browsers will not open pages on port ${port}. Set PORT to another number.`);
  await serveUntilStopped(() => serveBuilt(port));
  announce(site);
}
