/** Entry of the build's second half: turns a public path into HTML (scripts/site/prerender.ts). */
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";
import { loadPage } from "./pageLoaders";
import { routeOf } from "./preload";
import { Providers } from "./Providers";
import { AppRoutes } from "./router";

export const publicPaths: readonly string[] = Object.keys(PUBLIC_PAGES);
export const guardedPaths: readonly string[] = Object.keys(GUARDED_PAGES);
/** Title of the empty shell, until the page that it becomes has one of its own. */
export const shellTitle = "4MQ";

/** @param path a public path, or one that does not exist for the 404 page. */
export async function renderPath(path: string): Promise<string> {
  await loadPage(routeOf(path));
  const { prelude } = await prerender(
    <Providers>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </Providers>,
    {
      // In one piece: React would put long pages into hidden templates that only a script reveals.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
