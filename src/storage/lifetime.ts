/** How long this browser keeps what the site stores, as far as a page can tell. */

/** True if the site runs from the Home Screen or the Dock. */
const isInstalled = (): boolean =>
  matchMedia("(display-mode: standalone)").matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/**
 * WebKit deletes what scripts have stored after seven days of its use in which nobody tapped or typed on the site, whatever
 * it answered to `persist` (webkit.org/blog/10218). On an iPhone and an iPad, other browsers are WebKit too. Only an
 * installed site is spared. All other browsers clear a storage when the disk is full, which no page can foresee.
 */
export const keepsForAWeek = (): boolean => navigator.vendor.startsWith("Apple") && !isInstalled();

/**
 * True in Safari on an iPhone or iPad. An iPad says that it is a Mac, but no Mac has points of touch. Safari's name ends
 * with these words; other browsers and the windows of apps add or leave out one.
 */
export const canAddToHomeScreen = (): boolean =>
  keepsForAWeek() &&
  navigator.maxTouchPoints > 1 &&
  /Version\/\S+ (?:Mobile\/\S+ )?Safari\/\S+$/.test(navigator.userAgent);
