import "./styles/index.css";
import { isTooOld, offerReload, wholeSheet } from "./styles/whole";

const start = () =>
  // All are requested at once: otherwise the second would only be discovered once the first had arrived.
  void Promise.all([import("./main"), import("./mount"), wholeSheet()]).catch(offerReload);

/**
 * The prerendered page is readable without scripts, so they wait until it has been painted: on a slow connection, each of
 * their bytes would delay the text. So do those of a frame (public/frame.js). A tab in the background is never painted.
 */
if (isTooOld) offerReload();
else if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
