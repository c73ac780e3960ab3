/** The chat with the money guide (specification part 1, sections 2, 5 and 8), written for readers of eight. */

export const CHAT = {
  name: "Ms. Sparkle",
  /** Appears under her name, always in sight. */
  what: "A computer, not a person",
  close: "Close chat",
  log: "Chat with Ms. Sparkle",
  /** A button for somebody who reads higher up while an answer comes. */
  newAnswer: "New answer",

  /** Explains who answers, and what happens to the visitor's words. */
  notice:
    "I am a computer program. I can be wrong, so check anything important with a grown-up. Please do not tell me your name, address or phone number. We do not keep what you write, but a company that helps us may run it through its computers.",
  greeting: "Hi, I’m Ms. Sparkle! Ask me anything about money. No question is too small.",
  suggestionsLabel: "Not sure what to ask? Try one of these:",
  suggestions: [
    "What is a need, and what is a want?",
    "I get £5 a week. How long till I have £42?",
    "How can I earn some money?",
  ],

  moreLabel: "Would you like to know more?",
  /** They are the guide's (its answer.ts; a test compares the two). */
  more: ["Show me an example", "Make it a plan", "What could go wrong?"],

  /** Under a sum for a goal: opens the savings challenge with the amount filled in, for those who have an account. */
  makeGoal: "Make it a savings goal",
  reminders: {
    computer:
      "A little reminder: I am a computer program, not a person. I can be wrong, so check with a grown-up.",
    pause:
      "We have talked for a long time. How about a break? Have a drink, stretch or go outside. I will still be here.",
  },

  you: "You",
  thinking: "Ms. Sparkle is thinking…",
  input: "Your question",
  placeholder: "Ask about money…",
  send: "Send",
  stop: "Stop",
  stopped: "Stopped. Your question is still here.",
  charactersLeft: (left: number) =>
    left < 0
      ? `${-left} ${left === -1 ? "letter" : "letters"} too long`
      : `${left} ${left === 1 ? "letter" : "letters"} left`,
  nearlyFull: "You have nearly run out of space.",
  tooLong: "Your message is too long. Please make it a bit shorter.",
  offline:
    "You are offline right now. Your question will stay here, and you can send it when you are back online.",

  clear: "Clear chat",
  clearQuestion: "Clear the whole chat?",
  clearLead: "This will remove everything that you and Ms. Sparkle have written here.",
  clearConfirm: "Yes, clear it",
  clearCancel: "Keep it",

  help: { before: "Need help now? Call Childline on ", number: "0800 1111", after: " (free)" },
} as const;

export const CHAT_REPORT = {
  open: "Report this answer",
  reported: "Reported",
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
