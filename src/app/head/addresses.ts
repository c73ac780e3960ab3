/** Absolute addresses of the site's own pages and files. */

/** Pages that are one page, opened at its parts. */
const CANONICAL: Readonly<Record<string, string>> = {
  "/resources/free-chapters": "/resources",
  "/resources/worksheets": "/resources",
  "/resources/parent-guides": "/resources",
};

export interface Site {
  /** Without a slash at its end. */
  url: string;
}

export const absolute = ({ url }: Site, path: string) => `${url}${path}`;

/** The path under which a search engine should know the page. */
export const canonicalPath = (path: string) => CANONICAL[path] ?? path;
