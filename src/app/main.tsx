import { BrowserRouter } from "react-router-dom";
import { keepSessionsIn } from "@/backend/client";
import { browserStorage } from "@/storage/browserStorage";
import { forgetSeen } from "@/storage/seen";
import { whenIdle } from "@/ui/whenIdle";
import { emailLinkTarget } from "./emailLink";
import { hydrate, replace } from "./mount";
import { loadPage } from "./pageLoaders";
import { preloadLinkedPages, routeOf } from "./preload";
import { Providers } from "./Providers";
import { AppRoutes } from "./router";
import { canHydrate } from "./canHydrate";

keepSessionsIn({ ...browserStorage, forgetSeen });

// A link with tokens signs nobody in, as anybody can make one to an account of their own; nor do they stay in the address.
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
  // A page that does not come is asked for again, and complained about, when it is rendered.
  const page = loadPage(routeOf(location.pathname)).catch(() => {});
  if (canHydrate(root.dataset.path, location.pathname)) {
    // The page is there first, so that the first render is the prerendered tree and hydrates without waiting.
    await page;
    hydrate(root, app);
  } else {
    // The shell, a page under another address, or the 404 page where a route has a page of its own: what stands there is not ours to keep.
    for (const element of document.head.querySelectorAll("title, meta[name=description]")) element.remove();
    replace(root, app);
  }
  preloadLinkedPages();
}

void start(document.getElementById("root")!);
// The site is kept for later when this visit has all that it needs, and not for visitors who save data.
if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== "off")
  whenIdle(() => void import("./offline/startWorker").catch(() => {}));
