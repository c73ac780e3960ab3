/** The words of the big screen, and of the hands before and after. */
import type { Tally } from "@/domain/lessons/hands";
import { letterOf } from "./lesson";

export const minutesText = (minutes: number): string => (minutes === 1 ? "1 minute" : `${minutes} minutes`);

export const BIG_SCREEN = {
  name: (lesson: string) => `Big screen: ${lesson}`,
  place: (minutes: number, screen: number, screens: number) =>
    `· ${minutesText(minutes)} · screen ${screen} of ${screens}`,
  part: (part: number, parts: number) => `Part ${part} of ${parts}`,
  back: "Back",
  next: "Next",
  showAnswer: "Show the answer",
  showBars: "Show before and after",
  last: "This is the last screen.",
  hint: "Space bar",
  timer: "Timer",
  timeIsUp: (minutes: number) => `${minutesText(minutes)} have passed.`,
  dark: "Dark",
  fullScreen: "Full screen",
  close: "Close",
  isBlank: "The screen is blank. Press any key to show it again.",
  answerIs: (choice: number, text: string) => `The answer is ${letterOf(choice)}: ${text}.`,
  hands: "Hands",
  handsFor: (choice: number, text: string) => `Hands for ${letterOf(choice)}: ${text}`,
} as const;

export const BEFORE_AFTER = {
  title: "Before and after",
  lead: "Type how many hands went up for each answer. The big screen shows the same numbers.",
  kept: "These are numbers for the whole class, without names. They stay in this tab after a reload, and go when you close it. With fewer than five hands in a question, there is no bar.",
  question: (question: number) => `Question ${question}`,
  answer: "Answer",
  before: "Before",
  after: "After",
  isRight: "(right)",
  handsFor: (question: number, choice: number, time: string) =>
    `${time}, question ${question}, ${letterOf(choice)}`,
  answers: "answers",
  total: "All the questions together",
  /** Before there are five hands in any question. */
  nothing: "The bars will be here once at least five hands are in a question.",
  clear: "Clear the hands",
  undo: "Put the hands back",
  cleared: "The hands of this lesson are cleared.",
} as const;

/** "Before: 12 of 28 right", "After: 84 of 150 answers right, which is 56%". */
export const tallyText = (time: string, { right, all }: Tally, noun: string, share?: number): string =>
  `${time}: ${right} of ${all}${noun && ` ${noun}`} right${share === undefined ? "" : `, which is ${share}%`}`;
