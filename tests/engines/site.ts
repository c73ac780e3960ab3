/** The built site for the walks, behind a gate that can be closed: then there is no connection, for any browser. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { execaNode } from "execa";
import { siteSettings } from "#tests/e2e/playwright.config";
import { anyFreePort } from "#scripts/ports";
import { START_MS, until } from "./driver";

export async function startSite(port: number) {
  const origin = `http://localhost:${port}`;
  const behind = await anyFreePort("localhost");
  const server = execaNode("tests/e2e/serve.mjs", {
    env: siteSettings(String(behind), origin),
    reject: false,
    stdin: "ignore",
    stdout: "ignore",
    stderr: "inherit",
  });
  const sockets = new Set<Socket>();
  const gate = createServer((visitor) => {
    const site = connect(behind, "localhost");
    sockets.add(visitor).add(site);
    for (const [end, other] of [
      [visitor, site],
      [site, visitor],
    ] as const)
      // A browser that goes away in the middle is no fault.
      end
        .on("error", () => {})
        .on("close", () => {
          sockets.delete(end);
          other.destroy();
        });
    visitor.pipe(site).pipe(visitor);
  });
  const site = {
    origin,
    async connect() {
      gate.listen(port, "localhost");
      await once(gate, "listening");
    },
    async disconnect() {
      const closed = once(gate, "close");
      gate.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async stop() {
      if (gate.listening) await site.disconnect();
      server.kill();
      await server;
    },
  };
  await site.connect();
  await until("a site that answers", async () => (await fetch(origin)).ok, START_MS);
  return site;
}
