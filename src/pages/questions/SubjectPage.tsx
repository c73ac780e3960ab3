import { Fragment, useEffect, type ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { QUESTIONS_PATH, SUBJECT_TEXTS } from "@/content/questions/questionsTexts";
import type { ReadablePage } from "@/content/questions/readable";
import { PageHead } from "@/ui/text/PageHead";
import { AnswerArticle } from "./AnswerArticle";
import { BackLink } from "@/ui/controls/BackLink";
import { Search } from "./Search";
import { SubjectPicture } from "./SubjectPicture";

interface SubjectPageProps extends ReadablePage {
  /** After the answers. */
  children: ReactNode;
}

/** All answers of one subject, those for the youngest first. The first is open, so that it shows what a press brings. */
export function SubjectPage({ page, picture, answers, children }: SubjectPageProps) {
  // The address names the question, which stays in sight above its closed answer, so no browser opens it by itself.
  const location = useLocation();
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.closest("details")?.setAttribute("open", "");
  }, [location]);
  return (
    <div className="site-width pt-1 pb-12 sm:py-12">
      <PageHead {...page.meta} />
      <BackLink to={QUESTIONS_PATH}>{SUBJECT_TEXTS.back}</BackLink>
      <div className="rounded-card bg-q2-soft text-q2-ink mt-2 flex flex-wrap items-center gap-4 p-4 sm:p-6 md:gap-8">
        <div className="min-w-0 grow basis-60">
          <p className="font-display font-semibold">{page.ages}</p>
          <h1>{page.title}</h1>
          <p className="mt-2 text-lg leading-snug text-balance">{page.lead}</p>
        </div>
        <SubjectPicture
          of={picture}
          className={`min-w-0 grow basis-60 ${picture.includes("#") ? "h-40" : "self-stretch"}`}
        />
      </div>
      <Search>
        <div className="pt-3">
          {answers.map((answer, nth) => (
            <Fragment key={answer.id}>
              {answer.from && (
                <p className="text-q2-ink font-display mt-8 text-xl font-semibold">{answer.from}</p>
              )}
              <AnswerArticle answer={answer} isOpen={nth === 0} />
            </Fragment>
          ))}
        </div>
        <div>{children}</div>
        <p className="pt-4" data-print="no">
          <Link to={QUESTIONS_PATH} className="text-link inline-flex min-h-11 items-center">
            {SUBJECT_TEXTS.other}
          </Link>
        </p>
      </Search>
    </div>
  );
}
