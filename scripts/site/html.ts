/** Puts a rendered page into the template that Vite built. */

interface PageParts {
  template: string;
  /** React's output for the page. */
  rendered: string;
  /** The path at which this page hydrates, or `*` for any. Undefined for a frame, which the browser's page replaces. */
  path?: string;
  /** Stands after the page. */
  after?: string;
  /** Added to the head besides the page's own tags. */
  head?: string;
}

/** Leading <title>, <meta> and <link> tags, which React hoists in front of the page's own markup. */
const HOISTED = /^(?:<title>[\s\S]*?<\/title>|<meta[^>]*>|<link[^>]*>)*/;

/**
 * The inline style of Radix Tabs, which the CSP refuses in HTML; in the browser a script sets it, which is allowed. And a mark on
 * each link for React Router's own server, which this site does not have; React changes no attribute when it hydrates.
 */
const LEFT_OUT = / style="(?:outline:none|animation-duration:0s)"| data-discover="true"/g;

export function composePage({ template, rendered, path, head = "", after = "" }: PageParts): string {
  const hoisted = HOISTED.exec(rendered)![0];
  const body = rendered.slice(hoisted.length).replaceAll(LEFT_OUT, "");
  const root =
    path === undefined
      ? `<div id="root"><div inert>${body}</div></div>`
      : `<div id="root" data-path="${path}">${body}</div>`;
  return template
    .replace("<!--app-head-->", () => hoisted + head)
    .replace('<div id="root"><!--app-html--></div>', () => root + after);
}

/** The CSP refuses every `style` attribute, so a page that has one already fails here. */
export function assertNoInlineStyle(html: string, path: string): void {
  const found = /<[^>]+\sstyle="[^"]*"[^>]*>/.exec(html);
  if (found) throw new Error(`${path}: the prerendered page has a style attribute: ${found[0]}`);
}
