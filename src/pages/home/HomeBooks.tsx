import { Link } from "react-router-dom";
import { HOME_BOOKS } from "@/content/home";
import { Cover } from "@/ui/Cover";

/** The four books as a shelf of covers. */
export const HomeBooks = () => (
  <section className="site-width py-14 lg:py-18">
    <h2>{HOME_BOOKS.heading}</h2>
    <p className="text-muted mt-2 max-w-[60ch]">{HOME_BOOKS.lead}</p>
    <ul className="mt-7 grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
      {HOME_BOOKS.cards.map(({ to, title, ages, cover }) => (
        <li key={to} className="surface group relative flex flex-col overflow-hidden">
          <Cover src={cover} alt="" title={title} band={ages} later />
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
  </section>
);
