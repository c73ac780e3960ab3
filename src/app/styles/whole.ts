/** Offers to load the page again, because a part of it is missing. */
export const offerReload = () => {
  document.getElementById("late")!.hidden = false;
};

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
