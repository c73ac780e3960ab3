/** The chat with the money guide (specification part 1, sections 2, 5 and 8), written for readers of eight. */

export const CHAT = {
  name: "Ms. Sparkle",
  /** Appears under her name, always in sight. */
  what: "A computer, not a person",
  close: "Close chat",
  log: "Chat with Ms. Sparkle",
  /** A button for somebody who reads higher up while an answer comes. */
  newAnswer: "New answer",

  /** Explains who answers; the link leads to what happens to the visitor's words. */
  notice:
    "I am a computer. I can be wrong, so check with a grown-up. Please leave out your name, address and phone number.",
  words: { link: "What happens to my words?", page: "/privacy#ask-ms-sparkle" },
  greeting: "Hi! What would you like to know about?",

  /** Subjects to begin with, each with a drawing and a question that the guide has been taught (a test compares them). */
  subjects: [
    {
      name: "Saving up",
      art: "topics/a-budget-you-can-keep",
      question: "How do I save up for something by a certain date?",
    },
    {
      name: "Earning",
      art: "topics/ways-to-earn",
      question: "How can I start a small business of my own?",
    },
    {
      name: "Is it worth it?",
      art: "chapters/needs-vs-wants-2",
      question: "How can I work out if something is worth its price?",
    },
    {
      name: "Games",
      art: "chapters/influence-invasion-2",
      question: "Is it OK to buy Robux or V-Bucks with my pocket money?",
    },
    { name: "Friends", art: "chapters/needs-vs-wants-1", question: "Should I lend money to a friend?" },
    {
      name: "Is it a trick?",
      art: "topics/scams-and-games",
      question: "Is a message that says I’ve won a prize real?",
    },
  ],
  subjectsLabel: "Subjects to choose from",
  /** Announced once under an answer. */
  offered: (count: number) => (count === 1 ? "There is 1 suggestion." : `There are ${count} suggestions.`),

  whole: "Read the whole answer",
  less: "Show less",
  meantLabel: "Did you mean:",
  none: "None of these",
  /** Takes the place of the label in her message once none was meant. */
  another: "All right. Ask it in another way, or choose a subject.",
  closeLabel: "Close to this:",
  moreLabel: "More about this:",
  /** They are the guide's (its answer.ts; a test compares the two). */
  more: ["Show me an example", "Make it a plan", "What could go wrong?"],
  about: "We are talking about:",
  drop: "Talk about something else",

  /** Under a sum for a goal: opens the savings challenge with the amount filled in, for those who have an account. */
  makeGoal: "Make it a savings goal",
  reminders: {
    computer:
      "A little reminder: I am a computer program, not a person. I can be wrong, so check with a grown-up.",
    pause:
      "We have talked for a long time. How about a break? Have a drink, stretch or go outside. I will still be here.",
  },

  report: "Report this answer",
  /** In sight, because the whole would not fit beside the other button. */
  reportShort: "Report",
  reported: "Reported",
  reportFailed: {
    title: "Error",
    description: "That did not load. Please try again in a moment.",
    tone: "destructive",
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

  help: "Need help now? Call Childline on 0800 1111 (free)",
  emergency: "This sounds like an emergency.",
  /** A button; the text of help begins with the same words, and is shown without them. */
  call999: "Call 999 now",
  callChildline: "Call Childline: 0800 1111",
} as const;
