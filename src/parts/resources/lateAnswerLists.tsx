import type { SubjectLink } from "@/content/questions/readable";
import type { ANSWER_LISTS } from "@/content/questions/answerLists";
import { late } from "@/ui/feedback/late";

/** Questions for some readers: in the page's HTML from the start, and alive once their own script is here. */
export const answerLists = (
  readers: keyof typeof ANSWER_LISTS,
  load: () => Promise<{ default: readonly SubjectLink[] }>,
) =>
  late(async () => {
    const [{ AnswerLists }, { default: lists }] = await Promise.all([import("./AnswerLists"), load()]);
    return () => <AnswerLists readers={readers} lists={lists} />;
  });
