/** The worker's data about its own build; the build writes it in (scripts/site/worker.ts). */

/** The start of each cache's name. */
export const PREFIX = "4mq-";

/** An address with a hash in it; the content at such an address never changes. */
export const HASHED = /^\/assets\//;

/** Texts so long, and drawings so many, that only those are kept which somebody has opened. Without a connection, scripts make their pages of them. */
export const OPENED = /^\/(?:assets\/opened|art\/plays)\//;

export interface Site {
  /** Identifies this build; another build has other files. */
  build: string;
  /** Addresses of the files that pages are made of: scripts, fonts, drawings, icons. */
  files: readonly string[];
  /** Address of the bundle of all pages. */
  bundle: string;
  /** Paths of all pages. */
  pages: readonly string[];
  /** The address under which the page for unknown paths is kept. */
  notFound: string;
}

/** All pages in one file, so that content repeated from page to page costs next to nothing. */
export interface Bundle {
  /** The one style sheet, and its placeholder in each page. */
  style: string;
  slot: string;
  /** The headers of every answer: the ones that the host sends with its pages. */
  headers: Record<string, string>;
  /** The pages by path. */
  pages: Record<string, { html: string; status: number }>;
}
