/** How well the guide finds its answers in the library, and how honestly it says that it has none. */
import { composeAnswer } from "#functions/ms-sparkle-chat/libraryAnswer";
import { lookUp } from "#functions/ms-sparkle-chat/librarySearch";
import type { LibraryEntry } from "#functions/ms-sparkle-chat/library";
import type { BeyondTheLibrary, LibraryQuestion } from "@/content/libraryQuestions.cases";

export interface AnsweredQuestion {
  asked: string;
  /** The entry that answered, or "(nothing)". */
  answeredBy: string;
}

export interface LibraryFigures {
  questions: number;
  wrong: AnsweredQuestion[];
  /** 0 to 1. */
  rightShare: number;
  beyondAnswered: AnsweredQuestion[];
  /** The share of unanswerable questions that the library admitted it cannot answer; 0 to 1. */
  honestShare: number;
}

const placeOf = (entry: LibraryEntry): string =>
  entry.kind === "word" ? entry.name : `${entry.path}${entry.kind === "section" ? ` (${entry.name})` : ""}`;

/** A word of the glossary is right by its name, or by the page that it leads to, which the answer names. */
const isRight = (entry: LibraryEntry | undefined, answers: readonly string[]): boolean =>
  entry !== undefined &&
  ((entry.kind === "word" && answers.includes(entry.name)) ||
    (!entry.anchor && answers.includes(entry.path)));

export function measureLibrary(
  questions: readonly LibraryQuestion[],
  beyond: readonly BeyondTheLibrary[],
): LibraryFigures {
  const entryFor = (asked: string) => {
    const { how, entry } = composeAnswer(asked);
    // The teacher's answers are measured by their own test.
    return how === "taught" ? lookUp(asked)?.entry : entry;
  };
  const told = questions.map(({ asked, answers }) => {
    const entry = entryFor(asked);
    const right = isRight(entry, answers);
    return { asked, entry, right, answeredBy: entry ? placeOf(entry) : "(nothing)" };
  });
  const beyondAnswered = beyond.flatMap(({ asked }) => {
    const entry = entryFor(asked);
    return entry ? [{ asked, answeredBy: placeOf(entry) }] : [];
  });
  const right = told.filter((one) => one.right).length;
  return {
    questions: questions.length,
    wrong: told.filter((one) => one.entry && !one.right),
    rightShare: right / Math.max(1, questions.length),
    beyondAnswered,
    honestShare: 1 - beyondAnswered.length / Math.max(1, beyond.length),
  };
}
