/**
 * The PDFs of the sample chapters, from their hosting links if the environment names them, otherwise from this site.
 */
import type { ChapterFormKey } from "@/domain/formPayloads";
import { DOWNLOAD_TIMEOUT_MS, withTimeout } from "@/backend/timeouts";

export interface ChapterPdf {
  /** The file's path on this site. */
  localPath: string;
  /** The name under which the browser saves the file. */
  fileName: string;
}

/** The hosting link of a chapter's PDF; empty when the PDF is on this site. */
function hostedUrl(chapter: ChapterFormKey): string {
  const urls: Record<ChapterFormKey, string | undefined> = {
    chapterLevel1: import.meta.env.VITE_PDF_URL_LEVEL_1,
    chapterLevel2: import.meta.env.VITE_PDF_URL_LEVEL_2,
    chapterLevel3: import.meta.env.VITE_PDF_URL_LEVEL_3,
    parentGuide: import.meta.env.VITE_PDF_URL_PARENT_GUIDE,
  };
  return urls[chapter] ?? "";
}

/**
 * A missing file is often answered with a web page, and one that was cut off with nothing; neither must be saved as a PDF.
 * The content decides, because hosts give either any type.
 */
const isPdf = async (file: Blob): Promise<boolean> =>
  (await file.slice(0, 5).text()) === "%PDF-" && (await file.slice(-1024).text()).includes("%%EOF");

async function fetchPdf(url: string): Promise<Blob | undefined> {
  try {
    return await withTimeout(DOWNLOAD_TIMEOUT_MS, async (signal) => {
      const response = await fetch(url, { credentials: "omit", signal });
      if (!response.ok) return undefined;
      const file = await response.blob();
      return (await isPdf(file)) ? file : undefined;
    });
  } catch {
    return undefined;
  }
}

/** Fetches the chapter's PDF. @returns undefined if there is none. */
export const fetchChapterPdf = (
  chapter: ChapterFormKey,
  { localPath }: ChapterPdf,
): Promise<Blob | undefined> => fetchPdf(hostedUrl(chapter) || localPath);
