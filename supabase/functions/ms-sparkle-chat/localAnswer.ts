/** The local rules' answer to a message, with the messages before it in mind. */
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

/** Crisis and abuse answers are help, and neither a limit nor a failure may come between them and a child. */
export const isUrgent = (outcome: Outcome | undefined): outcome is Outcome =>
  outcome === CRISIS || outcome === ABUSE;

/**
 * Joins the reader's last message and this one, because a child may tell something in two halves. There is no full stop
 * between them, because no rule reads across one. @returns undefined if there was no last message.
 */
export function withLastTurn(message: string, history: readonly Turn[]): string | undefined {
  const last = history.findLast(({ role }) => role === "user");
  return last && `${last.content.replace(/[\s.!?…,;]+$/u, "")} ${message}`;
}

/** The number of the reader's own earlier messages that count. */
const LOOKS_BACK = 3;

/** "What is a budget?", a saving sum and "thanks" need nothing that was said before. */
const standsForItself = (message: string) =>
  ["sum", "talk", "looked up"].includes(composeAnswer(message).how);

/**
 * @returns the scripted answer, or undefined if the message may go on to the library or a model. "I mean it" and "what
 * do I do" after a crisis are still a crisis, because the safer of two readings is taken.
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
    // A number may come in two halves. If the last message gave it all away, that was answered then.
    if (!own && together === PERSONAL_DATA && last !== PERSONAL_DATA) return together;
  }
  if (!own && urgent && !standsForItself(message)) return urgent;
  return own ?? (asksWhoAnswers(message) ? WHO_ANSWERS : undefined);
}
