import { Link } from "react-router-dom";
import { FOR_AGES } from "@/content/forNow";
import { LEVELS } from "@/content/levels";
import { LANDING_TEXTS, QUIZ_LANDING_PAGE } from "@/content/quiz/quizTexts";
import { QUIZZES } from "@/content/quiz/quizzes";
import { ForNow } from "@/parts/ForNow";
import { useIsWhole } from "@/ui/behaviour/useIsWhole";
import { ComingSoon } from "@/ui/text/ComingSoon";
import { PageHead } from "@/ui/text/PageHead";
import { QuizCard } from "./QuizCard";
import { QuizWithoutScripts } from "./QuizWithoutScripts";

const SECTIONS = [
  { level: "All levels", heading: LANDING_TEXTS.allLevels, ages: undefined },
  ...LEVELS.map((one) => ({ ...one, heading: `${one.level}, ages ${one.ages}` })),
];
const idOf = (level: string) => level.replace(" ", "-");

/** The quizzes by level (specification part 1, section 2). Both that can be played are in the first row. */
export default function QuizLandingPage() {
  const isWhole = useIsWhole();
  return (
    <>
      <PageHead {...QUIZ_LANDING_PAGE} />
      <div className="site-width min-h-dvh py-8 sm:py-12">
        <h1>{LANDING_TEXTS.heading}</h1>
        <p className="text-muted mt-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 text-xl">
          <span>{LANDING_TEXTS.lead}</span>
          <Link to="/quiz-hub" className="text-link text-lg">
            {LANDING_TEXTS.all}
          </Link>
        </p>
        <div className="mt-6">
          <QuizWithoutScripts />
        </div>
        {isWhole && (
          <>
            <div className="mt-8 grid gap-x-6 gap-y-8 md:grid-cols-2">
              {SECTIONS.map(({ level, heading, ages }) => {
                const quizzes = QUIZZES.filter((quiz) => quiz.level === level);
                return (
                  <section key={level} aria-labelledby={idOf(level)} className="flex flex-col gap-5">
                    <h2 id={idOf(level)}>{heading}</h2>
                    {quizzes.map((quiz) => (
                      <QuizCard key={quiz.id} quiz={quiz} level="h3" />
                    ))}
                    {ages && quizzes.length === 0 && (
                      <ComingSoon label={LANDING_TEXTS.comingSoon}>
                        <ForNow links={[FOR_AGES[ages].text, FOR_AGES[ages].questions]} />
                      </ComingSoon>
                    )}
                  </section>
                );
              })}
            </div>
          </>
        )}
      </div>
    </>
  );
}
