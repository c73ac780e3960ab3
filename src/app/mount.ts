/** React on the page. In one file with React itself (chunks.ts): entry.ts asks for it beside what is to be shown. */
import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** Takes over what was prerendered. As a transition React does so in small slices: a tap in between is answered. */
export const hydrate = (root: HTMLElement, app: ReactNode) =>
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: (error) => console.error("Hydration:", error) });
  });

/** Shows it in the place of what stands there. */
export function replace(root: HTMLElement, app: ReactNode) {
  root.replaceChildren();
  createRoot(root).render(app);
}
