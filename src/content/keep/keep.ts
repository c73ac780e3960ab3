/** /keep: what was done on this device before signing in, and who it belongs to from now on. For ages 8-10 and up. */
import type { PageMeta } from "@/content/pageMeta";

export const KEEP_PAGE: PageMeta = {
  title: "Keep what you did on this device? | 4MQ",
  description:
    "Choose what to take into your account from what was done on this device before you signed in.",
};

const GO_ON: Record<string, string> = { "/": "Go to the home page", "/account": "Back to my account" };

const linesInWords = (count: number) => (count === 1 ? "1 line" : `${count} lines`);

export const KEEP_PAGE_TEXTS = {
  heading: "Keep what you did on this device?",
  lead: "You, or somebody else here, did these things without signing in. Tick the ones that are yours, and they go into your account. Nothing else is sent.",
  loading: "Looking at what is on this device...",
  couldNotLoad: "We could not look into your account.",
  map: {
    title: (name: string) => `Your place on the money map: ${name}`,
    text: "It goes into your profile and onto your scorecard. Without a tick, it stays with this device.",
    replaces: (name: string) => `Your profile says ${name} now, and this replaces it.`,
  },
  coins: {
    title: (coins: number) => `${coins === 1 ? "1 coin" : `${coins} coins`} and the scores of the quizzes`,
    text: "They move to your account on this device. Without a tick, they stay with whoever plays here without an account.",
  },
  portrait: {
    title: (name: string) => `Your portrait: ${name}`,
    text: "You will see it whenever you are signed in here.",
    replaces: (name: string) => `Your portrait is ${name} now, and this replaces it.`,
  },
  place: {
    title: (section: string) => `Where you stopped reading: ${section}`,
    text: "You can go on from there.",
    replaces: (section: string) => `Your place is “${section}” now, and this replaces it.`,
  },
  plans: {
    title: (count: number) => (count === 1 ? "1 plan to do something" : `${count} plans to do something`),
    text: "We will ask you about them when you are signed in here.",
  },
  string: {
    title: (count: number) => (count === 1 ? "1 thing on the string" : `${count} things on the string`),
    text: "They hang on your own string in this browser.",
  },
  whose: {
    heading: "Whose money sheet is yours?",
    lead: "Choose one, and you will see its lines. If none is yours, choose none.",
  },
  lines: {
    heading: "Lines from the money tracker",
    lead: "Each line you tick is copied into your journal, and only you see it there. Everyone who uses this device can still see it in the tracker.",
    already: (count: number) =>
      count === 1 ? "1 line is in your journal already." : `${count} lines are in your journal already.`,
    doubts: {
      alike: "Your journal has a line just like this. Tick it only if it happened twice.",
      copied: "Somebody on this device has already copied this line. Tick it only if it is yours.",
    },
    tickAll: (count: number) => (count === 1 ? "Tick this line" : `Tick these ${count} lines`),
    ticked: (count: number) => (count ? `${linesInWords(count)} ticked` : ""),
    more: "Show more lines",
    untick: "Untick all",
    tooMany: (most: number) => `You can keep up to ${most} lines at a time. Please untick a few.`,
  },
  keep: "Keep what I ticked",
  keeping: "Keeping...",
  notNow: "Not now",
  nothingTicked: "Please tick something first, or choose “Not now”.",
  notSaved:
    "We could not save your place on the map, so we have stopped there. Your ticks are still here. Please try again.",
  offline: "You are offline, so your place on the map cannot be saved. Untick it, or try again later.",
  nothing: "There is nothing on this device to keep",
  later:
    "What you do before you sign in can be kept here later, such as a coin from a quiz or a line in the tracker.",
  meanwhile: "Three things to do next",
  goOn: (next: string) => GO_ON[next] ?? "Go on to your page",
  kept: "Kept",
  onTheirWay: (count: number) =>
    count ? `We are sending ${linesInWords(count)} to your journal.` : "It is yours now.",
} as const;

/** The ways on where nothing waits to be kept. */
export const THINGS_TO_DO = [
  {
    to: "/quiz-hub",
    title: "A coin",
    text: "Pass a quiz to earn one.",
    link: "Choose a quiz",
    picture: "/art/chapters/four-quadrants-2.svg",
  },
  {
    to: "/excel-tracker",
    title: "A money line",
    text: "Write down what came in and what went out.",
    link: "Open the tracker",
    picture: "/art/topics/coins-and-banks.svg",
  },
  {
    to: "/find-your-quadrant",
    title: "A place on the map",
    text: "Choose what you would do in five short scenes.",
    link: "Find my quadrant",
    picture: "/art/chapters/four-quadrants-1.svg",
  },
] as const;
