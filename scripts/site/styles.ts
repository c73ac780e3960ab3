/**
 * The site's sheet in its pages. Each brings the rules that something in the HTML of its kind can match; the whole sheet is
 * requested after the first paint (src/app/styles/whole.ts), for what scripts draw. HTML, styles and headers of most pages then
 * fit into what a server may send before it hears from the browser again (14 KiB).
 */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { PurgeCSS } from "purgecss";
import purgeFromHtml from "purgecss-from-html";

/** A sheet for each page would be a hash for each in the headers of all. */
export type Kind = "frame" | "text" | "form" | "other";
const KINDS: readonly Kind[] = ["frame", "text", "form", "other"];

export interface Page {
  file: string;
  html: string;
  kind: Kind;
}

/** The site's own sheet, which Vite names, and that of a kind of page, whose link React looks for when it hydrates. */
const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const OF_REACT = " data-precedence=";
const INLINED = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Our own fonts, and the faces that stand in for them until they are there. */
const FONTS = /@font-face\s*\{[^}]*url\([^}]*\}/g;
const FALLBACKS = /@font-face\s*\{[^}]*local\([^}]*\}/g;
/** Set before the first paint by theme.js and frame.js. */
const SET_BY_SCRIPTS = /^data-(?:theme|known|frame)$/;

/** The first styles of a page and what stands for the others, which the service worker replaces by the whole sheet. */
export const FIRST_STYLES =
  /<style id="first">[\s\S]*?<\/style><link id="styles"[^>]*><noscript>[\s\S]*?<\/noscript>/;

/** A frame is about to be replaced (src/app/mount.ts), so it is not laid out again with the whole sheet. */
const UNTIL_REPLACED = ' media="not all" fetchpriority="high"';

/** @returns the kind of a public page: one with a text has the link of the texts' sheet, and one with a picture’s card a form later. */
export const kindOf = (html: string): Kind =>
  html.includes(OF_REACT) ? "text" : /<form|picture-card/.test(html) ? "form" : "other";

/** Used by a page's attributes and its text's own sheet, which are not read with the rules. */
const USED_VARIABLE = /var\((--[\w-]+)/g;

const ON_PAPER = "@media print{";

/** @returns the sheet without the rules for paper: before the first paint nobody prints. */
function withoutPaper(sheet: string): string {
  const [before, ...rest] = sheet.split(ON_PAPER);
  const afterBlock = (text: string) => {
    let open = 1;
    let end = 0;
    for (; open; end += 1) open += { "{": 1, "}": -1 }[text[end]!] ?? 0;
    return text.slice(end);
  };
  return before + rest.map(afterBlock).join("");
}

/** @returns the rules of `sheet` whose classes, elements and attributes are on one of these pages, in whatever state. */
async function rulesFor(sheet: string, pages: readonly Page[]): Promise<string> {
  const used = pages
    .map(({ html }) => html)
    .join("")
    .matchAll(USED_VARIABLE);
  const [purged] = await new PurgeCSS().purge({
    content: pages.map(({ html }) => ({ raw: html, extension: "html" })),
    css: [{ raw: sheet }],
    extractors: [{ extensions: ["html"], extractor: purgeFromHtml }],
    safelist: { greedy: [SET_BY_SCRIPTS], variables: Array.from(used, ([, name]) => name!) },
    variables: true,
  });
  return purged!.css;
}

/** The service worker has the fonts too, so its pages need no others meanwhile. */
const fontPreloads = (siteFolder: string) =>
  readdirSync(path.join(siteFolder, "assets"))
    .filter((file) => file.endsWith(".woff2"))
    .map((file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`)
    .join("");

export interface InlinedStyles {
  pages: readonly { file: string; html: string }[];
  /** All styles, as the service worker puts them into the pages that it keeps. */
  all: string;
}

/** Sheets are small, so the first paint waits for no request. A link that is disabled is not fetched. */
export async function inlineStyles(pages: readonly Page[], siteFolder: string): Promise<InlinedStyles> {
  const href = [...pages[0]!.html.matchAll(SHEET)].find(([link]) => !link.includes(OF_REACT))![1]!;
  const file = path.join(siteFolder, href);
  const whole = readFileSync(file, "utf8");
  // Words come before fonts: their faces are in the sheet that comes later. A face that both sheets named would be loaded twice.
  await writeFile(file, whole.replaceAll(FALLBACKS, ""));
  const withOwnSheet = pages.map(({ html, ...page }) => ({
    ...page,
    html: html.replace(SHEET, (link, sheet: string) =>
      link.includes(OF_REACT)
        ? `${link.replace(OF_REACT, ` disabled="" ${OF_REACT.trim()}`)}<style data-page="">${readFileSync(path.join(siteFolder, sheet), "utf8")}</style>`
        : link,
    ),
  }));
  const first = new Map<Kind, string>();
  for (const kind of KINDS) {
    const ofKind = withOwnSheet.filter((page) => page.kind === kind);
    first.set(kind, await rulesFor(withoutPaper(whole.replaceAll(FONTS, "")), ofKind));
  }
  const inline = ({ html, kind }: Page) =>
    html.replace(SHEET, (link, sheet: string) =>
      link.includes(OF_REACT)
        ? link
        : `<style id="first">${first.get(kind)}</style><link id="styles" rel="stylesheet" href="${sheet}"${kind === "frame" ? UNTIL_REPLACED : ""} disabled><noscript><link rel="stylesheet" href="${sheet}"></noscript>`,
    );
  return {
    pages: withOwnSheet.map((page) => ({ file: page.file, html: inline(page) })),
    all: `${fontPreloads(siteFolder)}<style>${whole}</style>`,
  };
}

/** @returns the hashes of a page's styles, which the CSP needs. */
export const styleHashes = (html: string): string[] =>
  [...html.matchAll(INLINED)].map(([, css]) => createHash("sha256").update(css!).digest("base64"));
