/**
 * Mounts React on the page. It shares one file with React itself (chunks.ts), which entry.ts
 * requests together with the page.
 */
import { createElement, startTransition, useInsertionEffect, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { keepTyped } from "./keepTyped";

/**
 * Hydrates the prerendered page as a transition, which React does in small slices, so that it
 * responds to a tap in between.
 */
export function hydrate(root: HTMLElement, app: ReactElement) {
  const giveBackTyped = keepTyped(root);
  startTransition(() => {
    hydrateRoot(root, app, {
      // React has drawn a part of the page again, because the markup was not its own.
      onRecoverableError: (error) => {
        giveBackTyped();
        console.error("Hydration:", error);
      },
    });
  });
}

/** The rest of the styles comes together with the page, because to lay out a frame a second time takes an old phone long. */
function Replacement({ app }: { app: ReactElement }) {
  useInsertionEffect(() => document.getElementById("styles")?.removeAttribute("media"), []);
  return app;
}

/** Renders the page in place of the existing markup, which stands until the first of the page is there; in slices too. */
export const replace = (root: HTMLElement, app: ReactElement) =>
  startTransition(() => createRoot(root).render(createElement(Replacement, { app })));
