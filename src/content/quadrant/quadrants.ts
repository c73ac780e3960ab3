/** The four money quadrants (specification part 1, section 1). */
export const QUADRANTS = ["QI", "QII", "QIII", "QIV"] as const;
export type Quadrant = (typeof QUADRANTS)[number];

interface QuadrantText {
  /** The name at level 1; the other levels' names are in levelNames.ts, because most pages do without them. */
  name: string;
  tone: "q1" | "q2" | "q3" | "q4";
  axes: string;
  motto: string;
  /** The tile's meaning, shown when a visitor chooses it. */
  meaning: string;
}

export const QUADRANT_TEXTS: Record<Quadrant, QuadrantText> = {
  QI: {
    name: "Fun Spender",
    tone: "q1",
    axes: "Earns more, spends more.",
    motto: "Loves today.",
    meaning:
      "Money comes in and money goes out. A Fun Spender shares, treats people and tries new things. The next step: put a little aside before the fun starts.",
  },
  QII: {
    name: "Money Master",
    tone: "q2",
    axes: "Earns more, spends less.",
    motto: "Has a plan for every pound.",
    meaning:
      "Money comes in and some of it stays. A Money Master decides first and spends second. The next step: choose a goal worth waiting for.",
  },
  QIII: {
    name: "Careful Keeper",
    tone: "q3",
    axes: "Earns less, spends less.",
    motto: "Looks after what there is.",
    meaning:
      "There isn’t much money, but it lasts. A Careful Keeper wastes nothing. The next step: find one new way to earn.",
  },
  QIV: {
    name: "Learning Grower",
    tone: "q4",
    axes: "Earns less, spends more.",
    motto: "Learning what lasts.",
    meaning:
      "There are more ideas than money. A Learning Grower tries things out and learns from them. The next step: wait one day before you buy.",
  },
};

/** Returns the file and symbol under /art/characters/ of a character; level 1 has the index 0. */
export const portraitOf = (name: string, level = 0): string =>
  `level-${level + 1}.svg#${name.toLowerCase().replace(" ", "-")}`;

const tileOf = (quadrant: Quadrant) => {
  const { name, tone } = QUADRANT_TEXTS[quadrant];
  return { quadrant, name, face: portraitOf(name), tone };
};

/** The money map: earning goes up, spending goes right; its tiles are in rows from the upper left. */
export const MONEY_MAP = {
  up: ["earns less", "earns more"],
  right: ["spends less", "spends more"],
  tiles: (["QII", "QI", "QIII", "QIV"] as const).map(tileOf),
} as const;
