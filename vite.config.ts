import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";
import { embeddedBackend } from "#scripts/backend/vitePlugin";
import { configuredOrigins } from "#scripts/site/origins";
import { devDownloads } from "#scripts/site/downloads";
import { prerender } from "#scripts/site/prerender";
import { previewSite } from "#scripts/site/previewSite";
import { siteUrlFor } from "#scripts/site/siteUrl";
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
  // Small parts of several signed-in pages: a file of its own for so little would cost each of them a request.
  { name: "query", test: /@tanstack\/|src\/backend\/profile\.|src\/ui\/useOneAtATime\./ },
  { name: "valibot", test: /node_modules\/valibot\//, priority: 1 },
  { name: "tabs", test: /@radix-ui\/react-tabs|src\/ui\/Tab/ },
  { name: "radix", test: /@radix-ui\/(?!react-(?:tabs|toast)\/)/, priority: 1 },
  // Small parts that many pages share: one file for all of them is quicker than ten.
  {
    name: "kit",
    test: /src\/(?:ui\/(?:BuyButton|ComingSoon|Empty|Field|FieldFrame|Honeypot|Problem|Progress|Select|Steps|TextArea|blankField|formText|useReset)\.|domain\/email\.|content\/(?:buying|messages)\.)|lucide\/dist\/esm\/icons\/(?:arrow-left|check|x)\./,
  },
  // What pages with a form that is sent share.
  { name: "sending", test: /src\/(?:domain\/formPayloads|backend\/(?:forms|inTime|saveFile))\./ },
  { name: "stored", test: /src\/storage\/(?:inTurn|localStore|useStored)\./ },
  {
    name: "quiz",
    test: /src\/(?:ui\/(?:Options|useSteps)|storage\/quizProgress|domain\/(?:earnings|quiz)\.)/,
  },
  { name: "days", test: /src\/domain\/calendar\.|src\/ui\/useNow|node_modules\/date-fns\//, priority: 1 },
  {
    name: "shell",
    test: /src\/(?:app\/(?!SignedInArea|LastSeen|chat\/|offline\/)|content\/(?:navigation|quadrants)|backend\/(?:auth|client)\.|storage\/(?:browserStorage|theme|reloadOnce|unsent)|pages\/account\/mayLeave\.|ui\/(?:Button|Cover|Failure|Icon|LinkTiles|PageHead|missingFile|Skeleton|toast|useHydrated|whenIdle)\.)/,
    priority: 1,
  },
];

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
  if (url && !key) throw new Stop("VITE_SUPABASE_URL is set, but VITE_SUPABASE_PUBLISHABLE_KEY is not.");
  if (!url && mode === "production" && command === "build")
    throw new Stop(
      "A build to deploy needs VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY (see .env.example). " +
        "To try the site on this computer, use npm start.",
    );
  const siteUrl = siteUrlFor(mode, root, mode === "production" && command === "build");
  // `off` takes the service worker out of every browser that has it (README).
  const worksOffline = env.VITE_OFFLINE !== "off";
  const { SITE_OUT, DATABASE = "memory", DEMO } = process.env;
  return {
    root,
    plugins: [
      react(),
      tailwindcss(),
      !url && embeddedBackend({ database: DATABASE, siteUrl, demo: DEMO === "1" }),
      previewSite(),
      devDownloads({ siteUrl }),
      prerender({ origins: configuredOrigins(env), siteUrl, worksOffline }),
    ],
    resolve: { alias: { "@": path.join(root, "src") } },
    define: {
      // Said even when it is empty: the build then leaves out what it would switch on.
      "import.meta.env.VITE_CAPTCHA_PROVIDER": JSON.stringify(env.VITE_CAPTCHA_PROVIDER ?? ""),
      "import.meta.env.VITE_OFFLINE": JSON.stringify(worksOffline ? "" : "off"),
      "import.meta.env.VITE_SUPABASE_URL": JSON.stringify(url),
      "import.meta.env.VITE_FORMS_URL": JSON.stringify(env.VITE_FORMS_URL),
      "import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY": JSON.stringify(key || LOCAL_KEY),
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } } } },
    },
    build: {
      outDir: SITE_OUT ?? "dist",
      emptyOutDir: true,
      // The one sheet stands inside each page. Split, it would be fetched again with the first script that knows of it.
      cssCodeSplit: false,
      modulePreload: {
        polyfill: false,
        // A list of all pages' files would be a tenth of the shell. Only the start needs its own; pages are fetched
        // ahead when a link to them is near.
        resolveDependencies: (_file, files, { hostId }) => (hostId.includes("/entry-") ? files : []),
      },
    },
  };
});
