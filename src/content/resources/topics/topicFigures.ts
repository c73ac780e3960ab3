/** The texts around the figures of a topic, which change with time. */
export const FIGURES_TEXTS = {
  figures: "Figures on this page",
  figuresLead: "These figures change from time to time. We show the date when we last checked each one.",
  readOn: (readOn: string, lookAgainOn: string) =>
    `Checked on ${readOn}. We will check again on ${lookAgainOn}.`,
  source: (host: string) => `Look it up at ${host}`,
  /** From the day on which a figure has to be read again. */
  due: (host: string) => `Check the current figure at ${host}`,
  dueNote: "Some figures on this page may have changed since we checked them. Find the current ones here:",
} as const;
