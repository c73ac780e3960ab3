/** The four money quadrants (specification part 1, section 1). */
export const QUADRANTS = ["QI", "QII", "QIII", "QIV"] as const;
export type Quadrant = (typeof QUADRANTS)[number];

interface QuadrantText {
  /** The name at level 1; the other levels' names are in levelNames.ts, because most pages do without them. */
  name: string;
  tone: "q1" | "q2" | "q3" | "q4";
  axes: string;
  motto: string;
  /** The words of a tile that a visitor presses: its way, and its next step. They have to fit inside the tile. */
  says: readonly [is: string, next: string];
}

export const QUADRANT_TEXTS: Record<Quadrant, QuadrantText> = {
  QI: {
    name: "Fun Spender",
    tone: "q1",
    axes: "Earns more, spends more.",
    motto: "Loves today.",
    says: ["Money comes and goes. You share it.", "Next: keep a little back."],
  },
  QII: {
    name: "Money Master",
    tone: "q2",
    axes: "Earns more, spends less.",
    motto: "Has a plan for every pound.",
    says: ["Some money stays. You decide first.", "Next: a goal worth a wait."],
  },
  QIII: {
    name: "Careful Keeper",
    tone: "q3",
    axes: "Earns less, spends less.",
    motto: "Looks after what there is.",
    says: ["Your money lasts. You waste nothing.", "Next: one new way to earn."],
  },
  QIV: {
    name: "Learning Grower",
    tone: "q4",
    axes: "Earns less, spends more.",
    motto: "Learning what lasts.",
    says: ["You have ideas. You try and you learn.", "Next: wait a day, then buy."],
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
