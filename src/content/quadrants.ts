/** The four money quadrants (specification part 1, section 1). */
export const QUADRANTS = ["QI", "QII", "QIII", "QIV"] as const;
export type Quadrant = (typeof QUADRANTS)[number];

interface QuadrantText {
  /** Name at levels 1, 2 and 3. */
  names: readonly [string, string, string];
  tone: "q1" | "q2" | "q3" | "q4";
  axes: string;
  motto: string;
  /** What the tile means, told when a visitor picks it. */
  meaning: string;
}

export const QUADRANT_TEXTS: Record<Quadrant, QuadrantText> = {
  QI: {
    names: ["Fun Spender", "Burst Spender", "Momentum Spender"],
    tone: "q1",
    axes: "Earns more, spends more.",
    motto: "Loves today.",
    meaning:
      "Money comes in and money goes out. A Fun Spender shares, treats and tries things. The next step: put a little aside before the fun starts.",
  },
  QII: {
    names: ["Money Master", "Super Saver", "Wealth Architect"],
    tone: "q2",
    axes: "Earns more, spends less.",
    motto: "Has a plan for every pound.",
    meaning:
      "Money comes in and some of it stays. A Money Master decides first and spends second. The next step: choose a goal that is worth the wait.",
  },
  QIII: {
    names: ["Careful Keeper", "Budget Boss", "Frugal Navigator"],
    tone: "q3",
    axes: "Earns less, spends less.",
    motto: "Looks after what there is.",
    meaning:
      "There is not much money, and it lasts. A Careful Keeper wastes nothing. The next step: find one new way to earn.",
  },
  QIV: {
    names: ["Learning Grower", "Dreamer", "Balance Seeker"],
    tone: "q4",
    axes: "Earns less, spends more.",
    motto: "Learning what lasts.",
    meaning:
      "Ideas are bigger than the purse. A Learning Grower tries things out and learns. The next step: wait one day before you buy.",
  },
};

/** File and symbol under /art/characters/; level 1 has the index 0. */
export const portraitOf = (quadrant: Quadrant, level = 0): string =>
  `level-${level + 1}.svg#${QUADRANT_TEXTS[quadrant].names[level]!.toLowerCase().replace(" ", "-")}`;

const tileOf = (quadrant: Quadrant) => {
  const { names, tone } = QUADRANT_TEXTS[quadrant];
  return { quadrant, name: names[0], face: portraitOf(quadrant), tone };
};

/** The money map: earning goes up, spending goes right; its tiles are in rows from the upper left. */
export const MONEY_MAP = {
  up: ["earns less", "earns more"],
  right: ["spends less", "spends more"],
  tiles: (["QII", "QI", "QIII", "QIV"] as const).map(tileOf),
} as const;
