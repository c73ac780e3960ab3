/** Reads the `_headers` file of a built site, which every other way of serving it follows. */
import type { ServerResponse } from "node:http";
import { PAGES_CACHE } from "./headers.ts";

export interface HeaderRule {
  /** "/*", "/assets/*", "/sw.js". */
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

export function readHeaderRules(file: string): HeaderRule[] {
  return file
    .trim()
    .split("\n\n")
    .map((block) => {
      const [pattern = "", ...lines] = block.split("\n").map((line) => line.trim());
      const headers = lines.map((line) => {
        const at = line.indexOf(": ");
        return [line.slice(0, at), line.slice(at + 2)];
      });
      return { pattern, headers: Object.fromEntries(headers) as Record<string, string> };
    });
}

const matches = (pattern: string, pathname: string) =>
  pattern.endsWith("*") ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;

/** The default cache rule of hosts that read `_headers`, for a file that no rule mentions. */
export const USUAL_CACHE = { "Cache-Control": PAGES_CACHE };

/** In an answer of HTTP/1 or HTTP/2; the latter has no setHeaders. */
export function setEach(response: ServerResponse, headers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** All headers of an answer at this path: if several rules name the same header, the last rule wins. */
export function headersAt(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) => matches(pattern, pathname));
  return Object.assign({ ...USUAL_CACHE }, ...matching.map(({ headers }) => headers)) as Record<
    string,
    string
  >;
}
