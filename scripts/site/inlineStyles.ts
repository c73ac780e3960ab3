import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * The site has one small style sheet; it is inlined, so that the first paint waits for no request.
 * @returns the template with it, and the hashes that the CSP needs.
 */
export function inlineStyles(template: string, siteFolder: string): { html: string; hashes: string[] } {
  const hashes: string[] = [];
  const html = template.replace(SHEET, (_tag, href: string) => {
    const css = readFileSync(path.join(siteFolder, href), "utf8");
    hashes.push(createHash("sha256").update(css).digest("base64"));
    return `<style>${css}</style>`;
  });
  return { html, hashes };
}
