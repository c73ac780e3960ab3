/** The classes of the label around one of several choices, with a radio button or a box in it. */
export const CHOICE_CARD =
  "rounded-button border-edge bg-card has-checked:border-action has-checked:bg-q3-soft has-checked:text-q3-ink choice flex min-h-13 items-center gap-3 border-2 px-4 py-2 leading-snug";
