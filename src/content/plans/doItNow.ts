/** Words of "Do it now" and of the question on the day. For ages 8-10 and up. */
import { quoted } from "@/content/quoted";

export const DO_IT_NOW = {
  heading: "Do it now",
  lead: "Choose one small thing to try.",
  when: "I will do it on",
  today: "Today",
  button: "That’s my plan",
  busy: "Making your plan...",
  choose: "Please choose one of the three first.",
  /** @param day "Saturday", or undefined for today. */
  weWillAsk: (day: string | undefined, ask: string) =>
    day ? `On ${day}, our home page will ask: “${ask}”` : `Later, our home page will ask: “${ask}”`,
  plan: {
    heading: "Your plan",
    /** @param day "Saturday", or undefined for today. */
    when: (day: string | undefined) => (day ? `on ${day}` : "today"),
    done: "I have done it",
    change: "Change my plan",
    keep: "Keep my plan",
    another: "Choose another",
    kept: "Your plan is kept in this browser, and never sent.",
    /** A habit is in the account. */
    keptWithHabit: "Your habit is in your account. The plan’s day and number stay in this browser.",
  },
  habit: {
    made: (name: string) => `${quoted(name)} is now one of your habits.`,
    open: "Open your habits",
    failed: "We could not add the habit, but your plan is kept.",
    again: "Try again",
    visitor: "If you have an account, it can become a daily habit.",
    join: "Join",
  },
  line: { journal: "Write it in your journal", tracker: "Write it in the Money Tracker" },
  goal: "Set it as a savings goal",
  asks: {
    did: "Did you do it?",
    yes: "Yes, I did",
    notYet: "Not yet",
    keep: "Save my answer",
    skip: "Skip this",
    later: "No hurry. We will ask again tomorrow.",
    bad: { "£": "Write an amount, such as £1.50.", things: "Write a whole number, such as 3." },
  },
  answer: {
    done: "You did it!",
    /** @param number "£1.50" or "3". */
    number: (ask: string, number: string) => `${ask} ${number}.`,
  },
  figure: (inTime: number, of: number) =>
    of === 1 && inTime === 1
      ? "That is your first plan done, and within seven days."
      : `You have done ${inTime} of your ${of} plans within seven days.`,
} as const;
