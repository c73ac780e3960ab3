import { Check } from "lucide";
import { Link } from "react-router-dom";
import {
  ADD_TOPIC,
  BEFORE_CLASS,
  ON_PAPER,
  OPEN_WITH,
  TEACHERS_PAGE,
  TEACHERS_TEXTS,
} from "@/content/resources/grown-ups/forTeachers";
import { TOPIC_TEXTS, TOPICS } from "@/content/resources/topics/topics";
import { answerLists } from "@/parts/resources/lateAnswerLists";
import { LinkButton } from "@/ui/controls/Button";
import { Chip } from "@/ui/text/Chip";
import { Icon } from "@/ui/text/Icon";
import { PageHead } from "@/ui/text/PageHead";
import { ClassTexts } from "./ClassTexts";
import { GrownUpsHead } from "./GrownUpsHead";
import { LessonCards } from "./LessonCards";
import { TopicsByAge } from "./TopicsByAge";

const AnswerLists = answerLists("teachers", () => import("@/content/questions/readable.ts?teachers"));

/** Everything that there is for a class, in the order of use. It asks nothing and counts nobody. */
export const ForTeachersPage = () => (
  <>
    <PageHead {...TEACHERS_PAGE} />
    <div className="site-width py-8 sm:py-12">
      <GrownUpsHead {...TEACHERS_TEXTS}>
        <ul className="mt-3 flex flex-wrap gap-2">
          {TEACHERS_TEXTS.facts.map((fact) => (
            <li key={fact}>
              <Chip colours="bg-q2-soft text-q2-ink">
                <Icon of={Check} size={18} />
                <span>{fact}</span>
              </Chip>
            </li>
          ))}
        </ul>
      </GrownUpsHead>
      <LessonCards />
      <section aria-labelledby="open-with" className="bg-q4-soft text-q4-ink rounded-card mt-12 p-5 sm:p-8">
        <h2 id="open-with">{OPEN_WITH.heading}</h2>
        <p className="mt-2 mb-5 max-w-[39em]">{OPEN_WITH.text}</p>
        <LinkButton to={OPEN_WITH.link.to} variant="quiet">
          {OPEN_WITH.link.label}
        </LinkButton>
      </section>
      <ClassTexts />
      <Topics />
      <OnPaper />
      <AnswerLists />
      <BeforeClass />
    </div>
  </>
);

const AGES = Object.keys(TOPIC_TEXTS.groups);

const Topics = () => (
  <section aria-labelledby="topics" className="pt-12">
    <h2 id="topics">{ADD_TOPIC.heading}</h2>
    <p className="text-muted mt-1">{ADD_TOPIC.lead}</p>
    <TopicsByAge
      groups={AGES.map((ages) => [ages, ages])}
      row={(path) => (
        <p className="flex flex-col items-start pb-3">
          <Link to={path} className="text-link inline-flex min-h-11 items-center font-semibold text-balance">
            {TOPICS[path].title}
          </Link>
          <span className="text-muted text-base">{TOPICS[path].brief}</span>
        </p>
      )}
    />
  </section>
);

const OnPaper = () => (
  <section aria-labelledby="on-paper" className="pt-12">
    <h2 id="on-paper">{ON_PAPER.heading}</h2>
    <ul className="mt-5 grid gap-5 md:grid-cols-3">
      {ON_PAPER.items.map((item) => (
        <li key={item.title} className="surface flex flex-col items-start p-6">
          <h3>{item.title}</h3>
          <p className="mt-2 flex-1">{item.text}</p>
          <Link to={item.link.to} className="text-link mt-2 inline-flex min-h-11 items-center">
            {item.link.label}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

const COLOURS = [
  "bg-q3-soft text-q3-ink",
  "bg-q2-soft text-q2-ink",
  "bg-q1-soft text-q1-ink",
  "bg-q4-soft text-q4-ink",
];

const BeforeClass = () => (
  <section aria-labelledby="before" className="pt-12">
    <h2 id="before">{BEFORE_CLASS.heading}</h2>
    <ul className="mt-5 grid gap-4 md:grid-cols-2">
      {BEFORE_CLASS.notes.map(({ title, text }, index) => (
        <li key={title} className={`rounded-card p-5 ${COLOURS[index]}`}>
          <h3>{title}</h3>
          <p className="mt-1">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
