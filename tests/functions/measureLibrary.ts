/** How well the guide finds its answers, and how honestly it says that it has none. */
import { answerLocally } from "#functions/ms-sparkle-chat/answer";
import { find, type Found } from "#functions/ms-sparkle-chat/lookUp";
import type { BeyondTheLibrary, LibraryQuestion } from "#tests/fixtures/libraryQuestions";

export interface AnsweredQuestion {
  asked: string;
  /** The source of the answer, or "(nothing)". */
  answeredBy: string;
}

export interface LibraryFigures {
  questions: number;
  /** Questions in which the guide heard a worry, so that she looked nothing up. */
  worries: string[];
  wrong: AnsweredQuestion[];
  /** 0 to 1. */
  rightShare: number;
  beyondAnswered: AnsweredQuestion[];
  /** The share of unanswerable questions that the library admitted it cannot answer; 0 to 1. */
  honestShare: number;
}

const NOON = new Date("2026-11-25T12:00:00Z");

type FoundAnswer = Exclude<Found, { kind: "talk" }>;

/** @returns what a question is answered from, or undefined if the guide says that she does not know. */
function answeredFrom(asked: string): FoundAnswer | undefined {
  const { how } = answerLocally({ message: asked, conversationHistory: [] }, NOON);
  const found = find(asked, 0);
  return (how === "teacher" || how === "library") && found?.kind !== "talk" ? found : undefined;
}

const nameOf = (found: FoundAnswer): string =>
  found.kind === "taught" ? `the teacher (${found.taught.id})` : `${found.entry.name} (${found.entry.path})`;

/** A taught answer is right by its id, a word of the glossary by its name, and a part of a page by the page. */
function isRight(found: FoundAnswer | undefined, answers: readonly string[]): boolean {
  if (!found) return false;
  const names = found.kind === "taught" ? [found.taught.id] : [found.entry.name, found.entry.path];
  return names.some((name) => answers.includes(name));
}

export function measureLibrary(
  questions: readonly LibraryQuestion[],
  beyond: readonly BeyondTheLibrary[],
): LibraryFigures {
  const isWorry = ({ asked }: LibraryQuestion) =>
    answerLocally({ message: asked, conversationHistory: [] }, NOON).isHelp === true;
  const worries = questions.filter(isWorry).map(({ asked }) => asked);
  const told = questions
    .filter(({ asked }) => !worries.includes(asked))
    .map(({ asked, answers }) => {
      const found = answeredFrom(asked);
      const right = isRight(found, answers);
      return { asked, found, right, answeredBy: found ? nameOf(found) : "(nothing)" };
    });
  const beyondAnswered = beyond.flatMap(({ asked }) => {
    const found = answeredFrom(asked);
    return found ? [{ asked, answeredBy: nameOf(found) }] : [];
  });
  const right = told.filter((one) => one.right).length;
  return {
    questions: questions.length,
    worries,
    wrong: told.filter((one) => !one.right).map(({ asked, answeredBy }) => ({ asked, answeredBy })),
    rightShare: right / Math.max(1, told.length),
    beyondAnswered,
    honestShare: 1 - beyondAnswered.length / Math.max(1, beyond.length),
  };
}
