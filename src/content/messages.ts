/** The error catalogue, verbatim: toasts as the specification writes them (part 1 section 8, part 2 section 8). */
export interface Message {
  title: string;
  description?: string;
}

export const MESSAGES = {
  signInFailed: (serverMessage: string) => ({ title: "Sign In Error", description: serverMessage }),
  signUpFailed: (serverMessage: string) => ({ title: "Sign Up Error", description: serverMessage }),
  authUnexpected: { title: "Error", description: "Something went wrong. Please try again." },
  signedUp: {
    title: "Welcome to 4MQ! 🎉",
    description: "Account created successfully! You can now start tracking your money journey.",
  },
  signedIn: { title: "Welcome back! 🎯", description: "Successfully signed in to your 4MQ account." },

  betaSubmitted: {
    title: "Application Submitted!",
    description: "We'll be in touch soon about your beta reader application.",
  },
  invalidEmail: { title: "Invalid Email", description: "Please enter a valid email address." },
  messageSent: {
    title: "Message sent!",
    description: "Thank you for contacting us. We'll respond shortly.",
  },
  messageFailed: { title: "Error", description: "Failed to send message. Please try again." },
  chatFailed: {
    title: "Error",
    description: "Sorry, I'm having trouble responding right now. Please try again.",
  },
  downloadStarted: {
    title: "Download Started!",
    description: "Your download will begin shortly. Check your downloads folder.",
  },

  quizUnanswered: { title: "Oops! 🤔", description: "Please select an answer before continuing!" },
  quizPassed: (coins: number) => ({ title: `Amazing! You earned ${coins} 4MQ Coin(s)!` }),
  quizFailed: (score: number) => ({
    title: "Good try! 💪",
    description: `${score}% - Keep learning and try again!`,
  }),
  storyQuizUnanswered: {
    title: "Please select an answer",
    description: "Choose one of the options before continuing.",
  },
  storyQuizPassed: (score: number) => ({
    title: "Congratulations! You passed!",
    description: `${score}% - You've earned 4MQ Coins!`,
  }),
  storyQuizFailed: (score: number) => ({
    title: "Good effort! Keep learning!",
    description: `${score}% - You need 85% to earn coins. Try again!`,
  }),

  copied: { title: "Copied to clipboard!" },

  entryAdded: {
    title: "Entry Added! 💰",
    description: "Your journal entry has been recorded successfully.",
  },
  entryFailed: { title: "Error", description: "Failed to add journal entry. Please try again." },
  entryIncomplete: { title: "Missing Information", description: "Please fill in all fields" },

  challengeJoined: { title: "Successfully joined savings challenge!" },
  joinFailed: { title: "Failed to join challenge. You may already be in one." },
  progressUpdated: { title: "Progress updated successfully!" },
  progressFailed: { title: "Failed to update progress" },
  habitLogged: { title: "Habit logged! Keep up the streak! 🔥" },
  habitLogFailed: { title: "Failed to log habit" },
  habitCreated: { title: "New habit created!" },
  habitCreateFailed: { title: "Failed to create habit" },

  questionnaireIncomplete: {
    title: "Please complete all questions",
    description: "All 6 questions must be answered before submitting.",
  },
  questionnaireFailed: { title: "Error", description: "Failed to submit responses. Please try again." },
  questionnaireSent: {
    title: "Thank you!",
    description:
      "Your responses have been submitted successfully. We appreciate your participation in our research!",
  },
} as const satisfies Record<string, Message | ((value: never) => Message)>;
