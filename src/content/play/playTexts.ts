/** The words around the stories to play. */
import type { Pence } from "@/domain/money";
import { priceIn } from "@/domain/play/coins";

export const PLAYS_PAGE = {
  title: "Stories to play | 4MQ",
  description:
    "Three short stories about money in which you choose. The money moves, and what you chose comes back. No account, no marks, no clock.",
};

export const PLAYS_TEXTS = {
  heading: "Stories to play",
  lead: "You choose, and the money moves. Ten minutes each, no marks.",
  about: (ages: string) => `Ages ${ages}`,
  play: "Play",
};

export const PLAY_TEXTS = {
  back: { to: "/play", label: "All stories to play" },
  about: (ages: string) => `A story to play · ages ${ages}`,
  rules: "No marks and no clock. Play it as often as you like.",
  two: "Two of us play",
  twoHint: (isOdd: boolean) => (isOdd ? "You decide. I ask: “Why?”" : "Now I decide. You ask: “Why?”"),
  bigScreen: "For a class",
  sound: "Sound of coins",
  goOn: (turn: string) => `Go on to ${turn}`,
  goOnWith: (turn: string) => `Go on with ${turn}`,
  toEnd: "See where the money went",
  placesLabel: "Where the money is",
  more: (pence: Pence) => `+ ${priceIn(pence)}`,
  less: (pence: Pence) => `− ${priceIn(pence)}`,
  /** A change, as a screen reader says it. */
  changed: (place: string, pence: Pence, now: Pence) =>
    `${place}: ${priceIn(Math.abs(pence))} ${pence < 0 ? "less" : "more"}, now ${priceIn(now)}.`,
  tooLittle: (thing: string, price: string, has: Pence) =>
    `${thing} costs ${price}. There is ${priceIn(has)}.`,
  choices: "Your choice",
  progress: (nth: number, count: number) => `Part ${nth} of ${count}`,
  map: (path: string) => `A map: right is what was spent, up is what was earned. ${path}`,
  point: (turn: string, spent: Pence, earned: Pence) =>
    `${turn}: ${priceIn(spent)} spent, ${priceIn(earned)} earned.`,
  tileNote: "No corner is the right one.",
  /** Tiles by what they are: a name would be a mark. */
  tiles: {
    QI: "More earned, more spent",
    QII: "More earned, less spent",
    QIII: "Less earned, less spent",
    QIV: "Less earned, more spent",
  },
  left: "Left over",
  held: (place: string, pence: Pence) => `${place} ${priceIn(pence)}`,
  had: (things: string) => `This time there was: ${things}.`,
  again: "Play it another way",
  fromOne: "Or go back to one moment",
  changeFrom: (turn: string) => `Go back to ${turn}: `,
  print: "Print this way",
  read: "Read on",
  hands: (choice: string) => `Hands for “${choice}”`,
  mostHands: "Most hands decide",
  noHands: "Count the hands first, then type each number.",
  tie: "A tie. Hear a reason for each, then count again.",
  close: "Close",
  withoutScripts:
    "You need JavaScript to play. Please turn it on in your browser. The texts that the story comes from can be read without it:",
};
