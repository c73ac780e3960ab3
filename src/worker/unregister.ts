/// <reference lib="webworker" />
/**
 * Replaces the worker when it is to be removed (docs/offline.md): deletes the worker's caches and
 * unregisters itself. From the next page on, the browser asks the server.
 */
import { PREFIX } from "./site";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => event.waitUntil(unregister()));

async function unregister() {
  const siteCaches = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(siteCaches.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
