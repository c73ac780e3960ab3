/** A page's title and description in search engines, browser tabs and shared links, kept beside the page's own words. */
export interface PageMeta {
  title: string;
  description: string;
  /** Kept out of search engines, because the page only works with a link from an e-mail. */
  isUnlisted?: boolean;
}
