import { preview } from "vite";
import { LOCAL_MODE } from "./settings.ts";

/**
 * A time as long as on a usual host (Node's own 5 s are short): a request that arrives just as a kept connection is
 * closed gets no answer. It is longer than any browser test, whose requests would occasionally arrive at that moment.
 */
export const KEEP_ALIVE_MS = 75_000;

interface ServeOptions {
  /** A key and its certificate in one PEM text, with which the site is served over HTTP/2, as hosts do. */
  certificate?: string;
}

/** Serves the built site of SITE_OUT with the embedded backend. */
export async function serveBuilt(port: number, { certificate }: ServeOptions = {}) {
  const site = await preview({
    mode: LOCAL_MODE,
    logLevel: "warn",
    preview: {
      port,
      strictPort: true,
      host: "localhost",
      ...(certificate && { https: { cert: certificate, key: certificate } }),
    },
  });
  if ("keepAliveTimeout" in site.httpServer) site.httpServer.keepAliveTimeout = KEEP_ALIVE_MS;
  return site;
}
