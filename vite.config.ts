import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";
import { embeddedBackend } from "#scripts/backend/vitePlugin";
import { prerender } from "#scripts/site/prerender";
import { previewSite } from "#scripts/site/previewSite";
import { Stop } from "#scripts/stop";

/** Names the role of a visitor to the embedded backend; opens nothing that row security does not. */
const LOCAL_KEY = "sb_publishable_local";

/**
 * Few files for what every page needs, so that a first visit makes few requests; pages stay apart. The entry stands
 * alone: what it needed at once would come before the first paint.
 */
const CHUNK_GROUPS = [
  { name: "entry", test: /vite\/preload-helper|src\/app\/(?:entry|styles)/, priority: 2 },
  {
    name: "react",
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//,
    priority: 3,
  },
  { name: "query", test: /@tanstack\// },
  { name: "tabs", test: /@radix-ui\/react-tabs|src\/ui\/Tabs/ },
  { name: "radix", test: /@radix-ui\/(?!react-(?:tabs|toast)\/)/, priority: 1 },
  {
    name: "shell",
    test: /src\/(?:app\/(?!SignedInArea)|content\/navigation|backend\/(?:auth|client)\.|storage|ui\/(?:Button|Failure|PageHead|Skeleton|toast|useHydrated)\.)|createLucideIcon/,
  },
];

/**
 * A hosted Supabase project when VITE_SUPABASE_URL is set; else, for every mode but the deployed `production`, the
 * embedded backend on the site's own origin.
 */
export default defineConfig(({ mode, command }) => {
  const root = import.meta.dirname;
  const { VITE_SUPABASE_URL: url = "", VITE_SUPABASE_PUBLISHABLE_KEY: key = "" } = loadEnv(mode, root);
  if (url && !key) throw new Stop("VITE_SUPABASE_URL is set, but VITE_SUPABASE_PUBLISHABLE_KEY is not.");
  if (!url && mode === "production" && command === "build")
    throw new Stop(
      "A build to deploy needs VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY (see .env.example). " +
        "To try the site on this computer, use npm start.",
    );
  const { SITE_URL = "http://localhost:4173", SITE_OUT, DATABASE = "memory", DEMO } = process.env;
  return {
    root,
    plugins: [
      react(),
      tailwindcss(),
      !url && embeddedBackend({ database: DATABASE, siteUrl: SITE_URL, demo: DEMO === "1" }),
      previewSite(),
      prerender({ connectOrigins: url ? [new URL(url).origin] : [] }),
    ],
    resolve: { alias: { "@": path.join(root, "src") } },
    define: {
      "import.meta.env.VITE_SUPABASE_URL": JSON.stringify(url),
      "import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY": JSON.stringify(key || LOCAL_KEY),
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } } } },
    },
    build: { outDir: SITE_OUT ?? "dist", emptyOutDir: true, modulePreload: { polyfill: false } },
  };
});
