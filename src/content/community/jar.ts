/** Words around the jar of a goal, after an entry that was saved for it, and after its removal. */
import { quoted } from "@/content/quoted";

const jarOf = (title: string | null) => (title ? quoted(title) : "your jar");

export const JAR_TEXTS = {
  saved: (amount: string) => `Saved ${amount}. It is in your journal.`,
  question: (title: string | null) => `Drop it into ${jarOf(title)}?`,
  now: "Now",
  withThis: "With this",
  withoutThis: "Without it",
  of: (amount: string) => `of ${amount}`,
  percent: (percent: number) => `${percent}%`,
  /** Goals are in dollars on their cards, as specified. */
  sameFigures: "Your goal’s own page shows the same number with a $. We do not change it.",
  drop: "Drop it in",
  busy: "One moment…",
  notNow: "Not now",
  close: "Close",
  already: { topic: "challenge", title: "It is already in the jar." },
  gone: {
    topic: "challenge",
    title: "This jar is closed now",
    description: "Your line is in your journal.",
  },

  removed: "You removed that line. Its money is still in the jar.",
  takeOutQuestion: (amount: string, title: string | null) => `Take ${amount} out of ${jarOf(title)} too?`,
  takeOut: "Take it out",
  leaveIn: "Leave it in",
} as const;
