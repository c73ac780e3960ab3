/** `npm run dev` serves the site from its sources and reloads changes. */
import { createServer } from "vite";
import { choosePort } from "#scripts/ports";
import { announce } from "#scripts/serving/announce";
import { applySiteSettings, LOCAL_MODE } from "#scripts/serving/settings";
import { serveUntilStopped } from "#scripts/serving/serveUntilStopped";

export default async function dev() {
  const port = await choosePort(5173);
  const site = applySiteSettings({ port, out: ".local/site" });
  const where = { port, strictPort: true, host: "localhost" };
  await serveUntilStopped(async () => {
    const server = await createServer({ mode: LOCAL_MODE, server: where });
    return server.listen();
  });
  announce(site);
}
