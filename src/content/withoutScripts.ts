/** For browsers without JavaScript. */

/** Beside a form, or what a letter opens. Only the build puts it into the pages: who has scripts need not fetch it. */
export const PART_WITHOUT_SCRIPTS =
  "This needs JavaScript. Please switch it on in your browser. The pages in the menu can be read without it.";

/** In the place of a signed-in page. */
export const PAGE_WITHOUT_SCRIPTS = {
  heading: "This page needs JavaScript",
  text: "Your journal, your figures and the community work with JavaScript. Please switch it on in your browser, or ask a grown-up to help. The books, the stories and the free chapters open without it, from the",
  home: "home page",
};
