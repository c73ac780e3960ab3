import { BOOK_SHELF } from "@/content/books/bookShelf";
import { HOME_BOOKS } from "@/content/home/home";
import { BookShelf } from "@/ui/text/BookShelf";

export const HomeBooks = () => (
  <section className="site-width py-14 lg:py-18">
    <h2>{HOME_BOOKS.heading}</h2>
    <p className="text-muted mt-2 max-w-[39em]">{HOME_BOOKS.lead}</p>
    <BookShelf books={BOOK_SHELF} isBelowFold />
  </section>
);
