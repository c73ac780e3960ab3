/** Texts of the tracker (specification part 2, sections 2, 5 and 7). Figures and types have the names of journal.ts. */
import { fullDayName, shortDayName, type Day, type Span } from "@/domain/calendar";
import { FIGURE_TEXTS, ofTenPounds } from "./journal";
import type { PageMeta } from "./pageMeta";

export const TRACKER_PAGE: PageMeta = {
  title: "Excel Money Tracker for families | 4MQ",
  description:
    "A money sheet for parents and children. Write down money earned, saved and spent, then print it or open it in Excel. No sign-in.",
};

export const TRACKER_TEXTS = {
  heading: "Excel Money Tracker",
  lead: "One sheet for everything your child earns, saves and spends. It adds up each week and phase. You can print it or open it in Excel.",
  withoutScripts: "The sheet needs JavaScript. Please turn it on in your browser.",
  local: "Everything stays in this browser: nothing is sent, and nobody needs to sign in.",

  entryHeading: "Add an entry",
  labels: { day: "Date", type: "Type", amount: "Amount", detail: "Detail" },
  choose: "Choose",
  chooseTypeFirst: "Type first",
  add: "Add to sheet",
  /** The wording is exactly as specified. */
  incomplete: "Please fill in all fields",
  added: (entry: string) => `Added: ${entry}.`,

  sheetHeading: "Your sheet",
  loading: "Opening your sheet...",
  empty: "There is nothing in the sheet yet. Add the first thing your child has earned, saved or spent.",
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
    "This browser has no room for your sheet, or will not let us save it. Your entries will stay while this page is open. Download the CSV now to keep them.",
  setAside:
    "We could not read a sheet saved in this browser. We have put it aside, so you can start a new one. If you have downloaded a CSV before, import it to get your entries back.",

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

/** The journal's figures, worded for a parent; in the journal they speak to the child. */
export const TRACKER_FIGURES = {
  earning: FIGURE_TEXTS.earning,
  saving: { ...FIGURE_TEXTS.saving, meaning: "Money put aside." },
  spending: FIGURE_TEXTS.spending,
  ksSpending: { ...FIGURE_TEXTS.ksSpending, meaning: "Needs you planned for." },
  seRatio: {
    ...FIGURE_TEXTS.seRatio,
    meaning: (percent: number) => `Out of every £10.00 your child earned, ${ofTenPounds(percent)} was saved.`,
    nothing: "You will see this once you write down something your child has earned.",
  },
  ksRatio: {
    ...FIGURE_TEXTS.ksRatio,
    meaning: (percent: number) =>
      `Out of every £10.00 your child spent, ${ofTenPounds(percent)} was for planned needs.`,
    nothing: "You will see this once you write down something your child has spent.",
  },
} as const;

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;

/** The report about an imported file. */
export const IMPORT_TEXTS = {
  heading: "Import",
  close: "Close",
  added: (count: number) => `${counted(count, "row was", "rows were")} added.`,
  alreadyThere: (count: number) => `${counted(count, "row was", "rows were")} already in the sheet.`,
  /** For dates with slashes. */
  dateOrder: {
    dayFirst: "Dates with slashes were read as day/month/year.",
    monthFirst: "Dates with slashes were read as month/day/year.",
    mixed:
      "Some dates in this file have the day first, and others have the month first. So we did not read any date with slashes. Write dates like 2026-11-21, then import the file again.",
  },
  unreadableRows: (count: number) => `We left out ${counted(count, "row", "rows")} that we could not read:`,
  row: (row: number) => `Row ${row}:`,
  cells: {
    date: (text: string) =>
      text ? `“${text}” is not a day from 1 January 2020 up to a year from now.` : "the date is missing.",
    dateOrder: (text: string) => `“${text}” could be day/month or month/day.`,
    type: (text: string) => (text ? `the type “${text}” is not E, S or P.` : "the type is missing."),
    amount: (text: string) =>
      text ? `“${text}” is not an amount from £0.00 to £9,999,999.99.` : "the amount is missing.",
    detail: (text: string) =>
      text ? `the detail “${text}” does not match its type.` : "the detail is missing.",
  },
  more: (count: number) => `And ${counted(count, "more row", "more rows")}.`,
  empty: "There are no entries in this file.",
  notATable:
    "This is not a file from this tracker. It needs the columns Date, Type, Amount (£) and Detail in its first line.",
  tooBig: "This file is too big. We can read up to 5 MB.",
  unreadable: "We could not open this file. Please try again.",
} as const;

/** The printed sheet. */
export const PRINT_TEXTS = {
  title: "4MQ Money Sheet",
  name: "Name:",
  span: (first: Day, last: Day) => `${fullDayName(first)} to ${fullDayName(last)}`,
  totals: "Totals",
} as const;
