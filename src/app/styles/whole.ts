let whole: Promise<unknown> | undefined;

/**
 * Requests the site's whole sheet and its fonts. A page begins with the styles of its own HTML (scripts/site/styles.ts), and
 * scripts draw nothing before the others are there. The service worker's pages have all of them.
 */
export const wholeSheet = () =>
  (whole ??= new Promise((resolve, reject) => {
    for (const font of document.querySelectorAll<HTMLLinkElement>("link[rel=later][type]")) {
      font.as = "font";
      font.rel = "preload";
    }
    const sheet = document.querySelector<HTMLLinkElement>("#styles");
    if (!sheet) return resolve(0);
    sheet.onload = resolve;
    sheet.onerror = reject;
    sheet.disabled = false;
  }));
