/** Mounts the embedded backend on the Vite dev and preview servers: /auth/v1, /rest/v1, /functions/v1 and /_mail. */
import { Server } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Connect, Plugin, PreviewServer, ViteDevServer } from "vite";
import { API_HEADERS } from "#scripts/site/headers";
import { setEach } from "#scripts/site/parseHeaders";
import type { Backend } from "./backend.ts";

interface EmbeddedBackendOptions {
  /** `memory`, `postgres://…` or a folder. */
  database: string;
  siteUrl: string;
  /** Loads the demo family of supabase/seed.sql. */
  demo?: boolean;
  /** Disabled where all visitors share one address: a bench, or the browser tests. */
  rates?: boolean;
}

/**
 * The backend of this process, shared by all copies of this module: a dev server that restarts because its settings
 * changed starts the new server before it closes the old one, and two databases on one folder would destroy it.
 */
const BACKEND_KEY = Symbol.for("4mq.backend");
const processWide = globalThis as { [BACKEND_KEY]?: Backend };

/** Used by the bench, which fills the database of the site that it serves. */
export const runningBackend = (): Backend | undefined => processWide[BACKEND_KEY];

const under = (prefix: string, url = "") =>
  url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`);

type Answer = (request: Request, clientAddress: string | undefined) => Response | Promise<Response>;

function addressOf(server: ViteDevServer | PreviewServer): string | undefined {
  const address = server.httpServer?.address();
  const scheme = server.httpServer instanceof Server ? "http" : "https";
  return address && typeof address === "object" ? `${scheme}://localhost:${address.port}` : undefined;
}

export function embeddedBackend({
  database,
  siteUrl,
  demo = false,
  rates = true,
}: EmbeddedBackendOptions): Plugin {
  async function mount(server: ViteDevServer | PreviewServer) {
    // The import is here rather than at the top, because a hosted project needs none of it.
    const { createBackend, LOCAL_PUBLISHABLE_KEY } = await import("./backend.ts");
    const { createEdgeFunctions } = await import("./functions.ts");
    const { answerInbox } = await import("./inbox.ts");
    const { withNetworkLimits } = await import("./networkLimits.ts");

    await processWide[BACKEND_KEY]?.close();
    const backend = await createBackend({ database, siteUrl, demo });
    processWide[BACKEND_KEY] = backend;
    const functions = createEdgeFunctions({
      folder: path.resolve(server.config.root, "supabase/functions"),
      env: {
        // This server's own address, whatever address the site will have.
        get SUPABASE_URL() {
          return addressOf(server) ?? siteUrl;
        },
        SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
        SUPABASE_SERVICE_ROLE_KEY: backend.keys.secretKey,
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.keys.secretKey }),
        SITE_URL: siteUrl,
      },
      onError: (error) => server.config.logger.error(String(error)),
    });
    const mails = () => [...backend.mail.messages.values()].flat();

    const answers: [prefixes: string[], answer: Answer][] = [
      [["/auth/v1", "/rest/v1"], withNetworkLimits(backend.fetch, { rates })],
      [["/functions/v1"], (request, client) => functions(request, client)],
      [["/_mail"], (request) => answerInbox(request, mails())],
    ];
    for (const [prefixes, answer] of answers) {
      const listener = getRequestListener((request, { incoming }) =>
        answer(request, incoming.socket.remoteAddress),
      );
      const middleware: Connect.NextHandleFunction = (request, response, next) => {
        if (!prefixes.some((prefix) => under(prefix, request.url))) return next();
        // An answer that sets one of these headers itself keeps its own value.
        setEach(response, API_HEADERS);
        listener(request, response).catch(next);
      };
      server.middlewares.use(middleware);
    }
    server.httpServer?.once("close", () => void backend.close());
  }
  return { name: "4mq:embedded-backend", configureServer: mount, configurePreviewServer: mount };
}
