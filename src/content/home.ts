/** Words of the home page (specification part 1, section 2). */
import type { PageMeta } from "./pageMeta";

export const HOME_PAGE: PageMeta = {
  title: "4MQ: Empowering Kids with Financial Literacy",
  description:
    "Books, stories, quizzes and a 90-day challenge that help children of 8 to 16 understand money, with the four money quadrants as their map.",
};
