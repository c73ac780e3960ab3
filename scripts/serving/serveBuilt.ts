import path from "node:path";
import { getCertificate } from "@vitejs/plugin-basic-ssl";
import { preview } from "vite";
import { LOCAL_MODE } from "./settings.ts";

/**
 * A time as long as on a usual host (Node's own 5 s are short): a request that arrives just as a kept connection is
 * closed gets no answer. It is longer than any browser test, whose requests would occasionally arrive at that moment.
 */
export const KEEP_ALIVE_MS = 75_000;

let certificate: Promise<string> | undefined;

/**
 * There is one call, because the package returns a certificate before it has stored it.
 *
 * @returns a key and its certificate in one PEM file, which no browser knows.
 */
export const localCertificate = () => (certificate ??= getCertificate(path.resolve(".local/certificate")));

interface ServeOptions {
  /** HTTP/2 with `localCertificate()`, as hosts answer. */
  http2?: boolean;
}

/** Serves the built site of SITE_OUT with the embedded backend. */
export async function serveBuilt(port: number, { http2 = false }: ServeOptions = {}) {
  const pem = http2 ? await localCertificate() : undefined;
  const site = await preview({
    mode: LOCAL_MODE,
    logLevel: "warn",
    preview: {
      port,
      strictPort: true,
      host: "localhost",
      ...(pem && { https: { cert: pem, key: pem } }),
    },
  });
  if ("keepAliveTimeout" in site.httpServer) site.httpServer.keepAliveTimeout = KEEP_ALIVE_MS;
  return site;
}
