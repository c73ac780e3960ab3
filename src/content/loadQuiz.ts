/** The questions of a quiz, fetched when they are asked for. */
import type { Quiz } from "./quizTypes";

const LOADERS: Record<string, () => Promise<Quiz>> = {
  "money-brain-battle": async () => (await import("./quizMoneyBrainBattle")).QUIZ_MONEY_BRAIN_BATTLE,
  "keeper-of-embers": async () => (await import("./quizKeeperOfEmbers")).QUIZ_KEEPER_OF_EMBERS,
};

/** @throws when the quiz cannot be fetched, or is none. */
export function loadQuiz(id: string): Promise<Quiz> {
  const load = LOADERS[id];
  return load ? load() : Promise.reject(new RangeError(`There is no quiz ${id}`));
}
