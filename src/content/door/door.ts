/** Words of the day's door. For ages 8-10 and up. */

/** Something to answer, a money word, a scene of the money map, or something to do. */
export const THING_KINDS = ["question", "word", "scene", "try"] as const;
export type ThingKind = (typeof THING_KINDS)[number];

export const DOOR_TEXTS = {
  name: "Today, one minute",
  kinds: { question: "A question", word: "A word", scene: "A scene", try: "Something to try" },
  /** @param title of the thing, or its first words. */
  teaser: (kind: ThingKind, title: string) =>
    `${kind === "try" ? "Try this" : DOOR_TEXTS.kinds[kind]}: ${title}`,
  right: "Right.",
  missed: "Not this time.",
  /** Under the text of an option. */
  signs: { right: "Right answer", missed: "Your answer" },
  noRightOne: "No answer is the right one here.",
  allForToday: "That is all for today.",
  tomorrow: {
    question: "Tomorrow: a question.",
    word: "Tomorrow: a word.",
    scene: "Tomorrow: a scene.",
    try: "Tomorrow: something to try.",
  },
  /** @param level 1, 2 or 3 */
  hung: (level: number) => (level === 1 ? "One berry for your string." : "One bead for your string."),
  open: "Open it",
  notNow: "Close for now",
  close: "Close",
} as const;

interface Press {
  text: string;
  answer: string;
}

/** The two presses of a word, in the words for its reader. @param level 1, 2 or 3 */
export const wordPresses = (level: number): readonly [Press, Press] => [
  {
    text: "I knew it",
    answer:
      level === 1
        ? "Good. Could you explain it to somebody at home?"
        : "Good. If you can explain it to somebody else, you know it well.",
  },
  {
    text: "New to me",
    answer:
      level === 1
        ? "Now you have met it. Can you use it today?"
        : "Now you have met it. You will know it when you hear it again.",
  },
];

/** The stories to play, by their ids in a row. Their cards are not loaded for it, and a test compares them. */
export const PLAYS_BEHIND: Readonly<Record<string, { title: string; text: string; to: string }>> = {
  "play-asha": {
    title: "Asha’s jars, a story to play",
    text: "Four Saturdays, three jars, and a kite for £9.",
    to: "/play/asha",
  },
  "play-femi": {
    title: "Femi’s week, a story to play",
    text: "Six days, £12, and a message that is in a hurry.",
    to: "/play/femi",
  },
  "play-erin": {
    title: "Erin’s month, a story to play",
    text: "The first pay, a cracked phone, and £600 from nowhere.",
    to: "/play/erin",
  },
};

export const TRY_PRESSES: readonly [Press, Press] = [
  { text: "I’ll try it", answer: "Good. Choose a moment that suits you." },
  { text: "Not today", answer: "That’s fine. You can still do it another day." },
];

/** The answer to each option of a scene of Find Your Quadrant, in the order of scenarios.ts: where it would lead. */
export const SCENE_ANSWERS: Readonly<Record<string, readonly string[]>> = {
  "birthday-card": [
    "Your £20 would turn into a day to remember.",
    "Your £20 would stay, and each job would make it a little more.",
    "You would pay for beads first, and hope that people buy your bracelets.",
    "Your £20 would still be there on the day when you want something.",
  ],
  "school-fair": [
    "You would work first, and your own cakes would pay for the rides.",
    "You would have a day with friends, and come home with all your money.",
    "You would have a day full of rides, and less money afterwards.",
    "You would take money home, and leave the rides for another year.",
  ],
  headphones: [
    "You would keep your £15, because a bit of tape costs very little.",
    "You would need another £25, or less than that if there is a sale.",
    "You would hear your music today, and have none of your £15 left.",
    "You would wait for weeks, and then have the pair that you like best.",
  ],
  "dog-walk": [
    "After four walks, you would have £12 in your jar.",
    "You would have more time for the pool, and no money from walks.",
    "Your friends would enjoy it, and little of each £3 would be left.",
    "Your neighbour would keep her £3, and your time would be a gift.",
  ],
  "new-outfit": [
    "You would keep your £6, and the game would work just as before.",
    "Your old toys would pay for it, if somebody wants to buy them.",
    "You would have the money from your toys, and could choose later.",
    "You would have the outfit at once, and £6 less for other things.",
  ],
};
