import { fetchChapterPdf, type ChapterPdf } from "@/backend/resources/downloads";
import type { ChapterFormKey } from "@/domain/formPayloads";
import { saveFile } from "@/ui/behaviour/saveFile";

/** Lets the browser save the chapter's PDF. @returns "missing" if there is none. */
export async function downloadPdf(chapter: ChapterFormKey, pdf: ChapterPdf): Promise<"started" | "missing"> {
  const file = await fetchChapterPdf(chapter, pdf);
  if (!file) return "missing";
  saveFile(file, pdf.fileName);
  return "started";
}
