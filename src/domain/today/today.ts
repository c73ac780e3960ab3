/** The next thing to do for somebody who comes back, from what this browser knows. It never speaks of what was missed. */
import { addDays, daysBetween, weekOf, type Day } from "@/domain/calendar";
import { deedsOn, type Deed, type DeedKind } from "@/domain/deeds/deeds";
import { challengeDay, isOver } from "@/domain/challenge/challenge";

export interface UnfinishedQuiz {
  quizId: string;
  /** The question to go on with, counted from 1. */
  question: number;
  count: number;
}

/** A place in a text, which was left before its end. */
export interface ReadingPlace {
  /** The address of the section. */
  to: string;
  /** The title of the section. */
  title: string;
}

/** Questions of one chapter or topic, or of one quiz, that come back today. */
export interface RecallDue {
  /** The beginning of the questions' ids: of a chapter or topic with a check, or of a quiz. */
  source: string;
  count: number;
}

export interface Known {
  isSignedIn: boolean;
  firstName: string | null;
  /** The first of the 90 days, or null without a participation. */
  start: Day | null;
  /**
   * Days with an entry; without an account, days with a coin or a row in the tracker. Undefined if they are not known,
   * as after signing in.
   */
  days: readonly Day[] | undefined;
  /** The measure of a mission, in words, when it was last seen. */
  measure: { phase: number; words: string } | null;
  /** The running savings goal, and how far its jar is filled. */
  goal: { title: string | null; percent: number } | null;
  quiz: UnfinishedQuiz | undefined;
  place: ReadingPlace | undefined;
  recall: RecallDue | undefined;
  /** The action of a plan whose day has come. */
  plan: string | undefined;
  coins: number;
  /** Everything that was done, earliest first. */
  string: readonly Deed[];
  hasPortrait: boolean;
  /** True if a mission has ended whose card was not seen. */
  hasPostcard: boolean;
  /** A user who, as far as this browser has read, has not begun the 90 days, and has only just joined or written nothing. */
  isNew: boolean;
}

/** The facts about a user that the signed-in pages showed last, and that this browser keeps. */
export type SeenFacts = Pick<Known, "firstName" | "start" | "days" | "measure" | "goal">;

/** The facts about a user in an answer of the server. */
export type ReadFacts = Partial<SeenFacts> & {
  /** Days on which a habit was logged. */
  habitDays?: readonly Day[];
};

export type NextThing =
  | { kind: "question"; quiz: UnfinishedQuiz }
  | { kind: "line" }
  | { kind: "recall"; recall: RecallDue }
  | { kind: "place"; place: ReadingPlace }
  | { kind: "prompt"; day: number }
  /** Something of the site's texts, another one each day. */
  | { kind: "read"; nth: number }
  | { kind: "postcard" | "journal" | "firstDay" | "portrait" | "begin" | "firstQuiz" | "nextQuiz" };

/** From it, days are counted. */
const SOME_DAY = "2026-01-01";
const WEEK_DAYS = 7;
const isOfWeek = ({ string }: Known, today: Day) =>
  string[0] !== undefined && daysBetween(string[0].day, today) >= WEEK_DAYS;

/** The one next thing: what is half done or promised first, then the day's line, then something new. */
export function nextThing(known: Known, today: Day): NextThing {
  const { isSignedIn, start, days, quiz, recall, place, coins, hasPortrait, isNew } = known;
  if (quiz) return { kind: "question", quiz };
  if (isNew) return { kind: "firstDay" };
  if (known.hasPostcard) return { kind: "postcard" };
  // "We will ask them again from tomorrow": the line can wait until the evening, but a promise cannot.
  if (recall) return { kind: "recall", recall };
  if (!days) return { kind: "journal" };
  if (isSignedIn && !days.includes(today)) return { kind: "line" };
  if (place) return { kind: "place", place };
  const nth = daysBetween(SOME_DAY, today);
  // One thing for ever would be no news: after a week, every other day has something to read.
  if (!isSignedIn && nth % 2 && isOfWeek(known, today)) return { kind: "read", nth };
  if (!hasPortrait) return { kind: "portrait" };
  if (isSignedIn && (!start || isOver(start, today))) return { kind: "begin" };
  if (start && challengeDay(start, today) > 0) return { kind: "prompt", day: challengeDay(start, today) };
  return { kind: coins ? "nextQuiz" : "firstQuiz" };
}

export interface WeekDay {
  day: Day;
  state: "done" | "today" | "open";
  /** The deeds of that day. */
  kinds: readonly DeedKind[];
}

/** The seven days of this week, Monday first. A day on which nothing was done is simply open. */
export function weekDays(days: readonly Day[], string: readonly Deed[], today: Day): WeekDay[] {
  const { first } = weekOf(today);
  return Array.from({ length: 7 }, (_, nth) => {
    const day = addDays(first, nth);
    const kinds = deedsOn(string, day).map(({ kind }) => kind);
    const done = kinds.length > 0 || days.includes(day);
    return { day, state: done ? "done" : day === today ? "today" : "open", kinds };
  });
}
