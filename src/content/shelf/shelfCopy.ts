/** The end of /shelf: a copy of what this browser keeps. */
export const SHELF_COPY_TEXTS = {
  heading: "Keep a copy",
  lead: "Your coins, quizzes, portrait, goal, plans, reading places and money tracker are in this browser. If someone clears it, they go. A copy stays. You can open it in a spreadsheet, and the money tracker’s Import CSV brings its rows back.",
  /** Where several play. */
  holds: (name: string) => `The copy is of what ${name} has. Each other player needs one of their own.`,
  download: "Download a copy",
  fileName: "4mq-my-shelf.csv",
  done: "Your file is on its way. Look in your downloads folder.",
  failed: "We could not make your file. Check your connection, then try again.",
} as const;
