/** The page of all questions, and one for each subject. Each loads when it is opened. */
import type { QuestionPageName } from "@/content/questions/questionPages";
import { QUESTIONS_PATH } from "@/content/questions/questionsTexts";
import type { ReadablePage } from "@/content/questions/readable";
import { addressPages } from "@/parts/addressPages";
import { answerLists } from "@/parts/resources/lateAnswerLists";
import { late } from "@/ui/feedback/late";
import { PAGES } from "./pages";

/** By the file of each page, whose name is the page’s. */
const FILES = import.meta.glob<ReadablePage>("@/content/questions/*/*.ts", {
  query: "?page",
  import: "default",
});

const OlderAnswers = answerLists("older", () => import("@/content/questions/readable.ts?older"));

const SUBJECTS = Object.entries(FILES).map(([file, load]) => {
  const name = /(\w+)\.ts$/.exec(file)![1] as QuestionPageName;
  const part = late(async () => {
    const [{ SubjectPage }, readable] = await Promise.all([import("./SubjectPage"), load()]);
    return () => <SubjectPage {...readable}>{name === "after16" && <OlderAnswers />}</SubjectPage>;
  });
  return [PAGES[name].path, part] as const;
});

export const addressPage = addressPages({
  ...Object.fromEntries(SUBJECTS),
  [QUESTIONS_PATH]: late(() => import("./QuestionsPage").then((file) => file.QuestionsPage)),
});
