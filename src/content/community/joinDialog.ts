/** Texts of the dialog that sets a savings goal; it loads after the page. */
export const JOIN_TEXTS = {
  title: "Join Savings Challenge",
  label: "How much do you want to save?",
  hint: "You can update your savings as often as you like.",
  wrong: "Type a number greater than 0, such as 20 or 20.50.",
  submit: "Join",
  busy: "Joining…",
  cancel: "Not now",
  tooMany: "You have reached today’s limit of 20 challenges. You can set another one tomorrow.",
} as const;
