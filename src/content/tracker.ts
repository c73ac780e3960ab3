/** Words of the tracker (specification part 2, sections 2, 5 and 7). Figures and types are named as in journal.ts. */
import { fullDayName, shortDayName, type Day, type Span } from "@/domain/calendar";
import { FIGURE_TEXTS, ofTenPounds } from "./journal";
import type { PageMeta } from "./pageMeta";

export const TRACKER_PAGE: PageMeta = {
  title: "Excel Money Tracker for families | 4MQ",
  description:
    "A money sheet for parents and children: write down what was earned, saved and spent, print it or open it in Excel. No sign-in.",
};

export const TRACKER_TEXTS = {
  heading: "Excel Money Tracker",
  lead: "One sheet for what your child earns, saves and spends. It adds up the weeks and the phases, prints, and opens in Excel.",
  withoutScripts: "The sheet needs JavaScript. Please switch it on in your browser.",
  local: "Everything stays in this browser: nothing is sent, and nobody needs to sign in.",

  entryHeading: "Add an entry",
  labels: { day: "Date", type: "Type", amount: "Amount", detail: "Detail" },
  choose: "Choose",
  chooseTypeFirst: "Type first",
  add: "Add to sheet",
  /** To the letter. */
  incomplete: "Please fill in all fields",
  added: (entry: string) => `Added: ${entry}.`,

  sheetHeading: "Your sheet",
  loading: "Opening your sheet...",
  empty: "Nothing in the sheet yet. Add the first thing that was earned, saved or spent.",
  columns: {
    number: "Row",
    day: "Date",
    type: "Type",
    amount: "Amount (£)",
    detail: "Detail",
    remove: "Remove",
  },
  remove: (entry: string) => `Remove ${entry}`,
  removed: "Removed:",
  undo: "Undo",
  putBack: (entry: string) => `Put back: ${entry}.`,
  totals: { E: "Earned", S: "Saved", P: "Spent", left: "Left over" },
  rows: (first: string, last: string, all: string) => `Rows ${first} to ${last} of ${all}`,
  newer: "Newer",
  older: "Older",

  download: "Download CSV",
  print: "Print Sheet",
  import: "Import CSV",
  downloaded: "The file is in your downloads folder.",
  failed: "That did not work. Please try again.",

  notKept:
    "This browser has no room for your sheet, or does not let us use it. Your entries stay as long as this page is open. Download the CSV now, so that you do not lose them.",
  setAside:
    "A sheet that this browser kept could not be read. We put it aside, and you can go on with an empty one. A CSV that you downloaded before brings your entries back.",

  weekHeading: "Weekly figures",
  week: ({ first, last }: Span) => `Monday ${shortDayName(first)} to Sunday ${fullDayName(last)}`,
  earlierWeek: "Earlier week",
  laterWeek: "Later week",
  thisWeek: "This week",

  phasesHeading: "Phase figures",
  phasesLead: "Six phases, two weeks each: twelve weeks in all.",
  startLabel: "Phase 1 starts on",
  startHint: "1 January 2025, unless you choose another day.",
  startOutOfBounds: "Choose a day from 1 January 2020 up to a year from now.",
  startWithFirst: (day: string) => `Start phase 1 on ${day}, the day of your first entry`,
  phaseColumn: "Phase",
  phase: (phase: number) => `Phase ${phase}`,
  phaseNow: (phase: number) => `Phase ${phase}, now`,
  now: "Now",
  phaseDays: ({ first, last }: Span) => `${shortDayName(first)} to ${fullDayName(last)}`,
} as const;

/** The journal's figures, told to a parent: there they speak to the child. */
export const TRACKER_FIGURES = {
  earning: FIGURE_TEXTS.earning,
  saving: { ...FIGURE_TEXTS.saving, meaning: "Money that was put aside." },
  spending: FIGURE_TEXTS.spending,
  ksSpending: { ...FIGURE_TEXTS.ksSpending, meaning: "Needs that were planned for." },
  seRatio: {
    ...FIGURE_TEXTS.seRatio,
    meaning: (percent: number) =>
      `Out of every £10.00 that your child earned, ${ofTenPounds(percent)} was saved.`,
    nothing: "This starts to count when you write down something that was earned.",
  },
  ksRatio: {
    ...FIGURE_TEXTS.ksRatio,
    meaning: (percent: number) =>
      `Out of every £10.00 that your child spent, ${ofTenPounds(percent)} was for planned needs.`,
    nothing: "This starts to count when you write down something that was spent.",
  },
} as const;

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;

/** What came of importing a file. */
export const IMPORT_TEXTS = {
  heading: "Import",
  close: "Close",
  added: (count: number) => `${counted(count, "row was", "rows were")} added.`,
  alreadyThere: (count: number) => `${counted(count, "row was", "rows were")} in the sheet already.`,
  /** Of the dates with slashes. */
  dateOrder: {
    dayFirst: "Dates with slashes were read as day/month/year.",
    monthFirst: "Dates with slashes were read as month/day/year.",
    mixed:
      "Some dates in this file have the day first, and others the month. So no date with slashes was read. Write them like 2026-11-21, then import the file again.",
  },
  unreadableRows: (count: number) => `${counted(count, "row was", "rows were")} not understood and left out:`,
  row: (row: number) => `Row ${row}:`,
  cells: {
    date: (text: string) =>
      text ? `“${text}” is not a day from 1 January 2020 up to a year from now.` : "the date is missing.",
    dateOrder: (text: string) => `“${text}” may be day/month or month/day.`,
    type: (text: string) => (text ? `the type “${text}” is not E, S or P.` : "the type is missing."),
    amount: (text: string) =>
      text ? `“${text}” is not an amount from £0.00 to £9,999,999.99.` : "the amount is missing.",
    detail: (text: string) =>
      text ? `the detail “${text}” does not belong to its type.` : "the detail is missing.",
  },
  more: (count: number) => `And ${counted(count, "more row", "more rows")}.`,
  empty: "There are no entries in this file.",
  notATable:
    "This is not a file from this tracker. It needs the columns Date, Type, Amount (£) and Detail in its first line.",
  tooBig: "This file is too big. Up to 5 MB can be read.",
  unreadable: "This file could not be opened. Please try again.",
} as const;

/** The sheet on paper. */
export const PRINT_TEXTS = {
  title: "4MQ Money Sheet",
  name: "Name:",
  span: (first: Day, last: Day) => `${fullDayName(first)} to ${fullDayName(last)}`,
  totals: "Totals",
} as const;
