/** The edge functions over HTTP, in this process, before the real database: what a browser meets. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createBackend } from "#scripts/backend/backend";
import { createEdgeFunctions } from "#scripts/backend/functions";

export type FunctionsServer = Awaited<ReturnType<typeof serveFunctions>>;

/** @param secrets what the owner has set besides the address and the key of the database. */
export async function serveFunctions(siteUrl: string, secrets: Record<string, string>) {
  const backend = await createBackend({ database: "memory", siteUrl });
  const env: Record<string, string> = {
    ...secrets,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.keys.secretKey }),
  };
  const functions = createEdgeFunctions({ folder: "supabase/functions", env });
  /** Whom the next requests come from. */
  const client = { address: undefined as string | undefined };
  const listener = getRequestListener((request) =>
    new URL(request.url).pathname.startsWith("/rest/v1/")
      ? backend.fetch(request)
      : functions(request, client.address),
  );
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  env.SUPABASE_URL = origin;
  return {
    url: (name: string) => `${origin}/functions/v1/${name}`,
    env,
    client,
    backend,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await backend.close();
    },
  };
}
