/** The twelve characters of the books, and the looks around a portrait (DECISIONS: coins unlock looks by their total). */

/** Four of each level, in the order of the quadrants; also the symbols in public/art/characters. */
export const PORTRAITS = [
  "fun-spender",
  "money-master",
  "careful-keeper",
  "learning-grower",
  "burst-spender",
  "super-saver",
  "budget-boss",
  "dreamer",
  "momentum-spender",
  "wealth-architect",
  "frugal-navigator",
  "balance-seeker",
] as const;
export type Portrait = (typeof PORTRAITS)[number];

const PORTRAITS_PER_LEVEL = 4;
/** The ages of the readers of each level. */
export const BANDS = ["8-10", "11-13", "14-16"] as const;
export type Band = (typeof BANDS)[number];

/** @returns 1, 2 or 3. */
export const levelOfPortrait = (portrait: Portrait): number =>
  Math.floor(PORTRAITS.indexOf(portrait) / PORTRAITS_PER_LEVEL) + 1;

/** Each look, with the number of coins that reaches it; also the symbols in public/art/looks.svg. */
export const LOOKS = [
  { id: "sun", coins: 0 },
  { id: "leaf", coins: 1 },
  { id: "coral", coins: 3 },
  { id: "berries", coins: 5 },
  { id: "map", coins: 9 },
  { id: "night", coins: 12 },
  { id: "ropes", coins: 16 },
  { id: "legend", coins: 20 },
] as const;
export type Look = (typeof LOOKS)[number]["id"];

/** How somebody chose to be shown. The look counts only once its coins are reached. */
export interface Me {
  portrait: Portrait | null;
  look: Look;
}

export const isReached = (look: Look, coins: number): boolean =>
  LOOKS.some(({ id, coins: needed }) => id === look && coins >= needed);

/** The look that is worn: coins that are gone with the browser's data take a look's place back to the first. */
export const wornLook = ({ look }: Me, coins: number): Look => (isReached(look, coins) ? look : "sun");

/** @param text as `meText` writes it; anything else counts as no choice. */
export function readMe(text: string | null): Me {
  const [portrait, look] = (text ?? "").split(" ");
  return {
    portrait: PORTRAITS.find((one) => one === portrait) ?? null,
    look: LOOKS.find(({ id }) => id === look)?.id ?? "sun",
  };
}

export const meText = ({ portrait, look }: Me): string => `${portrait ?? "none"} ${look}`;
