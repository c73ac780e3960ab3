/**
 * Texts of /find-your-quadrant (specification part 2, section 2). The scenes are in scenarios.ts,
 * the results in quadrantResults.ts.
 */
import type { PageMeta } from "@/content/pageMeta";

export const ASSESSMENT_PATH = "/find-your-quadrant";

export const ASSESSMENT_PAGE: PageMeta = {
  title: "Find Your Quadrant: your place on the money map | 4MQ",
  description:
    "Five short scenes and no right answers. See your place on the money map, meet your character and get three small steps to try.",
};

export const ASSESSMENT_TEXTS = {
  heading: "Find Your Quadrant",
  lead: "Step into five short scenes and choose what you would do. There are no right or wrong answers, and no marks.",
  progressLabel: "How many scenes you have done",
  sceneOf: (place: number, total: number) => `Scene ${place} of ${total}`,
  inTheShoesOf: (character: string) => `In ${character}’s shoes`,
  keys: "Press 1 to 4 to choose, then Enter to go on.",
  next: "Next",
  finish: "See My Result",
  back: "Back",
  withoutScripts: "The scenes need JavaScript. You can see the money map and its four tiles on the",
  withoutScriptsLink: "home page",
} as const;

export const RESULT_TEXTS = {
  heading: (character: string) => `Today you chose like a ${character}`,
  eyebrow: (quadrant: string) => `Your tile: ${quadrant}`,
  onlyToday: "This shows what you chose today. People move around the map all their lives.",
  map: {
    label: (tile: string, earning: number, spending: number) =>
      `The money map. Earning goes up and spending goes to the right. Your earning score is ${earning} and your spending score is ${spending}, so you are in the ${tile} tile.`,
    you: "You",
    loading: "Opening the map...",
  },
  scores: {
    heading: "Your two scores",
    outOf: (score: number) => `${score} out of 100`,
    hint: "Both scores start at 50. A score of 50 or more counts as “more”.",
    earning: {
      label: "Earning score",
      more: "You like finding ways to earn money.",
      less: "You like spending your time on other things.",
    },
    spending: {
      label: "Spending score",
      more: "You like enjoying your money now.",
      less: "You like holding on to your money.",
    },
  },
  planHeading: "Your plan in three steps",
  levelsHeading: "Your tile at every level",
  // The word joiner keeps a range on one line.
  levels: ["Ages 8-\u206010", "Ages 11-\u206013", "Ages 14-\u206016"],
  toPlan: "Choose one step",
  share: "Share Results",
  retake: "Retake Assessment",
  books: "Explore Books",
  shareTitle: "Find Your Quadrant | 4MQ",
  shareText: (character: string, quadrant: string, earning: number, spending: number) =>
    `Today I chose like a ${character} (${quadrant}) on the 4MQ money map. My earning score is ${earning} and my spending score is ${spending}. Which tile are you in?`,
  copyByHand: "Copy this text to share it",
} as const;

/** The picture of one's tile, which has no name and no figure in it. */
export const PICTURE_TEXTS = {
  button: "Make a picture",
  drawing: "Drawing your picture...",
  saved: "Your picture is in your downloads.",
  failed: "We could not draw your picture. Please try again.",
  heading: "My tile on the money map",
  signature: "4MQ: Four Money Quadrants",
  fileName: (tile: string) => `4mq-${tile.toLowerCase().replace(" ", "-")}.png`,
} as const;

/** Says in one quiet line whether the result is saved. */
export const KEEP_TEXTS = {
  signedOut: "Your result stays on this device until somebody signs out here. If you",
  signIn: "sign in or sign up",
  signedOutAfter: "you can choose to keep it in your profile.",
  secondStep: "We can save it once you have typed in your code. First,",
  secondStepLink: "open your dashboard",
  secondStepAfter: "and then come back here.",
  asks: "This result is not in your profile. If you save it, it takes the place of any earlier one.",
  keep: "Save it",
  saving: "We are saving your result to your profile.",
  waiting: "You are offline. We will save your result when you are back online.",
  saved: "We have saved your result to your profile, in place of any earlier one.",
  failed: "We could not save your result to your profile. It is still on this device.",
  tryAgain: "Try again",
} as const;
