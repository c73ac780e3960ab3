/** Texts of the tracker (specification part 2, sections 2, 5 and 7). Figures and types have the names of journal.ts. */
import { fullDayName, shortDayName, type Day, type Span } from "@/domain/calendar";
import { FIRST_ENTRY_DAY } from "@/domain/journal/journal";
import { DEFAULT_START, LAST_IMPORTS } from "@/domain/tracker/tracker";
import { PHASES_LEAD } from "@/content/challenge/challengeWords";
import { FIGURE_NAMES } from "@/content/journal/journal";
import type { PageMeta } from "@/content/pageMeta";

export const TRACKER_PAGE: PageMeta = {
  title: "Excel Money Tracker for families | 4MQ",
  description:
    "A money sheet for parents and children. Record money earned, saved and spent, then print the sheet or open it in Excel. No need to sign in.",
};

export const TRACKER_TEXTS = {
  heading: "Excel Money Tracker",
  lead: "One sheet for everything your child earns, saves and spends. It adds up each week and phase. You can print it or open it in Excel.",
  withoutScripts: "The sheet needs JavaScript. Please turn it on in your browser.",
  local: "Everything stays in this browser. Nothing is sent unless you copy lines into a journal.",

  entryHeading: "Add an entry",
  labels: { day: "Date", type: "Type", amount: "Amount", detail: "Detail" },
  choose: "Choose",
  chooseTypeFirst: "Choose a type first",
  add: "Add to sheet",
  /** The wording is exactly as specified. */
  incomplete: "Please fill in all fields",
  added: (entry: string) => `Added: ${entry}.`,

  keepLines: "Have a journal here? You can",
  keepLinesLink: "copy lines into your journal",

  sheetHeading: "Your sheet",
  loading: "Opening your sheet...",
  empty: "There is nothing in your sheet yet. Add the first thing your child has earned, saved or spent.",
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
  totals: {
    E: FIGURE_NAMES.earning,
    S: FIGURE_NAMES.saving,
    P: FIGURE_NAMES.spending,
    left: FIGURE_NAMES.left,
  },
  rows: (first: string, last: string, all: string) => `Rows ${first} to ${last} of ${all}`,
  newer: "Newer",
  older: "Older",

  download: "Download CSV",
  print: "Print Sheet",
  import: "Import CSV",
  downloaded: "The file is in your downloads folder.",
  failed: "That did not work. Please try again.",

  notKept:
    "This browser has no room for your sheet, or will not let us save it. Your entries will stay here for as long as this page is open. Download the CSV now to keep them.",
  setAside:
    "We could not read a sheet saved in this browser. We have set it aside, so you can start a new one. If you have ever downloaded a CSV, import it to get your entries back.",

  weekHeading: "Weekly figures",
  week: ({ first, last }: Span) => `Monday ${shortDayName(first)} to Sunday ${fullDayName(last)}`,
  earlierWeek: "Earlier week",
  laterWeek: "Later week",
  thisWeek: "This week",

  phasesHeading: "Phase figures",
  phasesLead: PHASES_LEAD,
  startLabel: "Phase 1 starts on",
  startHint: `This is ${fullDayName(DEFAULT_START)} unless you choose another date.`,
  startOutOfBounds: `Choose a date between ${fullDayName(FIRST_ENTRY_DAY)} and a year from now.`,
  startWithFirst: (day: string) => `Start phase 1 on ${day}, the day of your first entry`,
  phaseColumn: "Phase",
  phase: (phase: number) => `Phase ${phase}`,
  phaseNow: (phase: number) => `Phase ${phase}, now`,
  now: "Now",
  phaseDays: ({ first, last }: Span) => `${shortDayName(first)} to ${fullDayName(last)}`,
} as const;

/** The subject of the journal's sentences on the figures, which speak to the child there. */
export const WHO = "your child";

/** "1 row was", "2 rows were". */
export const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;

/** Importing a file; its report has texts of its own. */
export const IMPORT_TEXTS = {
  heading: "Import",
  takeBack: "Take this import back",
  lastImports: `You can take back the last ${counted(LAST_IMPORTS, "import", "imports")}. Earlier rows stay until you remove them.`,
  takenBack: (removed: number, restored: number) =>
    [
      ...(removed > 0 || restored === 0
        ? [`${counted(removed, "row was", "rows were")} taken out again.`]
        : []),
      ...(restored > 0 ? [`${counted(restored, "row was", "rows were")} put back.`] : []),
    ].join(" "),
  imported: (count: number, file: string, replaced: number) =>
    `${counted(count, "row", "rows")} came from “${file}”.${replaced ? ` ${counted(replaced, "row was", "rows were")} removed for it.` : ""}`,
} as const;

/** The printed sheet. */
export const PRINT_TEXTS = {
  title: "4MQ Money Sheet",
  of: (name: string) => `: ${name}`,
  name: "Name:",
  span: (first: Day, last: Day) =>
    first === last ? fullDayName(first) : `${fullDayName(first)} to ${fullDayName(last)}`,
  totals: "Totals",
} as const;
