import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** The site's own sheet, which Vite names, and that of a kind of page, whose link React looks for when it hydrates. */
const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const OF_REACT = " data-precedence=";
const INLINED = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Sheets are small, so they are inlined, and the first paint waits for no request. A link that is disabled is not fetched. */
export const inlineStyles = (html: string, siteFolder: string): string =>
  html.replace(SHEET, (link, href: string) => {
    const css = readFileSync(path.join(siteFolder, href), "utf8");
    if (!link.includes(OF_REACT)) return `<style>${css}</style>`;
    // The attribute tells it from the site's own, which the service worker keeps once for all pages.
    return `${link.replace(OF_REACT, ` disabled="" ${OF_REACT.trim()}`)}<style data-page="">${css}</style>`;
  });

/** @returns the hashes of a page's styles, which the CSP needs. */
export const styleHashes = (html: string): string[] =>
  [...html.matchAll(INLINED)].map(([, css]) => createHash("sha256").update(css!).digest("base64"));
