/** How well the guide finds its answers in the library, and how honestly it says that it has none. */
import { composeAnswer } from "#functions/ms-sparkle-chat/libraryAnswer";
import { search } from "#functions/ms-sparkle-chat/librarySearch";
import type { LibraryEntry } from "#functions/ms-sparkle-chat/library";
import { align } from "./table.ts";
import type { BeyondTheLibrary, LibraryQuestion } from "@/content/libraryQuestions.cases";

export interface AnsweredQuestion {
  asked: string;
  /** The entry that answered, or "(nothing)". */
  answeredBy: string;
}

export interface LibraryFigures {
  questions: number;
  /** Answered with one of the right words or pages. */
  right: number;
  /** One of the right places is the first result, whether it was sure enough to be said or not. */
  first: number;
  wrong: AnsweredQuestion[];
  unanswered: AnsweredQuestion[];
  /** 0 to 1. */
  rightShare: number;
  beyond: number;
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
    (!entry.elsewhere && answers.includes(entry.path)));

export function measureLibrary(
  questions: readonly LibraryQuestion[],
  beyond: readonly BeyondTheLibrary[],
): LibraryFigures {
  const told = questions.map(({ asked, answers }) => {
    const { entry } = composeAnswer(asked);
    const right = isRight(entry, answers);
    const first = isRight(search(asked)[0]?.entry, answers);
    return { asked, entry, right, first, answeredBy: entry ? placeOf(entry) : "(nothing)" };
  });
  const beyondAnswered = beyond.flatMap(({ asked }) => {
    const { entry } = composeAnswer(asked);
    return entry ? [{ asked, answeredBy: placeOf(entry) }] : [];
  });
  const right = told.filter((one) => one.right).length;
  return {
    questions: questions.length,
    right,
    first: told.filter((one) => one.first).length,
    wrong: told.filter((one) => one.entry && !one.right),
    unanswered: told.filter((one) => !one.entry),
    rightShare: right / Math.max(1, questions.length),
    beyond: beyond.length,
    beyondAnswered,
    honestShare: 1 - beyondAnswered.length / Math.max(1, beyond.length),
  };
}

const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** A row a set of questions. */
export function libraryTable(sets: Readonly<Record<string, LibraryFigures>>): string {
  const rows = Object.entries(sets).map(([name, figures]) => [
    name,
    String(figures.questions),
    `${figures.right} (${percent(figures.rightShare)})`,
    String(figures.first),
    String(figures.wrong.length),
    String(figures.unanswered.length),
    String(figures.beyond),
    `${figures.beyond - figures.beyondAnswered.length} (${percent(figures.honestShare)})`,
  ]);
  const head = ["set", "questions", "right", "first found", "wrong", "no answer", "beyond", "admitted"];
  return align([head, ...rows]);
}
