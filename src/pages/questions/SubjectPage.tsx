import { Fragment, type ReactNode } from "react";
import { Link } from "react-router-dom";
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

/** All answers of one subject, those for the youngest first. */
export const SubjectPage = ({ page, picture, answers, children }: SubjectPageProps) => (
  <div className="site-width pt-1 pb-12 sm:py-12">
    <PageHead {...page.meta} />
    <BackLink to={QUESTIONS_PATH}>{SUBJECT_TEXTS.back}</BackLink>
    <div className="rounded-card bg-q2-soft text-q2-ink mt-2 flex flex-wrap items-center gap-4 p-4 sm:p-6">
      <div className="min-w-0 grow basis-60">
        <p className="font-display font-semibold">{page.ages}</p>
        <h1>{page.title}</h1>
        <p className="mt-2 text-lg leading-snug">{page.lead}</p>
      </div>
      <SubjectPicture
        of={picture}
        className={`min-w-0 grow basis-60 ${picture.includes("#") ? "h-40" : "self-stretch"}`}
      />
    </div>
    <Search>
      <details className="mt-4 mb-6" data-print="no">
        <summary className="text-link w-fit cursor-pointer py-2 font-semibold">
          {SUBJECT_TEXTS.jump(answers.length)}
        </summary>
        <ul className="grid gap-x-12 md:grid-cols-2">
          {answers.map(({ id, title }) => (
            <li key={id} className="border-line border-b">
              <a href={`#${id}`} className="flex min-h-11 items-center py-2">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <div className="grid gap-x-12 md:grid-cols-2">
        {answers.map((answer) => (
          <Fragment key={answer.id}>
            {answer.from && (
              <p className="text-q2-ink font-display mt-6 font-semibold md:col-span-2">{answer.from}</p>
            )}
            <AnswerArticle answer={answer} />
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
