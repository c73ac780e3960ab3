import { Link } from "react-router-dom";
import { SUBJECT_TEXTS } from "@/content/questions/questionsTexts";
import type { ReadableAnswer } from "@/content/questions/readable";
import { openChat } from "@/parts/openChat";
import { FigureList } from "@/parts/resources/FigureList";
import { WithHelplines } from "@/parts/WithHelplines";

interface PartProps {
  title: string;
  children: string;
}

const Part = ({ title, children }: PartProps) => (
  <>
    <h3 className="mt-4 text-lg">{title}</h3>
    <p className="mt-1">
      <WithHelplines>{children}</WithHelplines>
    </p>
  </>
);

/** A question, its answer, and on a press the rest: an example, a plan, what could go wrong, the figures and the way on. */
export function AnswerArticle({ answer }: { answer: ReadableAnswer }) {
  const { id, title, readers, example, plan, pitfall, further, facts } = answer;
  return (
    <article aria-labelledby={id} className="border-line border-b py-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="text-muted text-base">{readers}</p>
      <p className="mt-2">
        <WithHelplines>{answer.answer}</WithHelplines>
      </p>
      <details className="mt-2">
        <summary aria-describedby={id} className="text-link w-fit cursor-pointer py-2">
          {SUBJECT_TEXTS.more}
        </summary>
        <Part title={SUBJECT_TEXTS.example}>{example}</Part>
        <Part title={SUBJECT_TEXTS.plan}>{plan}</Part>
        <Part title={SUBJECT_TEXTS.pitfall}>{pitfall}</Part>
        {facts.length > 0 && <FigureList facts={facts} />}
        <p className="mt-4">
          <span>{SUBJECT_TEXTS.further}</span>{" "}
          <Link to={further.to} className="text-link">
            {further.title}
          </Link>
        </p>
        <button
          type="button"
          aria-describedby={id}
          data-print="no"
          className="text-link min-h-11 noscript:hidden"
          onClick={() => openChat(title)}
        >
          {SUBJECT_TEXTS.ask}
        </button>
      </details>
    </article>
  );
}
