/** Renders single HTML tags for the prerenderer. */

const escapeAttribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeAttribute(href)}">`;

/** Open Graph names (`og:…`) are properties, all others are names. */
export const meta = (name: string, content: string) =>
  `<meta ${name.startsWith("og:") ? "property" : "name"}="${name}" content="${escapeAttribute(content)}">`;

/** A data block, which no browser runs. Its text is escaped so that it cannot end the block. */
export const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", String.raw`\u003c`)}</script>`;
