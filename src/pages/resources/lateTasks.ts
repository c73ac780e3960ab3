import { late } from "@/ui/feedback/late";

/** In the page's HTML from the start, and alive once its own script is here. */
export const TopicTasks = late(() => import("./TopicTasks").then((file) => file.TopicTasks));
