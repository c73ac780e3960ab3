/** /keep: what was done on this device before signing in, and who it belongs to from now on. For ages 8-10 and up. */
import type { PageMeta } from "./pageMeta";

export const KEEP_PAGE: PageMeta = {
  title: "Keep what you did on this device? | 4MQ",
  description:
    "Choose what to take into your account from what was done on this device before you signed in.",
};

const linesInWords = (count: number) => (count === 1 ? "1 line" : `${count} lines`);

export const KEEP_PAGE_TEXTS = {
  heading: "Keep what you did on this device?",
  lead: "Somebody did these things here without signing in. Tick the ones that are yours. Everything else stays on this device.",
  loading: "Looking at what is on this device...",
  couldNotLoad: "We could not look into your account.",
  inPlaceOf: (what: string) => `This takes the place of ${what}.`,
  map: {
    title: (name: string) => `Your place on the money map: ${name}`,
    text: "It goes into your profile and onto your scorecard.",
    before: (name: string) => `the place in your profile, which is ${name}`,
  },
  portrait: {
    title: (name: string) => `Your portrait: ${name}`,
    text: "You will see it whenever you are signed in here.",
    before: (name: string) => `the portrait you have now, which is ${name}`,
  },
  place: {
    title: (section: string) => `Where you stopped reading: ${section}`,
    text: "You can go on from there.",
    before: (section: string) => `the place you kept before, which is “${section}”`,
  },
  lines: {
    heading: "Lines from the money tracker",
    lead: "Each line you tick is copied into your journal once. It stays in the tracker as well.",
    already: (count: number) =>
      count === 1 ? "1 line is in your journal already." : `${count} lines are in your journal already.`,
    looksKnown: "Your journal has a line just like this. Tick it only if it happened twice.",
    tickAll: (count: number) => (count === 1 ? "Tick this line" : `Tick these ${count} lines`),
    ticked: (count: number) => (count ? `${linesInWords(count)} ticked` : ""),
    more: "Show more lines",
    tooMany: (most: number) => `You can keep up to ${most} lines at a time. Please untick a few.`,
  },
  shared: "Quizzes and coins stay with this device, for everybody who uses it.",
  keep: "Keep what I ticked",
  keeping: "Keeping...",
  notNow: "Not now",
  nothingTicked: "Please tick something first, or choose “Not now”.",
  notSaved:
    "We could not save your place on the map, so we have not changed anything yet. Your ticks are still here. Please try again.",
  offline: "You are offline. We will go on when you are back online.",
  nothing: "There is nothing on this device to keep.",
  goOn: "Go on",
  kept: "Kept",
  onTheirWay: (count: number) =>
    count ? `${linesInWords(count)} went to your journal.` : "You will find it in your account.",
} as const;
