/**
 * Vite makes every `import()` preload the file's imports, with a helper that is a tenth of the
 * shell. Here none does, because pages are prefetched when a link to them is near.
 */
import type { Plugin } from "vite";

/** The helper's call around an import, as it is left in a finished file: `e(()=>import(…),[])`. */
const WRAPPED = /\b\w+\(\(\)=>(import\(`[^`]+`\)(?:\.then\(\w+=>\w+\.\w+(?:\(\w*\))?\))*),\[\]\)/g;

export const withoutImportPreloads = (): Plugin => ({
  name: "4mq:plain-imports",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") file.code = file.code.replaceAll(WRAPPED, "$1");
    },
  },
});
