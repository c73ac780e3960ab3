import { BrowserRouter } from "react-router-dom";
import "./early/ownTab";
import { PortraitLink, TodayStrip } from "@/parts/today/lateToday";
import { isKnown } from "@/storage/isKnown";
import { whenIdle } from "@/ui/behaviour/whenIdle";
import { emailLinkTarget } from "./emailLink";
import { keyFirstEntry } from "./keyFirstEntry";
import { hydrate, replace } from "./mount";
import { GUARDED_LOADERS, PAGES } from "./pageLoaders";
import { ownPath } from "./ownPath";
import { preloadLinkedPages, routeOf } from "./preload";
import { Providers } from "./Providers";
import { SignedInArea } from "./RequireAuth";
import { AppRoutes } from "./router";
import { canHydrate } from "./canHydrate";
import { wholeSheet } from "./styles/whole";

// A link with tokens signs nobody in, because anybody can make one to an account of their own. The
// tokens are also removed from the address.
if (location.hash.includes("access_token="))
  history.replaceState(null, "", location.pathname + location.search);

const emailLink = emailLinkTarget(location);
if (emailLink) history.replaceState(null, "", emailLink);

keyFirstEntry();

const app = (
  <Providers>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  </Providers>
);

async function start(root: HTMLElement) {
  // The host knows paths only as they are written; the page itself has a prerendered one, and its own status.
  const ownAddress = ownPath(location.pathname);
  if (root.dataset.path === "*" && ownAddress !== location.pathname) {
    location.replace(ownAddress + location.search + location.hash);
    return;
  }
  const route = routeOf(location.pathname);
  // A page that failed to load is requested again, and its error shown, when it is rendered.
  // The page loads first, so that the first render matches the prerendered tree and hydrates without waiting, or replaces
  // the frame of a signed-in page at once.
  await Promise.all([
    wholeSheet(),
    PAGES[route].preload(location.pathname),
    route in GUARDED_LOADERS && SignedInArea.preload(),
    // Today's strip and the portrait are in the first frame of somebody who is known.
    isKnown() && PortraitLink.preload(),
    isKnown() && TodayStrip.preload(),
  ]);
  if (canHydrate(root.dataset.path, location.pathname)) hydrate(root, app);
  else {
    // A frame, a page under another address, or the 404 page of a route with its own: their markup does not match.
    for (const element of document.head.querySelectorAll("title,[name=description]")) element.remove();
    replace(root, app);
  }
  preloadLinkedPages();
  // The site is cached for offline use once this visit has everything it needs, and not for visitors who save data.
  if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== "off")
    whenIdle(() => import("./offline/startWorker").catch(() => {}));
}

void start(document.getElementById("root")!);
