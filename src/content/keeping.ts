/** Words about a browser that clears its storage, and about the Home Screen (storage/lifetime.ts). For ages 8-10. */
export const KEEPING_TEXTS = {
  /** Beside the tracker's download. */
  sheet: "Download the CSV to have a copy of your own. You can import it again, here or in another browser.",
  forAWeek: "This browser keeps your things for seven days after your last visit.",
  homeScreen: {
    heading: "Keep them for longer",
    steps: [
      "Tap Share, then “Add to Home Screen”.",
      "From now on, open 4MQ there. Then this device keeps your things.",
    ],
    startsEmpty:
      "4MQ starts out empty there, because it cannot see what Safari keeps. If you have an account, sign in there.",
  },
} as const;
