/**
 * The figures of the KPI cards (specification part 2, sections 3, 5 and 9). The database computes
 * them for the dashboard (supabase/migrations/…_ksp_stats.sql); this is the same rule for money
 * that never leaves the browser. Both are tested against stats.cases.ts.
 */
import { addDays, isWithin, weekOf, type Day, type Span } from "@/domain/calendar";
import { KS_DETAIL, type JournalEntry } from "./journal";
import type { Pence } from "@/domain/money";

export interface KspStats {
  earning: Pence;
  saving: Pence;
  spending: Pence;
  /** The part of spending whose detail is `P-KS Needs`. */
  ksSpending: Pence;
  /** The percentage of earnings saved, with two decimals; 0 if nothing was earned. */
  seRatio: number;
  /** KS spending as a percentage of spending, two decimals; 0 when nothing was spent. */
  ksRatio: number;
}

/**
 * Percentage rounded half up to two decimals. The calculation stays in whole numbers as far as
 * possible, because fractions such as 0.1 + 0.2 are not exact.
 */
const percent = (part: Pence, whole: Pence): number =>
  whole === 0 ? 0 : Math.round((part * 10_000) / whole) / 100;

export function statsOf(entries: readonly JournalEntry[], span: Span): KspStats {
  const sums = { E: 0, S: 0, P: 0, ks: 0 };
  for (const entry of entries) {
    if (!isWithin(entry.day, span)) continue;
    sums[entry.type] += entry.pence;
    if (entry.detail === KS_DETAIL) sums.ks += entry.pence;
  }
  return {
    earning: sums.E,
    saving: sums.S,
    spending: sums.P,
    ksSpending: sums.ks,
    seRatio: percent(sums.S, sums.E),
    ksRatio: percent(sums.ks, sums.P),
  };
}

/** Earnings minus savings and spending; below zero if more was saved and spent than came in. */
export const leftOver = ({ earning, saving, spending }: KspStats): Pence => earning - saving - spending;

/** True if nothing was earned, saved or spent: the page shows its empty text instead of zeros. */
export const isEmpty = ({ earning, saving, spending }: KspStats): boolean =>
  earning === 0 && saving === 0 && spending === 0;

const TREND_WEEKS = 8;

/** The last eight weeks, each from Monday to Sunday, ending with the week of `today`. */
export function trendWeeks(today: Day): Span[] {
  const thisWeek = weekOf(today).first;
  return Array.from({ length: TREND_WEEKS }, (_, place) =>
    weekOf(addDays(thisWeek, 7 * (place + 1 - TREND_WEEKS))),
  );
}
