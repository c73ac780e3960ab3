import { Link } from "react-router-dom";
import { ANSWER_LISTS } from "@/content/questions/questionsTexts";
import type { AnswerLinks } from "@/content/questions/readable";

interface AnswerListsProps {
  readers: keyof typeof ANSWER_LISTS;
  lists: readonly AnswerLinks[];
}

/** Questions for some readers, by subject, which lead to their answers. */
export const AnswerLists = ({ readers, lists }: AnswerListsProps) => (
  <section aria-labelledby="they-ask" className="pt-12" data-print="no">
    <h2 id="they-ask">{ANSWER_LISTS[readers].heading}</h2>
    <p className="text-muted mt-1 mb-3">{ANSWER_LISTS[readers].lead}</p>
    {lists.map(({ subject, answers }) => (
      <details key={subject} className="border-line border-t">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2">
          <span className="font-display text-lg font-semibold">{subject}</span>
          <span className="text-muted">{answers.length}</span>
        </summary>
        <ul className="mb-3">
          {answers.map(({ to, title }) => (
            <li key={to}>
              <Link to={to} className="text-link inline-flex min-h-11 items-center">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </section>
);
