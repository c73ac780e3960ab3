/** Buying a book: on the catalogue, the level pages and the story page (specification part 1, section 2). */

/** As the catalogue names the books. */
export type BookId =
  | "money-basics-for-kids"
  | "teen-money-mastery"
  | "teen-financial-freedom"
  | "raising-money-smart-kids";

/**
 * Addresses (`https://…`) at which a shop sells each book: with one, the book's buying buttons are links to it. Empty until
 * the owner sets them (README, "Before you launch").
 */
export const SHOP_LINKS: Record<BookId, string> = {
  "money-basics-for-kids": "",
  "teen-money-mastery": "",
  "teen-financial-freedom": "",
  "raising-money-smart-kids": "",
};

/** Beside a buying button that leads nowhere yet. */
export const BUY_NOTE = "Not on sale here yet";

/** The words of a book's buying button, and its shop. */
export const buying = (label: string, id: BookId, title: string) => ({
  label,
  note: BUY_NOTE,
  shopLink: SHOP_LINKS[id],
  shopLinkName: `${label}: ${title} (opens in a new tab)`,
});
