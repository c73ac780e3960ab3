/** The cards of a challenge: one for Day 1, and one for the end of each mission. A card tells what was written down. */
import { daysBetween, type Day } from "@/domain/calendar";
import type { JournalEntry } from "@/domain/journal/journal";
import type { Pence } from "@/domain/money";
import { PORTRAITS, type Portrait } from "@/domain/shelf/portrait";
import { challengeDay, phaseState } from "./challenge";
import { PHASES } from "./challengeLength";

/** The card of Day 1; the others have the number of their mission. */
export const DAY_ONE = 0;
export const CARDS = [DAY_ONE, ...PHASES] as const;
export type Card = (typeof CARDS)[number];

/** The cards of one challenge that somebody was shown, and those that they have put away. */
export interface KeptCards {
  start: Day;
  shown: readonly Card[];
  closed: readonly Card[];
}

/** More challenges than anybody takes part in by the age of sixteen. */
export const MAX_KEPT = 40;

const NOTHING_KEPT = { shown: [], closed: [] };

export const keptOf = (kept: readonly KeptCards[], start: Day): KeptCards =>
  kept.find((one) => one.start === start) ?? { start, ...NOTHING_KEPT };

/** @returns the same with one card more, each challenge and each card once, the latest challenge first. */
export function withCard(
  kept: readonly KeptCards[],
  start: Day,
  list: "shown" | "closed",
  card: Card,
): readonly KeptCards[] {
  const before = keptOf(kept, start);
  if (before[list].includes(card)) return kept;
  const after = { ...before, [list]: [...before[list], card] };
  return [after, ...kept.filter((one) => one.start !== start)]
    .toSorted((one, other) => daysBetween(one.start, other.start))
    .slice(0, MAX_KEPT);
}

/** The cards that there are by today, the latest first. */
export function cardsBy(start: Day, today: Day): Card[] {
  const over = PHASES.filter((phase) => phaseState(start, phase, today) === "done");
  const hasBegun = phaseState(start, 1, today) !== "ahead";
  return [...over.toReversed(), ...(hasBegun ? ([DAY_ONE] as const) : [])];
}

/**
 * The card above the journal: that of the latest mission that is over, until it is closed. Older ones wait on the
 * shelf. Day 1 has its card on that day alone.
 */
export function dueCard(start: Day, today: Day, closed: readonly Card[]): Card | undefined {
  const day = challengeDay(start, today);
  const [latest] = cardsBy(start, today);
  if (day === 0 || latest === undefined || (latest === DAY_ONE && day > 1)) return undefined;
  return closed.includes(latest) ? undefined : latest;
}

export interface MissionFigures {
  /** The database's own sums. */
  earning: Pence;
  saving: Pence;
  spending: Pence;
  hasLine: boolean;
  /** Undefined if the lines do not come to the sums: an answer has a limit of rows. */
  lines?: { days: number; needs: Pence; wants: Pence; others: Pence } | undefined;
}

type Line = Pick<JournalEntry, "day" | "type" | "detail" | "pence">;

/** @param lines of the same days as the sums. */
export function missionFigures(
  { earning, saving, spending }: Pick<MissionFigures, "earning" | "saving" | "spending">,
  lines: readonly Line[],
): MissionFigures {
  const sum = (isCounted: (line: Line) => boolean) =>
    lines.filter(isCounted).reduce((total, { pence }) => total + pence, 0);
  const needs = sum(({ detail }) => detail === "P-KS Needs" || detail === "P-Non-KS Needs");
  const wants = sum(({ detail }) => detail === "P-Wants");
  const others = sum(({ detail }) => detail === "P-Others");
  const isWhole =
    needs + wants + others === spending &&
    sum(({ type }) => type === "S") === saving &&
    sum(({ type }) => type === "E") === earning;
  return {
    earning,
    saving,
    spending,
    hasLine: lines.length > 0 || earning + saving + spending > 0,
    lines: isWhole ? { days: new Set(lines.map(({ day }) => day)).size, needs, wants, others } : undefined,
  };
}

export const CARD_FIGURES = ["spentAndSaved", "spent", "saved", "earned"] as const;
export type CardFigure = (typeof CARD_FIGURES)[number];

/** The figure that each mission is about. */
const FIGURE_OF_MISSION = [
  "spentAndSaved",
  "spent",
  "earned",
  "saved",
  "spent",
  "spentAndSaved",
] as const satisfies CardFigure[];

export type PartName = "needs" | "wants" | "others" | "saved";

export interface CardPart {
  name: PartName;
  pence: Pence;
}

export interface CardContent {
  /** One figure; undefined if every sum is nought. */
  figure?: { name: CardFigure; pence: Pence } | undefined;
  /** The days with a line; undefined if they are not known. */
  days?: number | undefined;
  /** Parts that come to the figure, if there are two or more. */
  parts: readonly CardPart[];
  /** The part that is more than half of the figure, or all of it. */
  most?: { name: PartName; isAll: boolean } | undefined;
}

/** The content of a mission’s card. @param phase 1 to 6 */
export function cardContent(phase: number, figures: MissionFigures): CardContent {
  const { earning, saving, spending, lines } = figures;
  const sums: Record<CardFigure, Pence> = {
    spentAndSaved: spending && saving && spending + saving,
    spent: spending,
    saved: saving,
    earned: earning,
  };
  const name = [FIGURE_OF_MISSION[phase - 1]!, ...CARD_FIGURES].find((one) => sums[one] > 0);
  const figure = name && { name, pence: sums[name] };
  const isSpent = name === "spent" || name === "spentAndSaved";
  const parts: CardPart[] =
    lines && isSpent
      ? [
          { name: "needs", pence: lines.needs } as const,
          { name: "wants", pence: lines.wants } as const,
          { name: "others", pence: lines.others } as const,
          { name: "saved", pence: name === "spentAndSaved" ? saving : 0 } as const,
        ].filter(({ pence }) => pence > 0)
      : [];
  const whole = figure?.pence ?? 0;
  const most = parts.find((part) => part.name !== "others" && part.pence * 2 > whole);
  return {
    figure,
    days: lines?.days,
    parts: parts.length > 1 ? parts : [],
    most: most && { name: most.name, isAll: most.pence === whole },
  };
}

/** The quadrants of the missions' colours, by their places among a level's four portraits. */
const TILE_OF_MISSION = [1, 0, 3, 2, 1, 0];
const PORTRAITS_PER_LEVEL = 4;

/** The character of a mission's tile, for somebody who has chosen no portrait. @param level 1, 2 or 3 */
export const missionPortrait = (card: Card, level: number): Portrait =>
  PORTRAITS[(level - 1) * PORTRAITS_PER_LEVEL + TILE_OF_MISSION[Math.max(card, 1) - 1]!]!;
