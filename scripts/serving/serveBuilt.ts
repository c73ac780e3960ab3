import { preview } from "vite";
import { LOCAL_MODE } from "./settings.ts";

/**
 * As long as a usual host (Node's own 5 s are short): who asks again in the very moment in which a kept connection is
 * closed gets no answer. Longer than any browser test, whose requests would meet that moment now and then.
 */
const KEEP_ALIVE_MS = 75_000;

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
