import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { keepSessionsIn } from "@/backend/client";
import { browserStorage } from "@/storage/browserStorage";
import { loadPage } from "./pageLoaders";
import { preloadLinkedPages, routeOf } from "./preload";
import { Providers } from "./Providers";
import { AppRoutes } from "./router";

keepSessionsIn(browserStorage);

const app = (
  <Providers>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  </Providers>
);

async function start(root: HTMLElement) {
  const { path } = root.dataset;
  const withoutSlash = location.pathname.replace(/(.)\/$/, "$1");
  if (path === "*" || path === withoutSlash) {
    // The page is loaded first, so that the first render is the prerendered tree and hydrates without waiting.
    await loadPage(routeOf(location.pathname)).catch(() => {});
    // As a transition React hydrates in small slices: a tap in between is answered.
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: (error) => console.error("Hydration:", error) });
    });
  } else {
    // The shell, or a page under another address: what stands there is not ours to keep.
    for (const element of document.head.querySelectorAll("title, meta[name=description]")) element.remove();
    root.replaceChildren();
    createRoot(root).render(app);
  }
  preloadLinkedPages();
}

void start(document.getElementById("root")!);
