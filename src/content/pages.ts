/** Every page that stands, with what a search engine and a browser tab say of it. */
export interface PageMeta {
  title: string;
  description: string;
}

/** Public pages: written to real HTML at build time. */
export const PUBLIC_PAGES = {
  "/": {
    title: "4MQ: Empowering Kids with Financial Literacy",
    description:
      "Books, stories, quizzes and a 90-day challenge that help children of 8 to 16 understand money, with the four money quadrants as their map.",
  },
  "/auth": {
    title: "Sign in or join | 4MQ",
    description:
      "Sign in to your 4MQ account, or join to keep a money journal and take the 90-day challenge.",
  },
} satisfies Record<`/${string}`, PageMeta>;

/** Pages for signed-in visitors: served as an empty shell, kept out of search engines. */
export const GUARDED_PAGES = {
  "/challenge-dashboard": {
    title: "90-Day Challenge dashboard | 4MQ",
    description: "Your money journal and the figures of your week and your phases.",
  },
} satisfies Record<`/${string}`, PageMeta>;

export const NOT_FOUND_PAGE: PageMeta = {
  title: "Page not found | 4MQ",
  description: "There is no page at this address.",
};
