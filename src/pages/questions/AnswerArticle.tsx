import { ChevronDown } from "lucide";
import { Link } from "react-router-dom";
import { SUBJECT_TEXTS } from "@/content/questions/questionsTexts";
import type { ReadableAnswer } from "@/content/questions/readable";
import { openChat } from "@/parts/openChat";
import { FigureList } from "@/parts/resources/FigureList";
import { WithHelplines } from "@/parts/WithHelplines";
import { Icon } from "@/ui/text/Icon";

interface PartProps {
  title: string;
  children: string;
}

const Part = ({ title, children }: PartProps) => (
  <div className="mb-4 break-inside-avoid">
    <h3 className="text-lg">{title}</h3>
    <p className="mt-1">
      <WithHelplines>{children}</WithHelplines>
    </p>
  </div>
);

interface AnswerArticleProps {
  answer: ReadableAnswer;
  isOpen: boolean;
}

/** A question, and on a press its answer, an example, a plan, what could go wrong, the figures and the way on. */
export function AnswerArticle({ answer, isOpen }: AnswerArticleProps) {
  const { id, title, readers, example, plan, pitfall, further, facts } = answer;
  return (
    <article aria-labelledby={id} className="border-line border-b">
      <details open={isOpen} className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <Icon of={ChevronDown} className="shrink-0 group-open:rotate-180" />
        </summary>
        <div className="gap-x-12 pb-4 md:columns-2">
          <p className="text-muted text-base">{readers}</p>
          <p className="mb-4">
            <WithHelplines>{answer.answer}</WithHelplines>
          </p>
          <Part title={SUBJECT_TEXTS.example}>{example}</Part>
          <Part title={SUBJECT_TEXTS.plan}>{plan}</Part>
          <Part title={SUBJECT_TEXTS.pitfall}>{pitfall}</Part>
          {facts.length > 0 && <FigureList facts={facts} />}
          <p className="break-inside-avoid">
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
        </div>
      </details>
    </article>
  );
}
