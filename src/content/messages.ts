/** The error catalogue, verbatim: toasts as the specification writes them (part 1 section 8, part 2 section 8). */
import { STORY_QUIZ_PASS_PERCENT } from "@/domain/quiz/passMarks";

export interface Message {
  title: string;
  description?: string;
  /** The newest message on a topic replaces the one before. */
  topic?: string;
}

export const MESSAGES = {
  signInFailed: (serverMessage: string) => ({
    topic: "sign-in",
    title: "Sign In Error",
    description: serverMessage,
  }),
  signUpFailed: (serverMessage: string) => ({
    topic: "sign-in",
    title: "Sign Up Error",
    description: serverMessage,
  }),
  authUnexpected: {
    topic: "sign-in",
    title: "Error",
    description: "Something went wrong. Please try again.",
  },
  signedUp: {
    topic: "sign-in",
    title: "Welcome to 4MQ! 🎉",
    description: "Account created successfully! You can now start tracking your money journey.",
  },
  signedIn: {
    topic: "sign-in",
    title: "Welcome back! 🎯",
    description: "Successfully signed in to your 4MQ account.",
  },

  betaSubmitted: {
    topic: "form",
    title: "Application Submitted!",
    description: "We'll be in touch soon about your beta reader application.",
  },
  invalidEmail: {
    topic: "form",
    title: "Invalid Email",
    description: "Please enter a valid email address.",
  },
  messageSent: {
    topic: "form",
    title: "Message sent!",
    description: "Thank you for contacting us. We'll respond shortly.",
  },
  messageFailed: { topic: "form", title: "Error", description: "Failed to send message. Please try again." },
  chatFailed: {
    topic: "chat",
    title: "Error",
    description: "Sorry, I'm having trouble responding right now. Please try again.",
  },
  downloadStarted: {
    topic: "form",
    title: "Download Started!",
    description: "Your download will begin shortly. Check your downloads folder.",
  },

  quizUnanswered: {
    topic: "quiz",
    title: "Oops! 🤔",
    description: "Please select an answer before continuing!",
  },
  quizPassed: (coins: number) => ({ topic: "quiz", title: `Amazing! You earned ${coins} 4MQ Coin(s)!` }),
  quizFailed: (score: number) => ({
    topic: "quiz",
    title: "Good try! 💪",
    description: `${score}% - Keep learning and try again!`,
  }),
  storyQuizUnanswered: {
    topic: "quiz",
    title: "Please select an answer",
    description: "Choose one of the options before continuing.",
  },
  storyQuizPassed: (score: number) => ({
    topic: "quiz",
    title: "Congratulations! You passed!",
    description: `${score}% - You've earned 4MQ Coins!`,
  }),
  storyQuizFailed: (score: number) => ({
    topic: "quiz",
    title: "Good effort! Keep learning!",
    description: `${score}% - You need ${STORY_QUIZ_PASS_PERCENT}% to earn coins. Try again!`,
  }),

  copied: { title: "Copied to clipboard!" },

  /** The end of a session whose account was deleted on another device, wherever it is noticed. */
  accountDeleted: {
    title:
      "Your account has been deleted, so you are signed out. Anything you had not sent yet can no longer be sent. It is still in this browser.",
  },
  entryAdded: {
    topic: "entry",
    title: "Entry Added! 💰",
    description: "Your journal entry has been recorded successfully.",
  },
  entryFailed: {
    topic: "entry",
    title: "Error",
    description: "Failed to add journal entry. Please try again.",
  },
  entryIncomplete: {
    topic: "entry",
    title: "Missing Information",
    description: "Please fill in all fields",
  },

  challengeJoined: { topic: "challenge", title: "Successfully joined savings challenge!" },
  joinFailed: { topic: "challenge", title: "Failed to join challenge. You may already be in one." },
  progressUpdated: { topic: "challenge", title: "Progress updated successfully!" },
  progressFailed: { topic: "challenge", title: "Failed to update progress" },
  habitLogged: { topic: "habit", title: "Habit logged! Keep up the streak! 🔥" },
  habitLogFailed: { topic: "habit", title: "Failed to log habit" },
  habitCreated: { topic: "habit", title: "New habit created!" },
  habitCreateFailed: { topic: "habit", title: "Failed to create habit" },

  questionnaireIncomplete: {
    topic: "form",
    title: "Please complete all questions",
    description: "All 6 questions must be answered before submitting.",
  },
  questionnaireFailed: {
    topic: "form",
    title: "Error",
    description: "Failed to submit responses. Please try again.",
  },
  questionnaireSent: {
    topic: "form",
    title: "Thank you!",
    description:
      "Your responses have been submitted successfully. We appreciate your participation in our research!",
  },
  questSubmitted: { topic: "quest", title: "Kindness quest submitted for review!" },
  /** The quest is stored, but its status could not be read. */
  questArrived: { topic: "quest", title: "We have your kindness quest" },
  questFailed: { topic: "quest", title: "Failed to submit quest" },
  ideaSubmitted: { topic: "idea", title: "Gig idea submitted!" },
  ideaHeld: {
    topic: "idea",
    title: "A grown-up looks at it first",
    description: "Until then, it is not in the jar. You can find it under “Your ideas”.",
  },
  /** The idea is stored. Others may never see it, because its writer may be in need or its status unknown. */
  ideaArrived: {
    topic: "idea",
    title: "We have your idea",
    description: "You can find it under “Your ideas”.",
  },
  ideaFailed: { topic: "idea", title: "Failed to submit gig idea" },
  voteCast: { topic: "vote", title: "Vote cast!" },
  voteFailed: { topic: "vote", title: "Failed to vote. You may have already voted for this idea." },
} as const satisfies Record<string, Message | ((value: never) => Message)>;
