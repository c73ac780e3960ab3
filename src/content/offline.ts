/** Texts of the installed site, and of its use without a connection. */

/** The name and description that a phone or computer shows for the installed site. */
export const INSTALLED_SITE = {
  name: "4MQ: Four Money Quadrants",
  shortName: "4MQ",
  description:
    "Books, stories, quizzes and a 90-day money challenge for ages 8 to 16. The public pages also work offline.",
  /** The shortcuts that a long press on the icon offers. */
  shortcuts: [
    { name: "Quizzes", path: "/quiz-hub" },
    { name: "Money journal", path: "/challenge-dashboard" },
    { name: "Money tracker", path: "/excel-tracker" },
  ],
} as const;

export const NEW_VERSION = {
  label: "New version",
  title: "There is a new version of 4MQ",
  text: "Finish what you are doing first. It can wait.",
  use: "Use the new version",
  notNow: "Not now",
  /** For a page with unsaved input. */
  unsaved: "What you have typed or chosen on this page has not been saved. Finish first, or carry on anyway.",
  useAnyway: "Use it anyway",
  /** For a tab whose new version another tab has loaded. */
  updatedElsewhere:
    "You opened it in another tab. This page still works. Reload it when you have finished here.",
  load: "Reload",
} as const;

/** A notice above a signed-in page when the backend does not answer. */
export const LAST_SEEN = {
  unreachable: "We cannot reach 4MQ right now.",
  /** @param moment such as “14:05 on 21 November” */
  lastSeen: (moment: string) => `This page was last updated at ${moment}.`,
  /** Beside figures of an earlier visit, until the new ones are there. */
  from: (moment: string) => `From ${moment}`,
  tryAgain: "Try again",
  asking: "Trying…",
} as const;
