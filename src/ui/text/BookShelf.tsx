import { Link } from "react-router-dom";
import { Cover } from "./Cover";

interface BookShelfProps {
  books: readonly { to: string; title: string; ages: string; cover: string }[];
  /** For a shelf below the first screen. */
  isBelowFold?: boolean;
}

/** Books as a shelf of covers. */
export const BookShelf = ({ books, isBelowFold }: BookShelfProps) => (
  <ul className="book-shelf">
    {books.map(({ to, title, ages, cover }) => (
      <li key={to} className="surface group relative flex flex-col overflow-hidden">
        <Cover src={cover} alt="" title={title} band="4MQ" isBelowFold={isBelowFold} />
        {/* The cover shows the title. */}
        <h3 className="p-4 text-lg">
          <Link to={to} className="group-hover:underline after:absolute after:inset-0">
            <span className="sr-only">{title}</span> <span>{ages}</span>
          </Link>
        </h3>
      </li>
    ))}
  </ul>
);
