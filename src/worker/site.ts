/** What the worker knows of the build that it belongs to; the build writes it in (scripts/site/worker.ts). */

/** Before the name of each cache. */
export const PREFIX = "4mq-";

/** An address with a hash in it: what is there never changes. */
export const HASHED = /^\/assets\//;

export interface Site {
  /** Names this build: another one has other files. */
  build: string;
  /** Addresses of the files that pages are made of: scripts, fonts, drawings, icons. */
  files: readonly string[];
  /** Address of the bundle of all pages. */
  bundle: string;
  /** Paths of the public pages. */
  pages: readonly string[];
  /** Paths of the signed-in pages, which are one empty shell. */
  guarded: readonly string[];
  /** Under which address their shell is kept, and the page of unknown paths. */
  shell: string;
  notFound: string;
}

/** All pages in one file: what repeats from page to page costs next to nothing then. */
export interface Bundle {
  /** The one style sheet, and what stands in its place in each page. */
  style: string;
  slot: string;
  /** Of every answer: what the host sends with its pages. */
  headers: Record<string, string>;
  /** By path. */
  pages: Record<string, { html: string; status: number }>;
}
