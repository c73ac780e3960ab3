/** Serves a site that is already built, from a database in memory: what the browser tests run against. */
import { serveBuilt } from "#scripts/serving/serveBuilt";
import { BROWSER_TEST_PORT, isForbiddenPort, isFreePort } from "#scripts/ports";
import { announce } from "#scripts/serving/announce";
import { applySiteSettings, requireBuiltSite } from "#scripts/serving/settings";
import { serveUntilStopped } from "#scripts/serving/serveUntilStopped";
import { CliError } from "#scripts/cliError";

export default async function preview() {
  // No other port than the agreed one: somebody is about to ask there.
  const port = Number(process.env.PORT ?? BROWSER_TEST_PORT);
  // Hundreds of accounts from one address: those of tests.
  process.env.AUTH_RATES = "off";
  const site = applySiteSettings({ port, out: ".local/test-site", database: "memory" });
  requireBuiltSite(site.out);
  if (!(await isFreePort(port))) throw new CliError(`Port ${port} is in use by another program.`);
  if (await isForbiddenPort(port))
    throw new CliError(`Browsers open no pages on port ${port}. Set PORT to another one.`);
  await serveUntilStopped(() => serveBuilt(port));
  announce(site);
}
