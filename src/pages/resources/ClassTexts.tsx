import { Link } from "react-router-dom";
import {
  CHOOSE_TEXT,
  CLASS_TEXTS,
  READ_ALOUD,
  type ClassText,
} from "@/content/resources/grown-ups/forTeachers";
import { LinkButton } from "@/ui/controls/Button";
import { Chip } from "@/ui/text/Chip";

const { story } = CHOOSE_TEXT;

/** The texts for three ages, each with what it teaches and its task. */
export const ClassTexts = () => (
  <section aria-labelledby="texts" className="pt-12">
    <h2 id="texts">{CHOOSE_TEXT.heading}</h2>
    <p className="text-muted mt-1 mb-6">{CHOOSE_TEXT.lead}</p>
    <ul className="grid gap-5 md:grid-cols-3">
      {CLASS_TEXTS.map((text) => (
        <TextCard key={text.to} text={text} />
      ))}
    </ul>
    <p className="mt-6">
      <span>{story.before}</span>{" "}
      <Link to={story.to} className="text-link">
        {story.label}
      </Link>{" "}
      <span>{story.after}</span>
    </p>
    <p className="mt-2">{READ_ALOUD}</p>
  </section>
);

const TextCard = ({ text: { to, ages, title, picture, teaches, task } }: { text: ClassText }) => (
  <li className="surface flex flex-col overflow-hidden">
    <img src={picture} alt="" width={640} height={400} loading="lazy" className="w-full" />
    <div className="flex flex-1 flex-col p-5">
      <p>
        <Chip colours="bg-q2-soft text-q2-ink">{ages}</Chip>
      </p>
      <h3 className="mt-3">{title}</h3>
      <dl className="mt-3 mb-4 grid flex-1 content-start gap-3">
        <div>
          <dt className="text-base font-semibold">{CHOOSE_TEXT.teaches}</dt>
          <dd>{teaches}</dd>
        </div>
        <div>
          <dt className="text-base font-semibold">{CHOOSE_TEXT.task}</dt>
          <dd>
            <Link to={task.to} className="text-link">
              {task.label}
            </Link>
          </dd>
        </div>
      </dl>
      <LinkButton to={to} variant="quiet" className="self-start">
        {CHOOSE_TEXT.open}
        <span className="sr-only">{`: ${title}`}</span>
      </LinkButton>
    </div>
  </li>
);
