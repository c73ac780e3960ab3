/** The PDFs of the sample chapters and lessons: written into a built site, or made on request during development. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type { ChapterFile, DownloadFile } from "@/content/resources/downloads";

const CONTENT = "/src/content/resources/downloads.ts";
/** The width of the cover on paper, enough for 300 dots an inch. */
const COVER_WIDTH_PX = 480;

// The imports are inside because a dev server needs none of it until somebody requests a PDF.
async function makePdf(root: string, siteUrl: string, file: DownloadFile): Promise<Buffer> {
  if ("chapter" in file) return makeChapter(root, siteUrl, file);
  const { lessonPdf } = await import("#scripts/pdf/lessonPdf");
  return lessonPdf(file, { root, siteUrl });
}

async function makeChapter(root: string, siteUrl: string, { chapter, cover }: ChapterFile): Promise<Buffer> {
  const { chapterPdf } = await import("#scripts/pdf/chapterPdf");
  const { cachedPng } = await import("#scripts/pictures/cache");
  const { coverPicture } = await import("#scripts/pictures/cover");
  const drawn = await cachedPng(root, coverPicture(root, cover), COVER_WIDTH_PX);
  return chapterPdf(chapter, {
    root,
    siteUrl,
    cover: { picture: drawn, alt: `The cover of “${cover.title}”.` },
  });
}

export async function writeDownloads(
  root: string,
  siteFolder: string,
  siteUrl: string,
  files: readonly DownloadFile[],
) {
  for (const file of files) {
    const target = path.join(siteFolder, file.localPath);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await makePdf(root, siteUrl, file));
  }
}

/** `npm run dev` makes the PDF from the current text. */
export function devDownloads({ siteUrl }: { siteUrl: string }): Plugin {
  async function pdfAt(server: ViteDevServer, pathname: string): Promise<Buffer | undefined> {
    const { ssr } = server.environments;
    if (!pathname.endsWith(".pdf") || !isRunnableDevEnvironment(ssr!)) return undefined;
    const content: { DOWNLOADS: readonly DownloadFile[] } = await ssr.runner.import(CONTENT);
    const file = content.DOWNLOADS.find(({ localPath }) => localPath === pathname);
    return file && makePdf(server.config.root, siteUrl, file);
  }
  return {
    name: "4mq:dev-downloads",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://site");
        const answer = (pdf: Buffer | undefined) =>
          pdf ? response.setHeader("Content-Type", "application/pdf").end(pdf) : next();
        pdfAt(server, pathname).then(answer, next);
      });
    },
  };
}
