/** The savings goal of somebody without an account, on the shelf. For ages 8-10 and up. */
import { fullDayName, type Day } from "@/domain/calendar";
import type { Saturdays } from "@/domain/community/savingPlan";
import { saturdayName, saturdaysInWords } from "@/content/community/goalEnd";

export const SHELF_GOAL_TEXTS = {
  heading: "What are you saving for?",
  lead: "Choose a thing, and see how many Saturdays it takes.",
  start: "Set a goal",
  nameHint: "You can skip it.",
  price: "How much does it cost?",
  week: "How much can you save each week?",
  wrong: "Type a number greater than 0, such as 2 or 2.50. The most is 9,999,999.99.",
  saved: "How much is in your jar?",
  savedWrong: "Type 0 or a bigger number, such as 7 or 7.50.",
  /** Under the form and under the jar. */
  kept: "It stays on this device. Everyone who uses it can see it. Nothing is sent.",
  make: "Start my jar",
  save: "Save",
  cancel: "Not now",
  noName: "Your goal",
  of: (saved: string, price: string) => `${saved} of ${price}`,
  plan: ({ count, next }: Saturdays, today: Day) =>
    count === 1
      ? `One Saturday, and the last coin is ${saturdayName(next, today)}.`
      : `${saturdaysInWords(count)}, the next coin ${saturdayName(next, today)}.`,
  tooLong: "That takes more than ten years. Try a smaller goal, or a little more each week.",
  dates: "Your Saturdays",
  until: (last: Day) => `and so on, until ${fullDayName(last)}`,
  coin: (amount: string) => `I put in ${amount}`,
  takeOut: (amount: string) => `Take ${amount} out again`,
  change: "Change it",
  changeTo: (price: string) => `Change it to ${price}`,
  next: "Set a new goal",
  archive: "Your jar goes from this device. The money you saved is still yours.",
  account: "Savings goals are in the community.",
  none: "Choose a thing to save for, and watch your jar fill.",
  toAccount: "Open my goal",
  onDevice:
    "There is a goal on this device, made without an account. If it is yours, you can take it with you.",
  toKeep: "Take it with me",
} as const;
