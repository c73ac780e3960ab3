/** The figures of a week in words. Sheet and My KPIs say the same, because both take it from here. */
import { leftOver, type KspStats } from "@/domain/journal/stats";
import { formatPence, formatPercent, type Pence } from "@/domain/money";
import { FIGURE_NAMES } from "./journal";

export type FigureName = keyof typeof FIGURE_NAMES;

/** The meaning of each figure in any week, without an amount. */
export const MEANINGS: Readonly<Record<FigureName, string>> = {
  earning: "Money that came in.",
  saving: "Money you put aside.",
  spending: "Money that went out.",
  left: "Money you did not save or spend.",
  ksSpending: "Needs you planned for. KS is their short name.",
  seRatio: "How much of your earnings you saved.",
  ksRatio: "How much of your spending went on needs you planned for.",
};
/** In place of its meaning, if it is below zero. */
export const LEFT_BELOW_ZERO = "More was saved and spent than came in.";

/** The share of every ten pounds, for a share that is neither nothing nor all: at least a penny, and never the whole. */
export const ofTenPounds = (percent: number) =>
  formatPence(Math.min(999, Math.max(1, Math.round(percent * 10))));

export interface ToldFigure {
  name: FigureName;
  /** Undefined for a share of nothing: then the sentence says when there will be one. */
  figure: string | undefined;
  /** The meaning in this week, with the week's own amounts. */
  sentence: string;
}

/** @param who "your child", where a parent reads. */
export function toldFigures(stats: KspStats, who = "you"): ToldFigure[] {
  const { earning, saving, spending, ksSpending, seRatio, ksRatio } = stats;
  const left = leftOver(stats);
  const [earned, saved, spent, onNeeds] = [earning, saving, spending, ksSpending].map(formatPence);
  const needs = `went on needs ${who} planned for.`;
  const sum = (name: FigureName, pence: Pence, sentence: string): ToldFigure => ({
    name,
    figure: formatPence(pence),
    sentence,
  });
  const share = (name: FigureName, percent: number, whole: Pence, deed: string, sentence: string) => ({
    name,
    figure: whole ? formatPercent(percent) : undefined,
    sentence: whole ? sentence : `Write down something ${who} ${deed} to see it.`,
  });
  const nothing = (deed: string) => `Nothing ${deed} is written down.`;
  return [
    sum("earning", earning, earning ? `${earned} came in over the week.` : nothing("earned")),
    sum("saving", saving, saving ? `${saved} was put aside for later.` : nothing("put aside")),
    sum("spending", spending, spending ? `${spent} went out over the week.` : nothing("spent")),
    sum(
      "left",
      left,
      left > 0
        ? `${formatPence(left)} was not saved or spent.`
        : left === 0
          ? `All that ${who} earned was saved or spent.`
          : LEFT_BELOW_ZERO,
    ),
    sum(
      "ksSpending",
      ksSpending,
      ksSpending === 0
        ? "KS means planned for. None is written down."
        : ksSpending === spending
          ? `KS means planned for: all of the ${spent}.`
          : `KS means planned for: ${onNeeds} of the ${spent}.`,
    ),
    share(
      "seRatio",
      seRatio,
      earning,
      "earned",
      saving === 0
        ? `None of the ${earned} has been put aside so far.`
        : saving === earning
          ? `As much was put aside as ${who} earned.`
          : saving > earning
            ? `More was put aside than ${who} earned.`
            : `Out of every £10 ${who} earned, ${ofTenPounds(seRatio)} was put aside.`,
    ),
    share(
      "ksRatio",
      ksRatio,
      spending,
      "spent",
      ksSpending === 0
        ? `None of the ${spent} ${needs}`
        : ksSpending === spending
          ? `Every penny ${who} spent ${needs}`
          : `Out of every £10 ${who} spent, ${ofTenPounds(ksRatio)} ${needs}`,
    ),
  ];
}
