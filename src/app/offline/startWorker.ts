/**
 * Registers the service worker and offers a new version when one is waiting. This is the last thing
 * that a page does, because none of it may slow down the first visit.
 */
import { trustedScript } from "@/backend/trustedUrls";
import type { ToWorker } from "@/worker/messages";
import { OPENED } from "@/worker/site";
import { hasUnsavedInput, watchForms } from "./unsavedInput";
import { hideOffer, createContainer, showOffer } from "./newVersionOffer";

const UPDATE_INTERVAL_MS = 3_600_000;

const tellWorker = (worker: ServiceWorker, message: ToWorker) => worker.postMessage(message);

/** Checks at most once a minute, even if the visitor switches back and forth between tabs. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let lastCheckMs = Date.now();
  // Without a connection there is nothing new.
  const check = () => {
    lastCheckMs = Date.now();
    registration.update().catch(() => {});
  };
  check();
  setInterval(check, UPDATE_INTERVAL_MS);
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - lastCheckMs > UPDATE_INTERVAL_MS / 60) check();
  });
}

/**
 * Calls back with each version that is waiting for another to end. The very first version waits for none, although some
 * browsers call it waiting while it becomes active.
 */
function onWaiting(registration: ServiceWorkerRegistration, tellOf: (worker: ServiceWorker) => void): void {
  const look = () => {
    const { waiting, active } = registration;
    if (waiting?.state === "installed" && active) tellOf(waiting);
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
}

const openedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && OPENED.test(pathname))
    .map(({ pathname }) => pathname);

async function start(serviceWorker: ServiceWorkerContainer): Promise<void> {
  watchForms();
  createContainer();
  let wasServed = serviceWorker.controller !== null;
  let accepted = false;
  serviceWorker.addEventListener("controllerchange", () => {
    // The first worker takes over a page of the same version.
    if (!wasServed) wasServed = true;
    else if (accepted || !hasUnsavedInput()) location.reload();
    else showOffer({ taken: true });
  });

  const registration = await serviceWorker.register(trustedScript("worker"), { updateViaCache: "none" });
  onWaiting(registration, (waiting) => {
    // It becomes active, for example by another tab's wish, or a newer one takes its place.
    waiting.addEventListener("statechange", hideOffer, { once: true });
    showOffer({
      taken: false,
      use: () => {
        accepted = true;
        tellWorker(waiting, "use");
      },
    });
  });
  checkForUpdates(registration);
  const { active } = await serviceWorker.ready;
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]');
  if (active && entry) tellWorker(active, { here: entry.src, opened: openedFiles() });
}

/** Browsers have no workers on pages that were not loaded over a secure connection. */
const whenLoaded = () => {
  if ("serviceWorker" in navigator)
    start(navigator.serviceWorker).catch((error: unknown) =>
      console.warn("Not kept for offline use:", error),
    );
};
if (document.readyState === "complete") whenLoaded();
else addEventListener("load", whenLoaded, { once: true });
