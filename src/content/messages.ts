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

  entryAdded: {
    title: "Entry Added! 💰",
    description: "Your journal entry has been recorded successfully.",
  },
  entryFailed: { title: "Error", description: "Failed to add journal entry. Please try again." },
  entryIncomplete: { title: "Missing Information", description: "Please fill in all fields" },
} as const satisfies Record<string, Message | ((text: string) => Message)>;
