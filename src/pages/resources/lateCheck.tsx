import type { ChapterCheck } from "@/content/resources/chapters/checkTypes";
import { late } from "@/ui/feedback/late";

/** The check of a chapter or topic: in the page's HTML from the start, and alive once its own script is here. */
export const checkOf = (load: () => Promise<ChapterCheck>) =>
  late(async () => {
    const [{ Check }, check] = await Promise.all([import("./Check"), load()]);
    return ({ title }: { title: string }) => <Check check={check} title={title} />;
  });
