/** The words of a built page. */

/** HTML's escapes, as React and the prerenderer write them. */
export const unescapeHtml = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** The words of a page's main part, without tags. */
export const mainText = (html: string) =>
  unescapeHtml(/<main[\s\S]*<\/main>/.exec(html)![0].replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");
