/** `npm start`: the site as it will be deployed, on this computer, with its own backend. */
import { lockFolder } from "#scripts/backend/dataFolder";
import { choosePort } from "#scripts/ports";
import { announce } from "#scripts/serving/announce";
import { buildSite } from "#scripts/serving/buildSite";
import { serveBuilt } from "#scripts/serving/serveBuilt";
import { describeSite, hostedProject, LOCAL_MODE } from "#scripts/serving/settings";
import { serveUntilStopped } from "#scripts/serving/untilStopped";

/** Asked before building: the one that has the folder is serving the files that a build would replace. */
function refuseFolderInUse(database: string) {
  const isFolder = database !== "memory" && !/^postgres(ql)?:/.test(database);
  if (isFolder && !hostedProject()) lockFolder(database)();
}

export default async function start() {
  const port = await choosePort(4173);
  const site = describeSite({ port, out: ".local/site" });
  refuseFolderInUse(site.database);
  console.log("Building the site…");
  await buildSite(LOCAL_MODE);
  await serveUntilStopped(() => serveBuilt(port));
  announce(site);
}
