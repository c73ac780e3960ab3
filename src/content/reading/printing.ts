/** Words of the sheets to hand out. */
export const PRINTING = {
  button: "Print it to hand out",
  hint: "Questions come without answers. The answers are on a page of their own.",
  questions: (title: string) => `Questions: ${title}`,
  name: "Name",
  answers: "Answers, for whoever checks them",
  failed: "We could not load the questions for printing. Please try again.",
} as const;
