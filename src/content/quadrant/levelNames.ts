import { levelOfPortrait, PORTRAITS, type Portrait } from "@/domain/shelf/portrait";
import { QUADRANT_TEXTS, type Quadrant } from "./quadrants";

const { QI, QII, QIII, QIV } = QUADRANT_TEXTS;

/** The characters' names at levels 1, 2 and 3 (specification part 1, section 1). */
export const LEVEL_NAMES: Record<Quadrant, readonly [string, string, string]> = {
  QI: [QI.name, "Burst Spender", "Momentum Spender"],
  QII: [QII.name, "Super Saver", "Wealth Architect"],
  QIII: [QIII.name, "Budget Boss", "Frugal Navigator"],
  QIV: [QIV.name, "Dreamer", "Balance Seeker"],
};

/** The twelve characters by portrait: four of each level, in the order of the quadrants. */
export const PORTRAIT_NAMES: Record<Portrait, string> = Object.fromEntries(
  PORTRAITS.map((portrait, nth) => [
    portrait,
    Object.values(LEVEL_NAMES)[nth % 4]![levelOfPortrait(portrait) - 1]!,
  ]),
) as Record<Portrait, string>;
