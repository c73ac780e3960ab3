/**
 * What was answered in Find Your Quadrant, for this tab: it outlives a reload and a look at another page, and is gone
 * with the tab. Without the tab's storage it lives as long as the page.
 */
import { useSyncExternalStore } from "react";
import * as v from "valibot";

const KEY = "4mq_quadrant";
const SCENARIOS = 5;
const OPTIONS = 4;

const Answers = v.pipe(
  v.object({
    /** Index of the chosen option of each scenario that was answered, in order. */
    chosen: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(OPTIONS - 1))),
      v.maxLength(SCENARIOS),
    ),
    /** Index of the scenario that is shown; 5 is the result. */
    at: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Id of the user in whose profile the result stands. */
    savedFor: v.nullable(v.string()),
  }),
  v.check(({ chosen, at }) => at <= chosen.length),
);
export type QuadrantAnswers = v.InferOutput<typeof Answers>;

export const NO_ANSWERS: QuadrantAnswers = { chosen: [], at: 0, savedFor: null };

let current: QuadrantAnswers | undefined;
const listeners = new Set<() => void>();

function stored(): QuadrantAnswers {
  try {
    const result = v.safeParse(Answers, JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
    return result.success ? result.output : NO_ANSWERS;
  } catch {
    return NO_ANSWERS; // Blocked, or nothing that was written here.
  }
}

export const readQuadrantAnswers = (): QuadrantAnswers => (current ??= stored());

export function writeQuadrantAnswers(answers: QuadrantAnswers): void {
  current = answers;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // In memory it stays.
  }
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void) {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** While prerendering and hydrating, none. */
export const useQuadrantAnswers = (): QuadrantAnswers =>
  useSyncExternalStore(subscribe, readQuadrantAnswers, () => NO_ANSWERS);
