/** `npm run dev`: the site from its sources, reloading what changes. */
import { createServer } from "vite";
import { choosePort } from "#scripts/ports";
import { announce } from "#scripts/serving/announce";
import { describeSite, LOCAL_MODE } from "#scripts/serving/settings";
import { closeWhenStopped, ignoreEndOfInput } from "#scripts/serving/untilStopped";

export default async function dev() {
  ignoreEndOfInput();
  const port = await choosePort(5173);
  const site = describeSite({ port, out: ".local/site" });
  const server = await createServer({
    mode: LOCAL_MODE,
    server: { port, strictPort: true, host: "localhost" },
  });
  closeWhenStopped(server);
  await server.listen();
  announce(site);
}
