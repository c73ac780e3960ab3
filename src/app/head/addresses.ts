/** Absolute addresses of the site's own pages and files. */

/** Addresses that are parts of one page. */
const CANONICAL: Readonly<Record<string, string>> = {
  "/resources/free-chapters": "/resources",
  "/resources/worksheets": "/resources",
  "/resources/parent-guides": "/resources",
};

export interface Site {
  /** Has no slash at its end. */
  url: string;
}

export const absolute = ({ url }: Site, path: string) => `${url}${path}`;

/** The path under which search engines should list the page. */
export const canonicalPath = (path: string) => CANONICAL[path] ?? path;
