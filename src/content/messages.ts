/** The error catalogue, verbatim: toasts as the specification writes them (part 1 section 8, part 2 section 8). */
export interface Message {
  title: string;
  description?: string;
  /** The newest message of a matter replaces the one before. */
  matter?: string;
}

export const MESSAGES = {
  signInFailed: (serverMessage: string) => ({
    matter: "sign-in",
    title: "Sign In Error",
    description: serverMessage,
  }),
  signUpFailed: (serverMessage: string) => ({
    matter: "sign-in",
    title: "Sign Up Error",
    description: serverMessage,
  }),
  authUnexpected: {
    matter: "sign-in",
    title: "Error",
    description: "Something went wrong. Please try again.",
  },
  signedUp: {
    matter: "sign-in",
    title: "Welcome to 4MQ! 🎉",
    description: "Account created successfully! You can now start tracking your money journey.",
  },
  signedIn: {
    matter: "sign-in",
    title: "Welcome back! 🎯",
    description: "Successfully signed in to your 4MQ account.",
  },

  betaSubmitted: {
    matter: "form",
    title: "Application Submitted!",
    description: "We'll be in touch soon about your beta reader application.",
  },
  invalidEmail: {
    matter: "form",
    title: "Invalid Email",
    description: "Please enter a valid email address.",
  },
  messageSent: {
    matter: "form",
    title: "Message sent!",
    description: "Thank you for contacting us. We'll respond shortly.",
  },
  messageFailed: { matter: "form", title: "Error", description: "Failed to send message. Please try again." },
  chatFailed: {
    matter: "chat",
    title: "Error",
    description: "Sorry, I'm having trouble responding right now. Please try again.",
  },
  downloadStarted: {
    matter: "form",
    title: "Download Started!",
    description: "Your download will begin shortly. Check your downloads folder.",
  },

  quizUnanswered: {
    matter: "quiz",
    title: "Oops! 🤔",
    description: "Please select an answer before continuing!",
  },
  quizPassed: (coins: number) => ({ matter: "quiz", title: `Amazing! You earned ${coins} 4MQ Coin(s)!` }),
  quizFailed: (score: number) => ({
    matter: "quiz",
    title: "Good try! 💪",
    description: `${score}% - Keep learning and try again!`,
  }),
  storyQuizUnanswered: {
    matter: "quiz",
    title: "Please select an answer",
    description: "Choose one of the options before continuing.",
  },
  storyQuizPassed: (score: number) => ({
    matter: "quiz",
    title: "Congratulations! You passed!",
    description: `${score}% - You've earned 4MQ Coins!`,
  }),
  storyQuizFailed: (score: number) => ({
    matter: "quiz",
    title: "Good effort! Keep learning!",
    description: `${score}% - You need 85% to earn coins. Try again!`,
  }),

  copied: { title: "Copied to clipboard!" },

  entryAdded: {
    matter: "entry",
    title: "Entry Added! 💰",
    description: "Your journal entry has been recorded successfully.",
  },
  entryFailed: {
    matter: "entry",
    title: "Error",
    description: "Failed to add journal entry. Please try again.",
  },
  entryIncomplete: {
    matter: "entry",
    title: "Missing Information",
    description: "Please fill in all fields",
  },

  challengeJoined: { matter: "challenge", title: "Successfully joined savings challenge!" },
  joinFailed: { matter: "challenge", title: "Failed to join challenge. You may already be in one." },
  progressUpdated: { matter: "challenge", title: "Progress updated successfully!" },
  progressFailed: { matter: "challenge", title: "Failed to update progress" },
  habitLogged: { matter: "habit", title: "Habit logged! Keep up the streak! 🔥" },
  habitLogFailed: { matter: "habit", title: "Failed to log habit" },
  habitCreated: { matter: "habit", title: "New habit created!" },
  habitCreateFailed: { matter: "habit", title: "Failed to create habit" },

  questionnaireIncomplete: {
    matter: "form",
    title: "Please complete all questions",
    description: "All 6 questions must be answered before submitting.",
  },
  questionnaireFailed: {
    matter: "form",
    title: "Error",
    description: "Failed to submit responses. Please try again.",
  },
  questionnaireSent: {
    matter: "form",
    title: "Thank you!",
    description:
      "Your responses have been submitted successfully. We appreciate your participation in our research!",
  },
} as const satisfies Record<string, Message | ((value: never) => Message)>;
