/** Texts for browsers without JavaScript. */

/**
 * Appears beside a form and on a page that an e-mail opens. The build adds it, so browsers with scripts never load it.
 */
export const PART_WITHOUT_SCRIPTS =
  "You need JavaScript for this. Please turn it on in your browser. You can still read the pages in the menu without it.";

/** Replaces a signed-in page. */
export const PAGE_WITHOUT_SCRIPTS = {
  heading: "This page needs JavaScript",
  text: "Your journal, your figures and the community need JavaScript. Please turn it on in your browser, or ask a grown-up to help. You can still read the free chapters and the stories, and find out about the books. Start from the",
  home: "home page",
};
