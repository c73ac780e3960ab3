import { BOOK_SHELF } from "@/content/books/bookShelf";
import { HOME_BOOKS_HEADING } from "@/content/home/home";
import { BookShelf } from "@/ui/text/BookShelf";

export const HomeBooks = () => (
  <section className="site-width py-12">
    <h2>{HOME_BOOKS_HEADING}</h2>
    <BookShelf books={BOOK_SHELF} isBelowFold />
  </section>
);
