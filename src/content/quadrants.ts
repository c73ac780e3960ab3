/** The four money quadrants (specification part 1, section 1). */
export const QUADRANTS = ["QI", "QII", "QIII", "QIV"] as const;
export type Quadrant = (typeof QUADRANTS)[number];

interface QuadrantText {
  /** Name at levels 1, 2 and 3. */
  names: readonly [string, string, string];
  axes: string;
  motto: string;
  /** What the tile means, told when a visitor picks it. */
  meaning: string;
}

export const QUADRANT_TEXTS: Record<Quadrant, QuadrantText> = {
  QI: {
    names: ["Fun Spender", "Burst Spender", "Momentum Spender"],
    axes: "Earns more, spends more.",
    motto: "Loves today.",
    meaning:
      "Money comes in and money goes out. A Fun Spender shares, treats and tries things. The next step: put a little aside before the fun starts.",
  },
  QII: {
    names: ["Money Master", "Super Saver", "Wealth Architect"],
    axes: "Earns more, spends less.",
    motto: "Has a plan for every pound.",
    meaning:
      "Money comes in and some of it stays. A Money Master decides first and spends second. The next step: choose a goal that is worth the wait.",
  },
  QIII: {
    names: ["Careful Keeper", "Budget Boss", "Frugal Navigator"],
    axes: "Earns less, spends less.",
    motto: "Looks after what there is.",
    meaning:
      "There is not much money, and it lasts. A Careful Keeper wastes nothing. The next step: find one new way to earn.",
  },
  QIV: {
    names: ["Learning Grower", "Dreamer", "Balance Seeker"],
    axes: "Earns less, spends more.",
    motto: "Learning what lasts.",
    meaning:
      "Ideas are bigger than the purse. A Learning Grower tries things out and learns. The next step: wait one day before you buy.",
  },
};

/** How the tiles lie on the money map: earning goes up, spending goes right. Row by row from the upper left. */
export const MAP_ORDER: readonly Quadrant[] = ["QII", "QI", "QIII", "QIV"];
