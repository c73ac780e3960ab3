import type { ChapterCheck } from "@/content/resources/chapters/checkTypes";
import { late } from "@/ui/feedback/late";

/** The check of a chapter or topic: its heading is in the page's HTML from the start, its questions come with its own script. */
export const checkOf = (load: () => Promise<ChapterCheck>) =>
  late(async () => {
    const [{ Check }, check] = await Promise.all([import("./Check"), load()]);
    return ({ title }: { title: string }) => <Check check={check} title={title} />;
  });
