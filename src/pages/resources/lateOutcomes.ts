import { late } from "@/ui/feedback/late";

/** In the page's HTML, where it opens without scripts; its own script can wait. */
export const Outcomes = late(() => import("./Outcomes").then((file) => file.Outcomes));
