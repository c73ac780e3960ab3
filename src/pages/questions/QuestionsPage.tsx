import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { QUESTIONS_PAGE, QUESTIONS_TEXTS } from "@/content/questions/questionsTexts";
import { OTHER_SUBJECTS, PICTURES, SUBJECT_GROUPS } from "@/content/questions/subjectCards";
import { PageHead } from "@/ui/text/PageHead";
import { Search } from "./Search";
import { BackLink } from "@/ui/controls/BackLink";
import { PAGES } from "./pages";

const TOTAL = Object.values(PAGES).reduce((sum, { count }) => sum + count, 0);

/** All subjects, and the search over all answers. */
export const QuestionsPage = () => (
  <div className="site-width py-5 sm:py-8">
    <PageHead {...QUESTIONS_PAGE} />
    <BackLink to="/resources">{QUESTIONS_TEXTS.back}</BackLink>
    <h1 className="mt-2">{QUESTIONS_TEXTS.heading}</h1>
    <p className="text-muted mt-2 max-w-[39em] text-xl">{QUESTIONS_TEXTS.lead(TOTAL)}</p>
    <Search>
      {SUBJECT_GROUPS.map(({ title, names }) => (
        <Group key={title} title={title}>
          {names.map((name) => (
            <Card
              key={name}
              to={PAGES[name].path}
              title={PAGES[name].title}
              text={`${PAGES[name].ages} · ${QUESTIONS_TEXTS.count(PAGES[name].count)}`}
              picture={PICTURES[name]}
            />
          ))}
        </Group>
      ))}
      <Group title={QUESTIONS_TEXTS.others}>
        {OTHER_SUBJECTS.map((subject) => (
          <Card key={subject.to} {...subject} />
        ))}
      </Group>
    </Search>
  </div>
);

interface GroupProps {
  title: string;
  children: readonly ReactElement[];
}

const Group = ({ title, children }: GroupProps) => (
  <section aria-label={title} className="pt-8">
    <h2>{title}</h2>
    <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {children.map((card) => (
        <li key={card.key} className="flex">
          {card}
        </li>
      ))}
    </ul>
  </section>
);

interface CardProps {
  to: string;
  title: string;
  text: string;
  /** A drawing of 640 by 400, or with a # a symbol. */
  picture: string;
}

const Card = ({ to, title, text, picture }: CardProps) => (
  <Link to={to} className="surface flex flex-1 items-center gap-3 p-2.5">
    {picture.includes("#") ? (
      <svg aria-hidden="true" viewBox="0 0 60 60" className="bg-q4-soft rounded-field size-15 shrink-0">
        <use href={picture} x="8" y="8" width="44" height="44" />
      </svg>
    ) : (
      <img
        src={picture}
        alt=""
        width={640}
        height={400}
        loading="lazy"
        className="rounded-field size-15 shrink-0 object-cover"
      />
    )}
    <span className="min-w-0">
      <span className="font-display block text-lg leading-tight font-semibold">{title}</span>
      <span className="text-muted block text-base">{text}</span>
    </span>
  </Link>
);
