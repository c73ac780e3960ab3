/** What the local rules make of a message, with the one before it in mind. */
import { asksWhoAnswers } from "./fixedAnswers.ts";
import { composeAnswer } from "./libraryAnswer.ts";
import { classify, type Classified } from "./localRules.ts";
import { ABUSE, CRISIS, PERSONAL_DATA, unsafe, WHO_ANSWERS, type Outcome } from "./outcome.ts";
import type { ChatRequest, Turn } from "./request.ts";

function outcomeOf(classified: Classified): Outcome | undefined {
  switch (classified.class) {
    case "crisis":
      return CRISIS;
    case "abuse":
      return ABUSE;
    case "personalData":
      return PERSONAL_DATA;
    case "unsafeRequest":
      return unsafe(classified.kind);
    case "ordinary":
      return undefined;
  }
}

/** Both are help, and nothing stands between them and a child: no limit, no failure. */
export const isUrgent = (outcome: Outcome | undefined): outcome is Outcome =>
  outcome === CRISIS || outcome === ABUSE;

/**
 * The reader's last message and this one as one text, for what is told in two halves; undefined when there was none.
 * Without an end of a sentence in between, which no rule reads across.
 */
export function withLastTurn(message: string, history: readonly Turn[]): string | undefined {
  const last = history.findLast(({ role }) => role === "user");
  return last && `${last.content.replace(/[\s.!?…,;]+$/u, "")} ${message}`;
}

/** How many of the reader's own messages are borne in mind. */
const LOOKS_BACK = 3;

/** "What is a budget?", a saving sum, "thanks": it stands for itself, whatever was said before. */
const standsForItself = (message: string) =>
  ["sum", "talk", "looked up"].includes(composeAnswer(message).how);

/**
 * @returns the scripted answer to it; undefined when it may go on to the library or a model. "I mean it" and "what do I
 * do" after a crisis are a crisis: of two readings the safe one is taken.
 */
export function localAnswer({ message, conversationHistory }: ChatRequest): Outcome | undefined {
  const own = outcomeOf(classify(message));
  if (isUrgent(own)) return own;
  const before = conversationHistory
    .filter(({ role }) => role === "user")
    .slice(-LOOKS_BACK)
    .map(({ content }) => outcomeOf(classify(content)));
  const urgent = before.findLast(isUrgent);
  const last = before.at(-1);
  const joined = withLastTurn(message, conversationHistory);
  if (joined && !isUrgent(last)) {
    const together = outcomeOf(classify(joined));
    if (isUrgent(together)) return together;
    // Half a number each time. What the last message gave away alone was answered then.
    if (!own && together === PERSONAL_DATA && last !== PERSONAL_DATA) return together;
  }
  if (!own && urgent && !standsForItself(message)) return urgent;
  return own ?? (asksWhoAnswers(message) ? WHO_ANSWERS : undefined);
}
