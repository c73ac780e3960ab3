/** What the `ms-sparkle-chat` function needs around it: a database behind HTTP, and the function in this process. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createBackend } from "#scripts/backend/backend";
import { createEdgeFunctions } from "#scripts/backend/functions";

export async function serveGuide() {
  const backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  const secrets = {
    SUPABASE_URL: "",
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.keys.secretKey }),
    // Whatever this computer has: no test asks a company.
    GUIDE_API_KEY: "",
  };
  const functions = createEdgeFunctions({ folder: "supabase/functions", env: secrets });
  /** Whom the next requests come from. */
  const client = { address: "203.0.113.7" as string | undefined };
  const listener = getRequestListener((request) =>
    new URL(request.url).pathname.startsWith("/rest/v1/")
      ? backend.fetch(request)
      : functions(request, client.address),
  );
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  secrets.SUPABASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    secrets,
    client,
    backend,
    url: `${secrets.SUPABASE_URL}/functions/v1/ms-sparkle-chat`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await backend.close();
    },
  };
}
