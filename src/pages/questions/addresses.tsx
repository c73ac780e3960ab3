/** The page of all questions, and one for each subject. Each loads when it is opened. */
import { QUESTION_PAGES, type QuestionPageName } from "@/content/questions/questionPages";
import { ANSWER_LISTS, QUESTIONS_PATH } from "@/content/questions/questionsTexts";
import type { ReadableAnswer } from "@/content/questions/readable";
import { addressPages } from "@/parts/addressPages";
import { late } from "@/ui/feedback/late";

/** By the file of each page, whose name is the page’s. */
const ANSWERS = import.meta.glob<readonly ReadableAnswer[]>("@/content/questions/*/*.ts", {
  query: "?page",
  import: "default",
});

const OlderAnswers = late(async () => {
  const [{ AnswerLists }, { default: lists }] = await Promise.all([
    import("@/parts/resources/AnswerLists"),
    import("@/content/questions/readable.ts?older"),
  ]);
  return () => <AnswerLists {...ANSWER_LISTS.older} lists={lists} />;
});

const SUBJECTS = Object.entries(ANSWERS).map(([file, load]) => {
  const page = QUESTION_PAGES[/(\w+)\.ts$/.exec(file)![1] as QuestionPageName];
  const part = late(async () => {
    const [{ SubjectPage }, answers] = await Promise.all([import("./SubjectPage"), load()]);
    return () => (
      <SubjectPage page={page} answers={answers}>
        {page === QUESTION_PAGES.after16 && <OlderAnswers />}
      </SubjectPage>
    );
  });
  return [page.path, part] as const;
});

export const addressPage = addressPages({
  ...Object.fromEntries(SUBJECTS),
  [QUESTIONS_PATH]: late(() => import("./QuestionsPage").then((file) => file.QuestionsPage)),
});
