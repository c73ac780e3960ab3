/** Words of /find-your-quadrant (specification part 2, section 2). The scenes stand in scenarios.ts, the results in quadrantResults.ts. */
import type { PageMeta } from "./pageMeta";

export const ASSESSMENT_PATH = "/find-your-quadrant";

export const ASSESSMENT_PAGE: PageMeta = {
  title: "Find Your Quadrant: your place on the money map | 4MQ",
  description:
    "Five short scenes, no right answers. See your place on the money map, meet your character and take three small steps with you.",
};

export const ASSESSMENT_TEXTS = {
  heading: "Find Your Quadrant",
  lead: "Step into five small scenes and pick what you would do. There is no right answer, and nobody is marked.",
  progressLabel: "Your way through the scenes",
  sceneOf: (place: number, total: number) => `Scene ${place} of ${total}`,
  inTheShoesOf: (character: string) => `In ${character}’s shoes`,
  keys: "Keys: 1 to 4 choose, Enter goes on.",
  next: "Next",
  finish: "See My Result",
  back: "Back",
  withoutScripts: "The scenes need JavaScript. The money map and its four tiles are on the",
  withoutScriptsLink: "home page",
} as const;

export const RESULT_TEXTS = {
  heading: (character: string) => `You are a ${character}`,
  eyebrow: (quadrant: string) => `Your tile on the map: ${quadrant}`,
  onlyToday: "This is how you chose today. People move around the map all their lives.",
  map: {
    label: (character: string, earning: number, spending: number) =>
      `The money map. Earning goes up, spending goes right. You are at earning ${earning} and spending ${spending}, in the tile ${character}.`,
    you: "You",
  },
  scores: {
    heading: "Your two scores",
    outOf: "out of 100",
    hint: "Both scores start at 50. From 50 up, a score counts as “more”.",
    earning: {
      label: "Earning score",
      more: "You like to find ways to bring money in.",
      less: "You like to keep your time for other things.",
    },
    spending: {
      label: "Spending score",
      more: "You like to use money, now and gladly.",
      less: "You like to hold on to what you have.",
    },
  },
  planHeading: "Your plan in three steps",
  levelsHeading: "Your tile at every level",
  levels: ["Level 1, ages 8-10", "Level 2, ages 11-13", "Level 3, ages 14-16"],
  share: "Share Results",
  retake: "Retake Assessment",
  books: "Explore Books",
  shareTitle: "Find Your Quadrant | 4MQ",
  shareText: (character: string, quadrant: string, earning: number, spending: number) =>
    `I am a ${character} (${quadrant}) on the 4MQ money map. Earning ${earning}, spending ${spending}. Which tile are you in?`,
  copyByHand: "Copy this text to share it",
} as const;

/** Whether the result is kept, in one quiet line. */
export const KEEP_TEXTS = {
  signedOut: "This result stays in this tab and goes nowhere.",
  signIn: "Sign in",
  signedOutAfter: "and it is kept in your profile.",
  secondStep: "It can be saved once you have typed your code. First",
  secondStepLink: "open your dashboard",
  secondStepAfter: "and then come back here.",
  asks: "This result is not in your profile.",
  keep: "Keep it",
  saving: "Your result is on its way to your profile.",
  waiting: "You are offline. Your result goes to your profile when you are back.",
  saved: "Your result is saved in your profile.",
  failed: "We could not save your result in your profile. It stays in this tab.",
  tryAgain: "Try again",
} as const;
