import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";
import { embeddedBackend } from "#scripts/backend/vitePlugin";
import { devCatalogue } from "#scripts/site/catalogue";
import { CHUNK_GROUPS } from "#scripts/site/chunks";
import { isKeptOnceOpened } from "#scripts/site/keptOnceOpened";
import { EARLY_MODULES } from "#scripts/site/frames";
import { configuredOrigins } from "#scripts/site/origins";
import { devDownloads } from "#scripts/site/downloads";
import { prerender } from "#scripts/site/prerender";
import { withoutImportPreloads } from "#scripts/site/withoutImportPreloads";
import { questionFiles } from "#scripts/site/questionFiles";
import { previewSite } from "#scripts/site/previewSite";
import { siteUrlFor } from "#scripts/site/siteUrl";
import { OLDEST_BROWSERS } from "./src/content/browsers.ts";
import { CliError } from "#scripts/cliError";

/** Names the role of a visitor to the embedded backend; opens nothing that row security does not. */
const LOCAL_KEY = "sb_publishable_local";

/**
 * A hosted Supabase project when VITE_SUPABASE_URL is set; else, for every mode but the deployed `production`, the
 * embedded backend on the site's own origin.
 */
export default defineConfig(({ mode, command }) => {
  const root = import.meta.dirname;
  const env = loadEnv(mode, root);
  // Paths are added to both.
  for (const address of ["VITE_SUPABASE_URL", "VITE_FORMS_URL"])
    env[address] = env[address]?.replace(/\/+$/, "") ?? "";
  const { VITE_SUPABASE_URL: url = "", VITE_SUPABASE_PUBLISHABLE_KEY: key = "" } = env;
  if (url && !key) throw new CliError("VITE_SUPABASE_URL is set, but VITE_SUPABASE_PUBLISHABLE_KEY is not.");
  if (!url && mode === "production" && command === "build")
    throw new CliError(
      "A build to deploy needs VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY (see .env.example). " +
        "To try the site on this computer, use npm start.",
    );
  const siteUrl = siteUrlFor(mode, root, mode === "production" && command === "build");
  // `off` takes the service worker out of every browser that has it (docs/offline.md).
  const worksOffline = env.VITE_OFFLINE !== "off";
  const { SITE_OUT, DATABASE = "memory", DEMO, AUTH_RATES } = process.env;
  return {
    root,
    plugins: [
      react(),
      questionFiles(),
      tailwindcss(),
      !url &&
        embeddedBackend({ database: DATABASE, siteUrl, demo: DEMO === "1", rates: AUTH_RATES !== "off" }),
      previewSite(),
      devCatalogue(),
      withoutImportPreloads(),
      devDownloads({ siteUrl }),
      prerender({ origins: configuredOrigins(env), siteUrl, worksOffline }),
    ],
    resolve: {
      alias: {
        "@": path.join(root, "src"),
        // A third of the client that no page needs (docs/decisions/17-frames-and-early-questions.md).
        "@supabase/realtime-js": path.join(root, "src/backend/unusedParts"),
        "@supabase/storage-js": path.join(root, "src/backend/unusedParts"),
      },
    },
    define: {
      // Said even when it is empty: the build then leaves out what it would switch on.
      "import.meta.env.VITE_CAPTCHA_PROVIDER": JSON.stringify(env.VITE_CAPTCHA_PROVIDER ?? ""),
      "import.meta.env.VITE_OFFLINE": JSON.stringify(worksOffline ? "" : "off"),
      "import.meta.env.VITE_SUPABASE_URL": JSON.stringify(url),
      "import.meta.env.VITE_FORMS_URL": JSON.stringify(env.VITE_FORMS_URL),
      "import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY": JSON.stringify(key || LOCAL_KEY),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            input: ["index.html", ...Object.values(EARLY_MODULES)],
            output: {
              codeSplitting: { groups: CHUNK_GROUPS },
              // The shell names every page's file, and the shortest hash that is allowed saves a tenth of a KiB.
              entryFileNames: "assets/[name]-[hash:7].js",
              chunkFileNames: ({ facadeModuleId, moduleIds }) =>
                `assets/${isKeptOnceOpened(facadeModuleId, moduleIds) ? "opened/" : ""}[name]-[hash:7].js`,
            },
          },
        },
      },
    },
    build: {
      target: Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`),
      outDir: SITE_OUT ?? "dist",
      emptyOutDir: true,
      // The one sheet comes with the pages (scripts/site/styles.ts). Split, it would come again with the first script that
      // knows of it.
      cssCodeSplit: false,
      // See withoutImportPreloads.ts.
      modulePreload: false,
    },
  };
});
