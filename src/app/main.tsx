import { BrowserRouter } from "react-router-dom";
import { keepSessionsIn } from "@/backend/client";
import { PortraitLink, TodayStrip } from "@/parts/lateToday";
import { browserStorage } from "@/storage/browserStorage";
import { isKnown } from "@/storage/isKnown";
import { forgetSeen } from "@/storage/seen";
import { whenIdle } from "@/ui/whenIdle";
import { emailLinkTarget } from "./emailLink";
import { hydrate, replace } from "./mount";
import { PAGES } from "./pageLoaders";
import { preloadLinkedPages, routeOf } from "./preload";
import { Providers } from "./Providers";
import { AppRoutes } from "./router";
import { canHydrate } from "./canHydrate";

keepSessionsIn({ ...browserStorage, forgetSeen });

// A link with tokens signs nobody in, because anybody can make one to an account of their own. The
// tokens are also removed from the address.
if (location.hash.includes("access_token="))
  history.replaceState(null, "", location.pathname + location.search);

const emailLink = emailLinkTarget(location);
if (emailLink) history.replaceState(null, "", emailLink);

const app = (
  <Providers>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  </Providers>
);

async function start(root: HTMLElement) {
  // A page that failed to load is requested again, and its error shown, when it is rendered.
  const page = Promise.all([
    PAGES[routeOf(location.pathname)].preload(location.pathname),
    // Today's strip and the portrait are in the first frame of somebody who is known.
    isKnown() && Promise.all([PortraitLink.preload(), TodayStrip.preload()]),
  ]);
  if (canHydrate(root.dataset.path, location.pathname)) {
    // The page loads first, so that the first render matches the prerendered tree and hydrates without waiting.
    await page;
    hydrate(root, app);
  } else {
    // The shell, a page under another address, or the 404 page of a route with its own: their
    // markup does not match and is replaced.
    for (const element of document.head.querySelectorAll("title, meta[name=description]")) element.remove();
    replace(root, app);
  }
  preloadLinkedPages();
}

void start(document.getElementById("root")!);
// The site is cached for offline use once this visit has everything it needs, and not for visitors who save data.
if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== "off")
  whenIdle(() => void import("./offline/startWorker").catch(() => {}));
