/** The entry of the build's second half, which turns a public path into HTML (scripts/site/prerender.ts). */
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { AuthContext, type User } from "@/backend/auth";
import { DOWNLOADS } from "@/content/resources/downloads";
import type { PageMeta } from "@/content/pageMeta";
import { INSTALLED_SITE } from "@/content/offline";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";
import { SHARE_PICTURES, SHARE_SIZE, sharePath, type ShareName } from "@/content/sharing";
import { headOf } from "./head/head";
import { PAGES } from "./pageLoaders";
import { routeOf } from "./preload";
import { Providers } from "./Providers";
import { SignedInArea } from "./RequireAuth";
import { AppRoutes } from "./router";
import { PageWithoutScripts } from "./PageWithoutScripts";

export const publicPaths: readonly string[] = Object.keys(PUBLIC_PAGES);
/** The paths that search engines are told about. */
export const listedPaths: readonly string[] = Object.entries(PUBLIC_PAGES)
  .filter(([, { isUnlisted }]) => !isUnlisted)
  .map(([path]) => path);
export const guardedPaths: readonly string[] = Object.keys(GUARDED_PAGES);

/** Files that the build makes from the content: PDFs, and pictures for shared links. */
export const downloads = DOWNLOADS;
export const sharePictures = (Object.keys(SHARE_PICTURES) as ShareName[]).map((name) => ({
  path: sharePath(name),
  picture: SHARE_PICTURES[name],
}));
export const sharePictureWidth = SHARE_SIZE.width;
export const installedSite = INSTALLED_SITE;

const pages: Readonly<Record<string, PageMeta>> = PUBLIC_PAGES;

/** Beside a signed-in page's frame, for visitors without scripts. */
export const renderWithoutScripts = async (): Promise<string> =>
  new Response((await prerender(<PageWithoutScripts />)).prelude).text();

/** The contents of a public page's head besides its title. @param url of the site, without a slash at its end. */
export const renderHead = (path: string, url: string): string => headOf({ url }, path, pages[path]!);

/** @param path a public path, or one that does not exist for the 404 page. */
export const renderPath = (path: string): Promise<string> => render(path);

/** The person in a signed-in page's frame: there is nothing in it of anybody. */
const NOBODY: User = { id: "", email: "", needsSecondStep: false };

/**
 * A signed-in page before anything is known: its heading, tabs and form, and the places of what comes. It stands until
 * the page's scripts are there, and nothing in it can be used.
 */
export async function renderFrame(path: string): Promise<string> {
  await SignedInArea.preload();
  return render(path, NOBODY);
}

async function render(path: string, user?: User): Promise<string> {
  await PAGES[routeOf(path)].preload(path);
  const routes = (
    <StaticRouter location={path}>
      <AppRoutes />
    </StaticRouter>
  );
  const { prelude } = await prerender(
    user ? (
      <AuthContext value={{ status: "signedIn", user }}>{routes}</AuthContext>
    ) : (
      <Providers>{routes}</Providers>
    ),
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
