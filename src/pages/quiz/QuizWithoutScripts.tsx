import { WITHOUT_SCRIPTS } from "@/content/quizTexts";

/** In the place of what is played: the questions can be read. */
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
