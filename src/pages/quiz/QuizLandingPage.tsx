import { LANDING_TEXTS, QUIZ_LANDING_PAGE } from "@/content/quiz/quizTexts";
import { KEEPER_OF_EMBERS_METADATA } from "@/content/quiz/quizzes";
import { LinkButton } from "@/ui/controls/Button";
import { ComingSoon } from "@/ui/text/ComingSoon";
import { PageHead } from "@/ui/text/PageHead";
import { QuizCard } from "./QuizCard";
import { QuizWithoutScripts } from "./QuizWithoutScripts";

/** The quizzes by level (specification part 1, section 2). */
export default function QuizLandingPage() {
  return (
    <>
      <PageHead {...QUIZ_LANDING_PAGE} />
      <div className="site-width py-10 sm:py-14">
        <h1>{LANDING_TEXTS.heading}</h1>
        <p className="text-muted mt-3 max-w-[39em] text-xl">{LANDING_TEXTS.lead}</p>
        <div className="mt-6">
          <QuizWithoutScripts />
        </div>
        {LANDING_TEXTS.levels.map((level) => (
          <section key={level.id} aria-labelledby={level.id} className="mt-10">
            <h2 id={level.id} className="mb-5">
              {level.heading}
            </h2>
            {"soon" in level ? (
              <ComingSoon label={LANDING_TEXTS.comingSoon}>{level.soon}</ComingSoon>
            ) : (
              <div className="max-w-xl">
                <QuizCard quiz={KEEPER_OF_EMBERS_METADATA} level="h3" />
              </div>
            )}
          </section>
        ))}
        <p className="mt-10">
          <LinkButton to="/quiz-hub">{LANDING_TEXTS.all}</LinkButton>
        </p>
      </div>
    </>
  );
}
