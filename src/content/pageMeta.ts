/** A page's title and description in search engines, browser tabs and shared links, kept beside the page's own words. */
export interface PageMeta {
  title: string;
  description: string;
  /** Search engines leave it out, because the page only works with a link from an e-mail. */
  isUnlisted?: boolean;
}
