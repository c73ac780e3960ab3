import { preview } from "vite";
import { LOCAL_MODE } from "./settings.ts";

/**
 * A time as long as on a usual host (Node's own 5 s are short): a request that arrives just as a kept connection is
 * closed gets no answer. It is longer than any browser test, whose requests would occasionally arrive at that moment.
 */
export const KEEP_ALIVE_MS = 75_000;

/** Serves the built site of SITE_OUT with the embedded backend. */
export async function serveBuilt(port: number) {
  const site = await preview({
    mode: LOCAL_MODE,
    logLevel: "warn",
    preview: { port, strictPort: true, host: "localhost" },
  });
  if ("keepAliveTimeout" in site.httpServer) site.httpServer.keepAliveTimeout = KEEP_ALIVE_MS;
  return site;
}
