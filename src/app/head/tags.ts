/** HTML of single tags, for the prerenderer. */

const escapeAttribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeAttribute(href)}">`;

/** For names that Open Graph gave (`og:…`) and for all others. */
export const meta = (name: string, content: string) =>
  `<meta ${name.startsWith("og:") ? "property" : "name"}="${name}" content="${escapeAttribute(content)}">`;

/** A data block: no browser runs it. Its text must not end it, whatever it says. */
export const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", String.raw`\u003c`)}</script>`;
