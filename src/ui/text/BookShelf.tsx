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
        <Cover src={cover} alt="" title={title} band={ages} isBelowFold={isBelowFold} />
        <div className="p-4">
          <h3 className="text-lg">
            <Link to={to} className="group-hover:underline after:absolute after:inset-0">
              {title}
            </Link>
          </h3>
          <p className="text-muted text-base">{ages}</p>
        </div>
      </li>
    ))}
  </ul>
);
