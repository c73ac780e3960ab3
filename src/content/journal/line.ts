/** Words of the sheet that takes one line. */
export const LINE_TEXTS = {
  /** Opens it beside the whole form. */
  open: "Quick line",
  today: "What happened today?",
  otherDay: "What happened?",
  pad: "Figures",
  pence: "pence",
  back: "Take back the last figure",
  submit: "Add",
  busy: "Adding…",
  close: "Close",
} as const;
