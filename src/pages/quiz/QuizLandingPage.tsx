import { LANDING_TEXTS, QUIZ_LANDING_PAGE } from "@/content/quiz/quizTexts";
import { QUIZZES } from "@/content/quiz/quizzes";
import { LinkButton } from "@/ui/controls/Button";
import { LevelSections } from "@/parts/LevelSections";
import { PageHead } from "@/ui/text/PageHead";
import { QuizCard } from "./QuizCard";
import { QuizWithoutScripts } from "./QuizWithoutScripts";

/** The quizzes by level (specification part 1, section 2). */
export default function QuizLandingPage() {
  return (
    <>
      <PageHead {...QUIZ_LANDING_PAGE} />
      <div className="site-width py-8 sm:py-12">
        <h1>{LANDING_TEXTS.heading}</h1>
        <p className="text-muted mt-3 max-w-[39em] text-xl">{LANDING_TEXTS.lead}</p>
        <div className="mt-6">
          <QuizWithoutScripts />
        </div>
        <div className="md:grid md:grid-cols-2 md:gap-x-12">
          <LevelSections
            of={QUIZZES}
            card={(quiz) => <QuizCard key={quiz.id} quiz={quiz} level="h3" />}
            texts={LANDING_TEXTS}
          />
        </div>
        <p className="mt-8">
          <LinkButton to="/quiz-hub">{LANDING_TEXTS.all}</LinkButton>
        </p>
      </div>
    </>
  );
}
