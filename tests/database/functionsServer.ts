/** The accounts, tables, e-mails and edge functions over HTTP, in this process: everything a browser talks to. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createBackend } from "#scripts/backend/backend";
import { createEdgeFunctions } from "#scripts/backend/functions";
import { answerInbox } from "#scripts/backend/inbox";
import { withNetworkLimits } from "#scripts/backend/networkLimits";
import { KEEP_ALIVE_MS } from "#scripts/serving/serveBuilt";
import { VISITOR_HEADER } from "#tests/site/visitor";

export type FunctionsServer = Awaited<ReturnType<typeof serveFunctions>>;

/** @param secrets the owner's settings besides the address and the key of the database. */
export async function serveFunctions(siteUrl: string, secrets: Record<string, string>) {
  const backend = await createBackend({ database: "memory", siteUrl });
  const env: Record<string, string> = {
    ...secrets,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.keys.secretKey }),
  };
  const functions = createEdgeFunctions({ folder: "supabase/functions", env });
  /** The visitor's address in requests that name none. */
  const client = { address: undefined as string | undefined };
  const api = withNetworkLimits(backend.fetch);
  const answer = (request: Request) => {
    const { pathname } = new URL(request.url);
    const visitor = request.headers.get(VISITOR_HEADER) ?? client.address;
    if (/^\/(?:auth|rest)\/v1\//u.test(pathname)) return api(request, visitor);
    if (pathname === "/_mail") return answerInbox(request, [...backend.mail.messages.values()].flat());
    return functions(request, visitor);
  };
  const listener = getRequestListener(answer);
  const server = createServer((request, response) => void listener(request, response));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  env.SUPABASE_URL = origin;
  return {
    origin,
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
