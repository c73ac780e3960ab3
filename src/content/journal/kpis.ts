/** Texts of My KPIs, beside its figures (figures.ts). */
import { capital, PHASE_COUNT, PHASE_LENGTH } from "@/content/challenge/challengeWords";

export const KPI_TEXTS = {
  weekHeading: "This Week's Performance",
  weekSpan: (first: string, last: string) => `Monday ${first} to Sunday ${last}`,
  phasesHeading: "Phase Performance Summary",
  phasesLead: `${capital(PHASE_COUNT)} phases of ${PHASE_LENGTH} each.`,
  phaseEmpty: "You haven’t written anything down for this phase yet.",
  phasesAhead: (names: readonly string[]) => `Still to come: ${names.join(", ")}.`,
  legend: "What the figures mean",
  now: "Now",
  /** Beside a phase that has figures and is not over. */
  stillOpen: "Not over yet, so these figures can still change.",
  /** Where the weeks above begin before the phases do. */
  phasesBegin: (day: string, weekday: string) =>
    `Your day 1 was ${weekday} ${day}, so each phase begins on a ${weekday}.`,
  refresh: "Refresh Data",
  refreshing: "Refreshing…",
  refreshed: "Your figures are up to date.",
  notRefreshed: "We could not load this. Check your connection, then press Refresh Data again.",
} as const;

/** Every figure under its specified name. */
export const TREND_TEXTS = {
  weeksHeading: "Your last eight weeks",
  sum: (earned: string, saved: string, spent: string) =>
    `Over these weeks, you earned ${earned}, saved ${saved} and spent ${spent}.`,
  weeksPicture: "Bar chart of the last eight weeks. The table below gives the same figures.",
  phasesPicture: "Bar chart of the six phases. The list below gives the same figures.",
  showTable: "Show these figures as a table",
  tableName: "The last eight weeks as a table",
  weekColumn: "Week",
  week: "Week of",
  thisWeek: "this week",
  phase: "Phase",
  noPicture: "We could not load the chart. The figures are in the table.",
} as const;
