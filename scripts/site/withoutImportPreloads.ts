/** Vite has every `import()` preload what the file needs, by a helper of a tenth of the shell. Here none has: pages are fetched ahead when a link to them is near. */
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
