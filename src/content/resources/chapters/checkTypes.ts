/** The five questions at the end of a chapter or topic. They are no registered quiz: nothing is scored and no coin is earned. */

import type { TopicPath } from "@/content/resources/topics/topics";
import type { ChapterPath } from "./chapters";

export interface CheckOption {
  text: string;
  /** The reason why it is right or wrong, shown as soon as it is chosen. */
  reason: string;
}

export interface CheckQuestion {
  /** The browser keeps it when the question was missed, so it never changes its meaning. */
  id: string;
  question: string;
  options: readonly [CheckOption, CheckOption, CheckOption];
  /** The exact text of the right option. */
  correctAnswer: string;
  /** The id of the page's section, word or job in which the answer is. */
  section: string;
}

export interface ChapterCheck {
  /** The route of the chapter or topic. */
  path: ChapterPath | TopicPath;
  questions: readonly [CheckQuestion, CheckQuestion, CheckQuestion, CheckQuestion, CheckQuestion];
}
