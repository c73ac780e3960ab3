/** The report of an answer of the guide. It loads when somebody asks for it. */
export const CHAT_REPORT = {
  heading: "Report this answer",
  lead: "We will see this answer and your reason, so that a person can check it. We will not see your question.",
  legend: "What is wrong with it?",
  reasons: {
    wrong: "It is not true",
    unkind: "It is mean or scary",
    unsuitable: "It is not right for children",
    unclear: "I do not understand it",
    other: "Something else",
  },
  send: "Send report",
  sending: "Sending…",
  cancel: "Cancel",
  missing: "Please choose what is wrong.",
  sent: { title: "Thank you for telling us", description: "A person will look at this answer." },
  failed: "That did not go through. Please try again in a moment.",
  tooMany: "That is a lot of reports in a short time. Please try again later.",
  closed: "You cannot send reports right now. Please use the Contact page to tell us.",
} as const;
