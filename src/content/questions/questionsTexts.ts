/** /resources/questions and its pages: the words around what the guide has been taught. For ages 8-10 and up. */
import type { PageMeta } from "@/content/pageMeta";

export const QUESTIONS_PATH = "/resources/questions";

export const QUESTIONS_PAGE: PageMeta = {
  title: "Questions about money, answered | 4MQ",
  description:
    "Hundreds of questions about money from children, teenagers, parents and teachers. Each has an answer, an example and a plan.",
};

export const QUESTIONS_TEXTS = {
  back: "Back to Resources",
  heading: "Questions about money",
  lead: (count: number) =>
    `${count} answers, each with an example and a plan. Pick a subject, or type a word.`,
  count: (count: number) => (count === 1 ? "1 answer" : `${count} answers`),
} as const;

export const SUBJECT_TEXTS = {
  back: "Questions about money",
  example: "An example",
  plan: "A plan",
  pitfall: "What could go wrong",
  further: "Read more:",
  ask: "Ask Ms. Sparkle about this",
  other: "All subjects",
} as const;

export const SEARCH_TEXTS = {
  label: "What would you like to know?",
  placeholder: "trainers, pocket money, scam…",
  hint: "We do not send or keep what you type.",
  clear: "Clear the search",
  loading: "Looking…",
  failed: "We could not load the list of questions. Please check your internet connection and try again.",
  found: (count: number, typed: string) =>
    count === 1 ? `1 answer about “${typed}”` : `${count} answers about “${typed}”`,
  none: (typed: string) => `No answer about “${typed}” yet`,
  /** Under the heading, if no answer has every word. */
  some: "None has all of these words. These have some of them.",
  list: "Answers",
  readers: { p: "For parents", t: "For teachers" },
  showOthers: (count: number) => (count === 1 ? "Show 1 more" : `Show ${count} more`),
  showAnswers: "Show me the answers",
  tryElse:
    "Not what you were looking for? Try a shorter word, or ask Ms. Sparkle. She is a computer, not a person.",
  tryShorter:
    "Try a shorter word, or clear the search and pick a subject. You can also ask Ms. Sparkle. She is a computer, not a person.",
  ask: "Ask Ms. Sparkle",
  /** Below every list, and first if nothing was found. */
  childline:
    "Is something making you feel scared or sad? You can call Childline free on 0800 1111, day or night.",
} as const;
