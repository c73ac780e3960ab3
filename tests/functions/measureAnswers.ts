/**
 * How often the guide answers rightly, by questions whose right answers somebody named who had not seen hers: taught answers by
 * their ids, words of the glossary by their names, and pages by their paths.
 */
import { readFileSync } from "node:fs";
import { answerLocally } from "#functions/ms-sparkle-chat/answer";
import { askedByChip, type Target } from "#functions/ms-sparkle-chat/lookUp";
import type { Turn } from "#functions/ms-sparkle-chat/request";

export interface Asked {
  asked: string;
  /** The names of right answers; none if she should say that she does not know. */
  right: readonly string[];
  /** The messages before it in the chat. */
  before: readonly string[];
}

/**
 * Useful: the right answer. Near: no answer, but a chip that asks for it. Weak: none, and she says so. Wrong: another one as if it were
 * the answer.
 */
export const MARKS = ["useful", "near", "weak", "wrong"] as const;
export type Mark = (typeof MARKS)[number];

export interface Marked extends Asked {
  mark: Mark;
  answeredBy: string;
}

/**
 * @param file in tests/fixtures/guideSets: one message on each line, "what is mony | Money; Cash"; a chat is a block of them, and a
 * message without a stroke only belongs to its chat.
 */
export function readAsked(file: string): Asked[] {
  const blocks = readFileSync(`tests/fixtures/guideSets/${file}`, "utf8").split(/\n\n+/u);
  return blocks.flatMap((block) => {
    const lines = block.split("\n").filter(Boolean);
    const messages = lines.map((line) => line.split(" |")[0]!);
    const isChat = blocks.length > 1;
    return lines.flatMap((line, nth) => {
      const [, right] = line.split(" |");
      if (right === undefined) return [];
      const named = right.split(";").map((name) => name.trim());
      return [
        { asked: messages[nth]!, right: named.filter(Boolean), before: isChat ? messages.slice(0, nth) : [] },
      ];
    });
  });
}

const NOON = new Date("2026-11-25T12:00:00Z");

/** @returns what she says to the last of several messages. */
function answerIn(messages: readonly string[]) {
  const [message, ...before] = messages.toReversed() as [string, ...string[]];
  const history: Turn[] = before.toReversed().map((content) => ({ role: "user", content }));
  return answerLocally({ message, conversationHistory: history }, NOON);
}

function namesOf(target: Target | undefined): string[] {
  if (!target || target.kind === "talk") return [];
  return target.kind === "taught" ? [target.taught.id] : [target.entry.name, target.entry.path];
}

function markOf({ asked, right, before }: Asked): Marked {
  const { about, how, text, next = [] } = answerIn([...before, asked]);
  const names = namesOf(about);
  // A sum or small talk is named by what she did: "how: sum".
  const isRight = [...names, `how: ${how}`].some((name) => right.includes(name));
  const isNothing = !names.length && how !== "sum";
  const isNear = next.some((chip) => namesOf(askedByChip(chip)).some((name) => right.includes(name)));
  const unanswered = isNear ? "near" : "weak";
  const mark = isRight || (isNothing && !right.length) ? "useful" : isNothing ? unanswered : "wrong";
  return { asked, right, before, mark, answeredBy: names[0] ?? `${how}: ${text.slice(0, 40)}` };
}

export const markAll = (questions: readonly Asked[]): Marked[] => questions.map(markOf);

export const shareOf = (marked: readonly Marked[], mark: Mark): number =>
  marked.filter((one) => one.mark === mark).length / Math.max(1, marked.length);
