/**
 * The response headers of the site, from one place: written into `_headers` for the static host,
 * and also sent by the preview server.
 */
import type { Origins } from "./origins.ts";

interface HeaderOptions {
  /** The base64 sha256 of each style sheet inlined in the prerendered pages. */
  inlineStyleHashes: readonly string[];
  /** Origins that the page uses besides the site's own. Empty when unset. */
  origins: Origins;
}

type Headers = Record<string, string>;

/** The Content-Security-Policy, which allows only the listed sources. */
export function contentSecurityPolicy({ inlineStyleHashes, origins }: HeaderOptions): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...origins.script],
    "style-src": ["'self'", ...inlineStyleHashes.map((hash) => `'sha256-${hash}'`), ...origins.style],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "media-src": ["'self'", ...origins.media],
    "connect-src": ["'self'", ...origins.connect],
    "form-action": ["'self'", ...origins.form],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-src": origins.frame.length ? origins.frame : ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["4mq"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

/** The headers of pages and data alike. */
const COMMON_HEADERS: Headers = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** The headers of every answer of the site. */
export const securityHeaders = (options: HeaderOptions): Headers => ({
  "Content-Security-Policy": contentSecurityPolicy(options),
  ...COMMON_HEADERS,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
});

/** The headers of every answer of the embedded backend, which renders nothing, and whose data no one else may cache. */
export const API_HEADERS: Headers = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  ...COMMON_HEADERS,
  "Cache-Control": "no-store",
};

/** Files under /assets have a hash of their content in their name; everything else is revalidated. */
const ASSETS_CACHE = "public, max-age=31536000, immutable";
export const PAGES_CACHE = "public, max-age=0, must-revalidate";
/** A browser must learn of a new service worker whenever it checks. */
const WORKER_CACHE = "no-cache";
const WORKER_PATH = "/sw.js";

const block = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/** The `_headers` file that Netlify, Cloudflare Pages and similar hosts read. */
export const headersFile = (options: HeaderOptions): string =>
  [
    block("/*", securityHeaders(options)),
    block("/assets/*", { "Cache-Control": ASSETS_CACHE }),
    `${block(WORKER_PATH, { "Cache-Control": WORKER_CACHE })}\n`,
  ].join("\n\n");
