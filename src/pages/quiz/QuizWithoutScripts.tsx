import { WITHOUT_SCRIPTS } from "@/content/quiz/quizTexts";

/** The replacement for the quiz without scripts: a link to the questions as text. */
export const QuizWithoutScripts = () => (
  <noscript>
    <p className="mb-6 font-semibold">
      {WITHOUT_SCRIPTS.text}{" "}
      <a href={WITHOUT_SCRIPTS.path} className="text-link">
        {WITHOUT_SCRIPTS.link}
      </a>
    </p>
  </noscript>
);
