/** A question that was missed in a check or in a quiz comes back after one, three and seven days, a few a day, until it is known. */
import { addDays, type Day } from "@/domain/calendar";

export interface MissedQuestion {
  question: string;
  /** How often it has come back and been answered rightly. */
  step: number;
  due: Day;
}

export interface Recall {
  isOff: boolean;
  /** The day on which questions came back last, and how many of them. */
  asked: { on: Day; count: number } | null;
  missed: readonly MissedQuestion[];
}

export const NOTHING_TO_RECALL: Recall = { isOff: false, asked: null, missed: [] };

/** Days until a missed question comes back, for the first, the second and the third time. */
const AFTER_DAYS = [1, 3, 7] as const;
const MOST_A_DAY = 3;

const without = (missed: readonly MissedQuestion[], question: string) =>
  missed.filter((one) => one.question !== question);

/**
 * A question that was missed, in a check, in a quiz or when it came back, begins again. Each is kept once, so there are
 * never more than the questions there are.
 */
export const withMissed = (recall: Recall, question: string, today: Day): Recall => ({
  ...recall,
  missed: [...without(recall.missed, question), { question, step: 0, due: addDays(today, AFTER_DAYS[0]) }],
});

/** @returns the part of its id that says where a question belongs: a chapter or topic with a check, or a quiz. */
export const sourceOf = (question: string): string => question.replace(/-\d+$/u, "");

/** Without the questions of a quiz that is no longer there. */
export const withoutSource = (recall: Recall, source: string): Recall => ({
  ...recall,
  missed: recall.missed.filter(({ question }) => sourceOf(question) !== source),
});

/** The questions that come back today, at most three in a day. */
export function dueQuestions({ isOff, asked, missed }: Recall, today: Day): readonly string[] {
  const left = MOST_A_DAY - (asked?.on === today ? asked.count : 0);
  if (isOff || left <= 0) return [];
  // A day further ahead than any is from a clock that was wrong.
  const last = addDays(today, AFTER_DAYS[2]);
  const due = missed.filter((one) => one.due <= today || one.due > last);
  return due.slice(0, left).map(({ question }) => question);
}

/** The first answer to a question that came back. */
export function withAnswer(recall: Recall, question: string, isRight: boolean, today: Day): Recall {
  const count = recall.asked?.on === today ? recall.asked.count : 0;
  const counted = { ...recall, asked: { on: today, count: count + 1 } };
  if (!isRight) return withMissed(counted, question, today);
  const missed = recall.missed.flatMap((one) => {
    if (one.question !== question) return [one];
    const step = one.step + 1;
    const days = AFTER_DAYS[step];
    return days ? [{ question, step, due: addDays(today, days) }] : [];
  });
  return { ...counted, missed };
}
