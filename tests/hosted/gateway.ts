/**
 * One address for the real auth server and the tables, as a hosted project has it. The embedded REST layer stands in for
 * PostgREST on the same database, and verifies the shared secret.
 */
import { createServer, request as forward } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { App } from "@supabase/lite";
import type { AuthServer } from "./authServer";
import { connectPostgres } from "#scripts/backend/connections";

export const SHARED_SECRET = "the shared secret of the auth server and the tables";
const KEY = "sb_publishable_test";

export async function startGateway(server: AuthServer) {
  const connection = connectPostgres(server.databaseUrl, 4);
  const options = {
    api: { schemas: ["public"], extra_search_path: ["public", "extensions"], max_rows: 1000 },
    auth: {
      jwt_secret: SHARED_SECRET,
      publishable_key: KEY,
      secret_key: "sb_secret_test",
      site_url: server.siteUrl,
    },
    connection,
    options: { server: { admin: false } },
  };
  const app = (await new App(options as unknown as ConstructorParameters<typeof App>[0]).init()) as App;
  (connection as unknown as { rlsState: string }).rlsState = "active";
  const answerRest = getRequestListener((request) => app.fetch(request));
  const gateway = createServer((request, response) => {
    const { url = "/", method, headers } = request;
    if (url.startsWith("/rest/v1/")) return void answerRest(request, response);
    const asked = forward(server.url + url.replace(/^\/auth\/v1/, ""), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    request.pipe(asked);
  });
  gateway.listen(0, "127.0.0.1");
  await once(gateway, "listening");
  const { port } = gateway.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    key: KEY,
    close: async () => {
      gateway.closeAllConnections();
      gateway.close();
      await connection.close();
    },
  };
}
