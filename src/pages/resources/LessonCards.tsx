import { LESSON_PATHS, LESSONS, type LessonCard, type LessonPath } from "@/content/lessons/lessons";
import { LESSONS_TEXTS } from "@/content/resources/grown-ups/forTeachers";
import { LinkButton } from "@/ui/controls/Button";
import { Chip } from "@/ui/text/Chip";

const LONG = LESSON_PATHS.filter((path) => LESSONS[path].minutes === 50);
const SHORT = LESSON_PATHS.filter((path) => LESSONS[path].minutes === 20);

/** The lessons to teach, each with its way to the plan and to the screens. */
export const LessonCards = () => (
  <section aria-labelledby="lessons" className="pt-8">
    <h2 id="lessons">{LESSONS_TEXTS.heading}</h2>
    <p className="text-muted mt-1 mb-5">{LESSONS_TEXTS.lead}</p>
    <ul className="grid gap-5 md:grid-cols-3">{LONG.map(card)}</ul>
    <ul className="mt-5 grid gap-5 md:grid-cols-2">{SHORT.map(card)}</ul>
  </section>
);

const card = (path: LessonPath) => {
  const { title, ages, minutes, lead, print, picture }: LessonCard = LESSONS[path];
  return (
    <li key={path} className={`surface flex flex-col overflow-hidden ${minutes === 50 ? "" : "lg:flex-row"}`}>
      <img
        src={picture}
        alt=""
        width={640}
        height={400}
        loading="lazy"
        className={minutes === 50 ? "w-full" : "w-full lg:w-52 lg:object-cover"}
      />
      <div className="flex flex-1 flex-col items-start gap-2 p-5">
        <Chip colours="bg-q2-soft text-q2-ink" small>
          {LESSONS_TEXTS.about(ages, minutes)}
        </Chip>
        <h3>{title}</h3>
        <p>{lead}</p>
        <p className="text-muted flex-1 text-base">{LESSONS_TEXTS.print(print)}</p>
        <p className="mt-2 flex flex-wrap gap-3 self-stretch *:grow">
          <LinkButton to={path}>
            {LESSONS_TEXTS.open}
            <span className="sr-only">{`: ${title}`}</span>
          </LinkButton>
          <LinkButton to={`${path}#screen-1`} variant="quiet" className="noscript:hidden">
            {LESSONS_TEXTS.screen}
            <span className="sr-only">{`: ${title}`}</span>
          </LinkButton>
        </p>
      </div>
    </li>
  );
};
