/** The row that stands for a card on the dashboard until it is opened. */
export const DUE_CARD_TEXTS = {
  here: "Your postcard is here",
  open: "Open",
} as const;
