/** The entry of the build's second half, which turns a public path into HTML (scripts/site/prerender.ts). */
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { CHAPTER_FILES } from "@/content/downloads";
import type { PageMeta } from "@/content/pageMeta";
import { INSTALLED_SITE } from "@/content/offline";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";
import { SHARE_PICTURES, SHARE_SIZE, sharePath, type ShareName } from "@/content/sharing";
import { headOf } from "./head/head";
import { PAGES } from "./pageLoaders";
import { routeOf } from "./preload";
import { Providers } from "./Providers";
import { AppRoutes } from "./router";
import { ShellWithoutScripts } from "./ShellWithoutScripts";

export const publicPaths: readonly string[] = Object.keys(PUBLIC_PAGES);
/** The paths that search engines are told about. */
export const listedPaths: readonly string[] = Object.entries(PUBLIC_PAGES)
  .filter(([, { isUnlisted }]) => !isUnlisted)
  .map(([path]) => path);
export const guardedPaths: readonly string[] = Object.keys(GUARDED_PAGES);
/** The title of the empty shell until a page replaces it. */
export const shellTitle = "4MQ";

/** Files that the build makes from the content: PDFs, and pictures for shared links. */
export const chapterFiles = CHAPTER_FILES;
export const sharePictures = (Object.keys(SHARE_PICTURES) as ShareName[]).map((name) => ({
  path: sharePath(name),
  picture: SHARE_PICTURES[name],
}));
export const sharePictureWidth = SHARE_SIZE.width;
export const installedSite = INSTALLED_SITE;

const pages: Readonly<Record<string, PageMeta>> = PUBLIC_PAGES;

/** The body of the empty shell, for visitors without scripts. */
export const renderShell = async (): Promise<string> =>
  new Response((await prerender(<ShellWithoutScripts />)).prelude).text();

/** The contents of a public page's head besides its title. @param url of the site, without a slash at its end. */
export const renderHead = (path: string, url: string): string => headOf({ url }, path, pages[path]!);

/** @param path a public path, or one that does not exist for the 404 page. */
export async function renderPath(path: string): Promise<string> {
  await PAGES[routeOf(path)].preload(path);
  const { prelude } = await prerender(
    <Providers>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </Providers>,
    {
      // The page is rendered in one piece, because React would put long pages into hidden templates
      // that only a script reveals.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
