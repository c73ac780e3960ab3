/** What a search engine, a browser tab and a shared link say of a page. It stands beside the page's own words. */
export interface PageMeta {
  title: string;
  description: string;
  /** Not for search engines: nobody finds anything here without the link of a letter. */
  isUnlisted?: boolean;
}
