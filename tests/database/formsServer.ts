/** The `forms` function over HTTP, before the real database: what a browser meets. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createBackend } from "#scripts/backend/backend";
import { createEdgeFunctions } from "#scripts/backend/functions";

/** Where the site is, as the function is told: elsewhere than the function, as with a hosted project. */
export const SITE = "https://4mq.example";

export type FormsServer = Awaited<ReturnType<typeof serveForms>>;

export async function serveForms() {
  const backend = await createBackend({ database: "memory", siteUrl: SITE });
  const env = {
    SUPABASE_URL: "",
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.keys.secretKey }),
    SITE_URL: SITE,
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

  const stored = async () => {
    const response = await backend.fetch(
      new Request(
        `${origin}/rest/v1/form_submissions?select=form_id,payload,visitor_hash&order=created_at,id`,
        {
          headers: { apikey: backend.keys.secretKey },
        },
      ),
    );
    return (await response.json()) as { form_id: string; payload: object; visitor_hash: string | null }[];
  };

  return {
    origin,
    env,
    client,
    stored,
    forget: () => backend.sql("delete from public.form_submissions"),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await backend.close();
    },
  };
}
