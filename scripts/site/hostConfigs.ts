/**
 * Configurations for servers that do not read `_headers`, to include in their own. The build writes
 * them beside the site, because the policy contains a hash of this build.
 */
import { headersAt, USUAL_CACHE, type HeaderRule } from "./parseHeaders.ts";

const WRITTEN = "# Written by `npm run build` for this very build; include it again after each one.";

/**
 * The paths that are redirected to themselves without their last slash, or their ending, as the servers decode them. A second slash or a
 * backslash in front would name another host to a browser, and a control character would end the header's line. The
 * backslash is written as a number, because nginx reads two of them as one.
 */
const PATH = String.raw`/[^/\x5c\x00-\x1f][^\x00-\x1f]*`;
const PATH_WITH_SLASH = `${PATH}/`;
/** A page's file is redirected to the page's own path. */
const PAGE_FILE = String.raw`${PATH}\.html`;

/** A path without a rule of its own follows the rule for every page. */
const ANY_PAGE = "/";
const samplePath = (pattern: string) => pattern.replace("*", "any");
const ownPatterns = (rules: readonly HeaderRule[]) =>
  rules.map(({ pattern }) => pattern).filter((pattern) => pattern !== "/*");

/**
 * For `include` inside a `server` block that names `root`. A block's headers replace those of the
 * block around it, so each block has all of them.
 */
export function nginxConfig(rules: readonly HeaderRule[]): string {
  const location = (match: string, path: string, ...lines: string[]) => {
    const headers = Object.entries(headersAt(rules, path)).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    );
    return [`location ${match} {`, ...[...headers, ...lines].map((line) => `  ${line}`), "}"].join("\n");
  };
  const own = ownPatterns(rules).map((pattern) =>
    pattern.endsWith("*")
      ? location(pattern.slice(0, -1), samplePath(pattern), "try_files $uri =404;")
      : location(`= ${pattern}`, pattern, "try_files $uri =404;"),
  );
  return [
    WRITTEN,
    "charset utf-8;\ngzip_static on;\nerror_page 404 /404.html;\nabsolute_redirect off;",
    location(`~ ^(?<page>${PATH})/$`, ANY_PAGE, "return 308 $page$is_args$args;"),
    location("= /index.html", ANY_PAGE, "return 308 /$is_args$args;"),
    location(`~ ^(?<page>${PATH})\\.html$`, ANY_PAGE, "return 308 $page$is_args$args;"),
    location("= /", ANY_PAGE, "try_files /index.html =404;"),
    location("= /404.html", ANY_PAGE, "internal;"),
    ...own,
    location("/", ANY_PAGE, "try_files $uri $uri.html =404;"),
  ]
    .join("\n\n")
    .concat("\n");
}

/** For `import` inside a site block that names `root`. */
export function caddyConfig(rules: readonly HeaderRule[]): string {
  const header = ({ pattern, headers }: HeaderRule) => {
    const lines = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`);
    return [`header ${pattern === "/*" ? "" : `${pattern} `}{`, ...lines, "}"].join("\n");
  };
  const usual = Object.entries(USUAL_CACHE).map(([name, value]) => `header ${name} "${value}"`);
  return [
    WRITTEN,
    ...rules.map(header),
    // The cache rule applies if no rule above has set one.
    ...usual.map((line) => line.replace(" ", " ?")),
    // Older versions of Caddy have no `{?query}`.
    `@withSlash path_regexp ^${PATH_WITH_SLASH}$\nroute @withSlash {\n\turi strip_suffix /\n\tredir {uri} 308\n}`,
    "redir /index.html / 308",
    // As it was asked for: by then, the path of a page is already that of its file.
    `@pageFile vars_regexp {http.request.orig_uri.path} ^${PAGE_FILE}$\nroute @pageFile {\n\turi strip_suffix .html\n\tredir {uri} 308\n}`,
    "try_files {path} {path}.html\nfile_server {\n\tprecompressed br gzip\n}",
    // A file missing today may exist after the next build.
    [
      "handle_errors {",
      "\trewrite * /404.html",
      ...usual.map((line) => `\t${line}`),
      "\tfile_server",
      "}",
    ].join("\n"),
  ]
    .join("\n\n")
    .concat("\n");
}
