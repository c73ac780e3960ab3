/** /keep: the savings goal of this device's visitors. */
import { fullDayName, type Day } from "@/domain/calendar";
import { quoted } from "@/content/quoted";
import { GOAL_TEXTS } from "@/content/community/goals";

export const KEEP_GOAL_TEXTS = {
  title: (name: string | null, price: string) => `Your savings goal: ${name ? `${name}, ` : ""}${price}`,
  text: (end: Day) =>
    `It becomes a savings challenge until ${fullDayName(end)}. Its card shows the same figures with a $ sign.`,
  /** @param name of the account's own goal. */
  replaces: (name: string | null) =>
    `You can save for one goal at a time. With a tick, ${name ? quoted(name) : "the goal that you have now"} is put away for good. Without one, this goal stays on this device.`,
  offline: "You are offline, so your goal cannot be made. Untick it, or try again later.",
  notMade:
    "We could not make your goal, so we have stopped there. Look at your goal again, then tick it and try again.",
  tooMany: "You have reached today’s limit of 20 challenges. Untick your goal, and keep it tomorrow.",
  /** The page after it, if there is something to tell. */
  made: "Your goal is in your account",
  withoutName: "It has no name there yet.",
  problems: {
    tooLong: GOAL_TEXTS.tooLong,
    contact: GOAL_TEXTS.contact,
    nothingVisible: "Nothing in its name can be seen. Please give it another name.",
    failed: "Its name could not be saved. Please try again, or give it another name.",
  },
  name: (name: string) => `The name was ${quoted(name)}.`,
  savedLost: "What is in your jar was not saved with it. Please put the total in with “Update progress”.",
  toGoal: "Open my goal",
  goOn: "Go on",
} as const;
