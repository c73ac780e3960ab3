/**
 * Vite makes every `import()` preload the file's imports, with a helper that is a tenth of the
 * shell. Here none does, because pages are prefetched when a link to them is near.
 */
import type { Plugin } from "vite";

export const withoutImportPreloads = (): Plugin => ({
  name: "4mq:plain-imports",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
});
