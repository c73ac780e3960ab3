/** The files that search engines read first. */

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The public pages for search engines. The date of each page's last change is unknown, so it is left out. */
export function sitemapXml(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(siteUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

/** Pages for signed-in visitors contain nothing for search engines. */
export function robotsTxt(siteUrl: string, guardedPaths: readonly string[]): string {
  const lines = ["User-agent: *", ...guardedPaths.map((path) => `Disallow: ${path}`)];
  if (!guardedPaths.length) lines.push("Disallow:");
  return [...lines, "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n");
}
