/** Texts and shop links of the buying buttons (specification part 1, section 2). */

/** The catalogue's ids. */
export type BookId =
  | "money-basics-for-kids"
  | "teen-money-mastery"
  | "teen-financial-freedom"
  | "raising-money-smart-kids";

/**
 * The shop's address (`https://…`) for each book. With an address, the book's buying buttons link
 * to the shop. Empty until the owner sets them (README, "Before you launch").
 */
export const SHOP_LINKS: Record<BookId, string> = {
  "money-basics-for-kids": "",
  "teen-money-mastery": "",
  "teen-financial-freedom": "",
  "raising-money-smart-kids": "",
};

/** Appears beside a buying button that has no shop. */
export const BUY_NOTE = "Not on sale here yet";

/** A book's buying button: its texts and its shop. */
export const buying = (label: string, id: BookId, title: string) => ({
  label,
  note: BUY_NOTE,
  shopLink: SHOP_LINKS[id],
  shopLinkName: `${label}: ${title} (opens in a new tab)`,
});
