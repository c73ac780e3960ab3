/** The catalogue of parts at /_ui (tests/catalogue): on this computer's site, and never in a build that is deployed. */
import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

const FOLDER = "tests/catalogue";
const ADDRESS = "/_ui";

/** For `npm run dev`. */
export const devCatalogue = (): Plugin => ({
  name: "4mq:catalogue",
  apply: "serve",
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (request.url === ADDRESS) request.url = `/${FOLDER}/index.html`;
      next();
    });
  },
});

/** Adds the catalogue to a built site. It has files of its own, so that the site's are the ones that are deployed. */
export async function buildCatalogue(siteFolder: string): Promise<void> {
  await build({
    configFile: false,
    root: FOLDER,
    base: `${ADDRESS}/`,
    publicDir: false,
    logLevel: "warn",
    plugins: [react(), tailwindcss()],
    resolve: { alias: { "@": path.resolve("src") } },
    build: {
      outDir: path.join(siteFolder, ADDRESS),
      emptyOutDir: true,
      // It shows at once what the site loads late.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
  });
}
