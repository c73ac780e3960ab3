/** The five questions of each topic, which load when its page is opened. */
import type { ChapterCheck } from "@/content/resources/chapters/checkTypes";
import type { TopicPath } from "./topics";

export const TOPIC_CHECKS: Partial<Record<TopicPath, () => Promise<ChapterCheck>>> = {
  "/resources/giving": () => import("./checkGiving").then((file) => file.GIVING_CHECK),
};
