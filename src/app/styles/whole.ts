import { BROWSER_TOO_OLD } from "@/content/browsers";

/** The newest thing that a browser may lack and still read every script; parts would fail one by one without it. */
export const isTooOld = !("toSorted" in []);

/**
 * Offers to load the page again, because a part of it is missing; unless the browser is too old for it. Nothing will come for
 * whom the page knows, so it keeps no place free.
 */
export function offerReload(reason?: unknown): void {
  const late = document.getElementById("late")!;
  if (isTooOld || reason instanceof SyntaxError) late.textContent = BROWSER_TOO_OLD;
  late.hidden = false;
  delete document.documentElement.dataset.known;
}

let whole: Promise<unknown> | undefined;

/**
 * Requests the site's whole sheet, which names the fonts. A page begins with the styles of its own HTML
 * (scripts/site/styles.ts), and scripts draw nothing before the others are there. The service worker's pages have all.
 */
export const wholeSheet = () =>
  (whole ??= new Promise((resolve) => {
    const sheet = document.querySelector<HTMLLinkElement>("#styles");
    if (!sheet) return resolve(0);
    sheet.onload = resolve;
    sheet.onerror = offerReload;
    sheet.disabled = false;
  }));
