import { Link } from "react-router-dom";
import { ANSWER_LISTS } from "@/content/questions/answerLists";
import type { SubjectLink } from "@/content/questions/readable";

interface AnswerListsProps {
  readers: keyof typeof ANSWER_LISTS;
  lists: readonly SubjectLink[];
}

/** The subjects with answers for some readers. */
export const AnswerLists = ({ readers, lists }: AnswerListsProps) => (
  <section aria-labelledby="they-ask" className="pt-12" data-print="no">
    <h2 id="they-ask">{ANSWER_LISTS[readers]}</h2>
    <ul className="mt-3 gap-x-12 md:columns-2">
      {lists.map(({ to, title, count }) => (
        <li key={to} className="border-line break-inside-avoid border-b">
          <Link to={to} className="flex min-h-12 items-center justify-between gap-3 py-2">
            <span className="text-link">{title}</span>
            <span className="text-muted">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
