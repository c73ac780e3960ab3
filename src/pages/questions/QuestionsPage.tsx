import { Link } from "react-router-dom";
import { QUESTIONS_PAGE, QUESTIONS_TEXTS } from "@/content/questions/questionsTexts";
import { OTHER_SUBJECTS, SUBJECT_GROUPS, SYMBOLS } from "@/content/questions/subjectCards";
import { PageHead } from "@/ui/text/PageHead";
import { BackLink } from "@/ui/controls/BackLink";
import { Search } from "./Search";
import { PAGES } from "./pages";
import { SubjectPicture } from "./SubjectPicture";

const TOTAL = Object.values(PAGES).reduce((sum, { count }) => sum + count, 0);

/** All subjects, and the search over all answers. */
export const QuestionsPage = () => (
  <div className="site-width py-5 sm:py-8">
    <PageHead {...QUESTIONS_PAGE} />
    <BackLink to="/resources">{QUESTIONS_TEXTS.back}</BackLink>
    <h1 className="mt-2">{QUESTIONS_TEXTS.heading}</h1>
    <p className="text-muted mt-2 max-w-[39em] text-xl">{QUESTIONS_TEXTS.lead(TOTAL)}</p>
    <Search>
      {SUBJECT_GROUPS.map(({ title, names }, nth) => (
        <section key={title} aria-label={title} className="pt-8">
          <h2>{title}</h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {names.map((name) => (
              <Card
                key={name}
                to={PAGES[name].path}
                title={PAGES[name].title}
                text={`${PAGES[name].ages} · ${QUESTIONS_TEXTS.count(PAGES[name].count)}`}
                picture={SYMBOLS[name]}
              />
            ))}
            {nth === SUBJECT_GROUPS.length - 1 &&
              OTHER_SUBJECTS.map((subject) => <Card key={subject.to} {...subject} />)}
          </ul>
        </section>
      ))}
    </Search>
  </div>
);

interface CardProps {
  to: string;
  title: string;
  text: string;
  picture: string;
}

const Card = ({ to, title, text, picture }: CardProps) => (
  <li className="flex">
    <Link to={to} className="surface flex flex-1 items-center gap-3 p-2.5">
      <SubjectPicture of={picture} className="size-15" />
      <span className="min-w-0">
        <span className="font-display block text-lg leading-tight font-semibold">{title}</span>
        <span className="text-muted block text-base">{text}</span>
      </span>
    </Link>
  </li>
);
