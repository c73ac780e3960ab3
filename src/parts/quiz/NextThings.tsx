import { Link } from "react-router-dom";
import type { Quiz } from "@/content/quiz/quizTypes";

/** Results end in the next thing: something to do, and something to read. */
export const NextThings = ({ links }: { links: Quiz["next"] }) => (
  <ul className="grid gap-4 sm:grid-cols-2">
    {links.map(({ to, title, text }, nth) => (
      <li key={to}>
        <Link
          to={to}
          className={`rounded-card block h-full p-5 ${nth === 0 ? "bg-q2-soft text-q2-ink" : "bg-q3-soft text-q3-ink"}`}
        >
          <strong className="font-display text-xl font-semibold underline">{title}</strong>
          <div>{text}</div>
        </Link>
      </li>
    ))}
  </ul>
);
