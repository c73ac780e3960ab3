/** The files that search engines read before any page. */
import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";
import { KIB } from "#scripts/site/weights";
import { readSite, SITE, SITE_ORIGIN } from "./site";

it("lists every public page in sitemap.xml except those opened from e-mails", () => {
  const xml = readSite("sitemap.xml").toString();
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/,
  );
  const listed = [...xml.matchAll(/<url><loc>([^<]+)<\/loc><\/url>/g)].map((match) => match[1]);
  const fromALetter = ["/auth/confirm", "/auth/reset-password"];
  const found = Object.keys(PUBLIC_PAGES).filter((path) => !fromALetter.includes(path));
  expect(listed).toEqual(found.map((path) => `${SITE_ORIGIN}${path}`));
});

it("keeps the signed-in pages out in robots.txt and names the sitemap", () => {
  const lines = readSite("robots.txt").toString().split("\n").filter(Boolean);
  expect(lines).toEqual([
    "User-agent: *",
    ...Object.keys(GUARDED_PAGES).map((path) => `Disallow: ${path}`),
    `Sitemap: ${SITE_ORIGIN}/sitemap.xml`,
  ]);
});

const drawings = readdirSync(`${SITE}/art`, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".svg"));

it.each(drawings)("keeps the drawing %s under 12 KiB", (file) => {
  expect(readSite(`art/${file}`).length).toBeLessThan(12 * KIB);
});
