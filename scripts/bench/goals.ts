/** What a public page must reach, as a distance from its own static reference in the same run. */
import type { Figures } from "#scripts/bench/lighthouse";

const LEAST_SCORE = 100;
const LCP_OVER_STATIC_MS = 50;
const TBT_OVER_STATIC_MS = 30;
const MOST_CLS = 0.005;

export interface Measured {
  route: string;
  /** Medians of several visits. */
  page: Figures;
  reference: Figures;
}

export const lcpOverStatic = ({ page, reference }: Measured) => page.lcpMs - reference.lcpMs;
const tbtOverStatic = ({ page, reference }: Measured) => page.tbtMs - reference.tbtMs;

/** @returns a sentence for each goal that the route misses. */
export function missedGoals(measured: Measured): string[] {
  const { route, page } = measured;
  const goals: [met: boolean, sentence: string][] = [
    [page.score >= LEAST_SCORE, `scores ${page.score}, not ${LEAST_SCORE}`],
    [
      lcpOverStatic(measured) <= LCP_OVER_STATIC_MS,
      `shows its largest part ${Math.round(lcpOverStatic(measured))} ms after the static page; ${LCP_OVER_STATIC_MS} are allowed`,
    ],
    [
      tbtOverStatic(measured) <= TBT_OVER_STATIC_MS,
      `blocks ${Math.round(tbtOverStatic(measured))} ms longer than the static page; ${TBT_OVER_STATIC_MS} are allowed`,
    ],
    [page.cls <= MOST_CLS, `shifts its layout by ${page.cls.toFixed(3)}; ${MOST_CLS} is allowed`],
  ];
  return goals.filter(([met]) => !met).map(([, sentence]) => `${route} ${sentence}`);
}
